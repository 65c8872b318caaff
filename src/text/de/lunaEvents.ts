import type { LunaAction } from '../../components/content.ts';
import type { LunaCriterion } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { says, silent } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted } from './grammar.ts';

/** What Luna does, and why. */
export const LUNA_EVENTS_DE: Pick<Locale['events'], LunaEventType> = {
  lunaTokenDrawn: ({ token }, words) =>
    says('nimmt den Bonus eines zufällig gezogenen Startplättchens:', words.name({ kind: 'token', token }, 'short')),
  lunaCardsDealt: ({ slots }, words) => {
    const letters = words.and(slots.map((slot) => [slot]));
    return says('erhält', say`eine verdeckte Karte in ${slots.length < 2 ? 'Slot' : 'jedem der Slots'} ${letters}`);
  },
  lunaMajorityDrawn: ({ cards }, words) =>
    says(
      'deckt die Mehrheitskarten auf:',
      say`${words.lunaCards(cards)}; für die Mehrheiten dieser Runde hat sie ${words.majorities(cards)}`,
    ),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', darunter eine neue von Rang 2' : '';
    return says(
      `hat keine Karten mehr zu ziehen und mischt ihren Ablagestapel zu einem neuen Luna-Deck aus ${counted(cards, 'Karte', 'Karten')}${added}`,
    );
  },
  lunaTokenPassed: ({ track, at, gradeTwo }) => {
    const name = track === 'tank' ? 'Tankleiste' : 'Forschungsleiste';
    const then =
      gradeTwo > 0
        ? 'also kommt eine Karte von Rang 2 auf ihr Deck'
        : 'doch für ihr Deck ist keine Karte von Rang 2 mehr da';
    return says(`erreicht den Luna-Marker auf Feld ${at} ihrer ${name}, ${then}`);
  },
  lunaCardTurned: ({ card, slot }, words) =>
    says('deckt auf:', say`Karte ${words.name({ kind: 'lunaCard', lunaCard: card }, 'short')} in Slot ${slot}`),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }, words) => {
    if (rule === 'LACT-20') return says('wählt alle vier Unternehmen');
    const chosen = words.and(companies.map((company) => words.company(company, 'short')));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `bei Gleichstand entscheidet ${TIES[tie]}`;
    return says('wählt', say`${chosen}${REASONS[rule] ?? ', wie ihre Karte sagt'}`, decided);
  },
  lunaColumnChosen: silent,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const [only, one] = TARGETS[rule] ?? ['das einzige Ziel in Reichweite', 'das Ziel in Reichweite'];
    const where = ON_THE_MOON.includes(rule) ? words.place({ sector: target }) : [`Ziel ${target}`];
    const which = `${one} mit der ${prefer === 'min' ? 'niedrigsten' : 'höchsten'} Nummer`;
    return says(say`erweitert ${words.company(company, 'short')} auf`, where, among.length === 1 ? only : which);
  },
  lunaSkipped: ({ action, company }, words) =>
    says(SKIPPED[action], company === undefined ? '' : say`(${words.company(company, 'short')})`),
  lunaCardsDiscarded: silent,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const name = (lunaCard: string) => words.name({ kind: 'lunaCard', lunaCard }, 'short');
    if (discarded === null)
      return says(
        say`behält beide Mehrheitskarten: auf Karte ${name(card)}, oben auf ihrem Ablagestapel, sind beide Werte gleich`,
      );
    const { left, right } = words.box.lunaCard(card);
    const side = left > right ? 'linke' : 'rechte';
    return says(
      say`wirft ihre ${side} Mehrheitskarte (${name(discarded)}) ab: auf Karte ${name(card)}, oben auf ihrem Ablagestapel, ist der ${side} Wert höher`,
    );
  },
  uploadMoved: ({ steps, to }, words) => says(`+${words.count(steps, 'step')} auf der Forschungsleiste (Feld ${to})`),
  planDiscarded: ({ plan }, words) => says('wirft', say`${words.plan(plan)} ab`),
};

/** Read after the companies: why these. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': ', das wertvollste Unternehmen',
  'LACT-17': ', die zwei wertvollsten Unternehmen',
  'LACT-18': ', das zweitwertvollste Unternehmen',
  'LACT-19': ', das am wenigsten wertvolle Unternehmen',
  'LACT-21': ': auf dieser Leiste führt sie mit dem größten Vorsprung (sonst hat sie den kleinsten Rückstand)',
  'LACT-22': ': auf diesen Leisten führt sie mit dem größten Vorsprung (sonst hat sie den kleinsten Rückstand)',
  'LACT-24': ', den Rivalen, den sie verdrängt: auf dieser Leiste liegt sie am weitesten zurück',
  'LACT-33': ', das wertvollste Unternehmen, um eine Karte mit einem Anteil daran zu nehmen',
};

/** Where a company can be expanded to, in the accusative: the only target, and one of several. */
const TARGETS: Readonly<Partial<Record<RuleId, readonly [only: string, one: string]>>> = {
  'LACT-46': ['den einzigen leeren Sektor in Reichweite', 'den leeren Sektor in Reichweite'],
  'LACT-47': ['den einzigen Sektor dieses Rivalen in Reichweite', 'den Sektor dieses Rivalen in Reichweite'],
  'LACT-50': ['das einzige leere Ziel in Reichweite', 'das leere Ziel in Reichweite'],
  'LACT-53': [
    'den einzigen Asteroiden in Reichweite, der Platz und schon einen Außenposten dieses Unternehmens hat',
    'unter den Asteroiden in Reichweite, die Platz und schon einen Außenposten dieses Unternehmens haben, den',
  ],
  'LACT-54': ['den einzigen Spielstein dieses Rivalen in Reichweite', 'den Spielstein dieses Rivalen in Reichweite'],
};

/** On the Belt a number can be that of an asteroid or of a shuttle space; the next event says which. */
const ON_THE_MOON: readonly RuleId[] = ['LACT-46', 'LACT-47'];

/** What told companies apart that were equal in what the card asks for. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'ihr Abstand auf der Leiste',
  value: 'der Wert',
  vacantSpaces: 'die Zahl der leeren Stationsfelder',
  trackId: 'der Buchstabe der Leiste',
  coinIcons: 'die Zahl der CrypCoin-Symbole',
  logo: 'die Nähe zum Logo',
};

/** What did not come about. */
const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'erhält keine CrypCoin',
  helium: 'erhält kein Helium-3',
  research: 'macht keinen Schritt auf der Forschungsleiste',
  track: 'macht keinen Schritt auf der Leiste',
  expand: 'beendet die Erweiterung, da kein Platz für einen Spielstein in Reichweite ist',
  cards: 'nimmt keine Karte, da der Platz der Kartenauslage leer ist, den ihre Karte nennt',
  mostValuableShareCard:
    'nimmt keine Karte mit einem Anteil: keine Karte der Kartenauslage hat einen am wertvollsten Unternehmen',
  bonusMarker: 'setzt keinen Bonusmarker, da das Feld besetzt ist, das ihre Karte nennt',
  discardPlan: 'wirft kein Forschungsplättchen ab, da das Feld leer ist, das ihre Karte nennt',
  discardSpecialPlan: 'wirft kein Spezialplättchen ab, da keines offen liegt',
};
