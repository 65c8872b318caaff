import type { LunaAction } from '../../components/content.ts';
import type { LunaCriterion } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { clause } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted } from './grammar.ts';

/** Log clauses for Luna's events, with the reasons for her choices. */
export const LUNA_EVENTS_DE: Pick<Locale['events'], LunaEventType> = {
  lunaTokenDrawn: ({ token }, words) =>
    clause('erhält den Bonus eines zufällig gezogenen Startplättchens:', words.name({ kind: 'token', token }, 'short')),
  lunaCardsDealt: ({ slots }, words) => {
    const letters = words.and(slots.map((slot) => [slot]));
    const where = slots.length < 2 ? 'eine verdeckte Karte in Slot' : 'je eine verdeckte Karte in den Slots';
    return clause('erhält', say`${where} ${letters}`);
  },
  lunaMajorityDrawn: ({ cards }, words) =>
    clause(
      'deckt die Mehrheitskarten auf:',
      say`${words.lunaCards(cards)}; für Mehrheiten zählen in dieser Runde ${words.majorities(cards)}`,
    ),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', darunter eine neue von Rang 2' : '';
    return clause(
      `mischt ihren Ablagestapel zu einem neuen Luna-Stapel (${counted(cards, 'Karte', 'Karten')}${added})`,
    );
  },
  lunaTokenPassed: ({ track, at, gradeTwo }) => {
    const name = track === 'tank' ? 'Tankleiste' : 'Forschungsleiste';
    const then =
      gradeTwo > 0 ? 'Eine Karte von Rang 2 kommt auf den Luna-Stapel' : 'Es ist keine Karte von Rang 2 mehr da';
    return clause(`erreicht den Luna-Marker auf Feld ${at} ihrer ${name}: ${then}`);
  },
  lunaCardTurned: ({ card, slot }, words) =>
    clause('deckt auf:', say`Karte ${words.name({ kind: 'lunaCard', lunaCard: card }, 'short')} in Slot ${slot}`),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }, words) => {
    if (rule === 'LACT-20') return clause('wählt alle vier Unternehmen');
    const chosen = words.and(companies.map((company) => words.company(company, 'short')));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `bei Gleichstand entscheidet ${TIES[tie]}`;
    return clause('wählt', say`${chosen}${REASONS[rule] ?? ', wie ihre Karte vorgibt'}`, decided);
  },
  lunaColumnChosen: null,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const [only, one] = TARGETS[rule] ?? ['einziges Ziel in Reichweite', 'Ziel in Reichweite'];
    const where = ON_THE_MOON.includes(rule) ? words.place({ sector: target }) : [`Ziel ${target}`];
    const which = `${one}, ${prefer === 'min' ? 'niedrigste' : 'höchste'} Nummer`;
    return clause(say`erweitert ${words.company(company, 'short')}:`, where, among.length === 1 ? only : which);
  },
  lunaSkipped: ({ action, company }, words) =>
    clause(SKIPPED[action], company === undefined ? '' : say`(${words.company(company, 'short')})`),
  lunaCardsDiscarded: null,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const name = (lunaCard: string) => words.name({ kind: 'lunaCard', lunaCard }, 'short');
    if (discarded === null)
      return clause(
        say`behält beide Mehrheitskarten: Auf ${name(card)} (oberste abgelegte Karte) sind beide Werte gleich`,
      );
    const { left, right } = words.box.lunaCard(card);
    const side = left > right ? 'linke' : 'rechte';
    return clause(
      say`legt die ${side} Mehrheitskarte ${name(discarded)} ab: Auf ${name(card)} (oberste abgelegte Karte) ist der ${side} Wert höher`,
    );
  },
  uploadMoved: ({ steps, to }, words) => clause(`+${words.count(steps, 'step')} auf der Forschungsleiste (Feld ${to})`),
  planDiscarded: ({ plan }, words) => clause('nimmt aus dem Spiel:', words.plan(plan)),
};

/** Reasons for a choice, shown after the chosen companies. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': ', das wertvollste Unternehmen',
  'LACT-17': ', die zwei wertvollsten Unternehmen',
  'LACT-18': ', das zweitwertvollste Unternehmen',
  'LACT-19': ', das am wenigsten wertvolle Unternehmen',
  'LACT-21': ': größter Vorsprung auf der Leiste oder kleinster Rückstand',
  'LACT-22': ': größte Vorsprünge auf den Leisten oder kleinste Rückstände',
  'LACT-24': ' zum Verdrängen: größter Rückstand auf der Leiste',
  'LACT-33': ', das wertvollste Unternehmen, für eine Karte mit Anteil',
};

/** The target of an expansion, as the only option or as one of several. */
const TARGETS: Readonly<Partial<Record<RuleId, readonly [only: string, one: string]>>> = {
  'LACT-46': ['einziger leerer Sektor in Reichweite', 'leerer Sektor in Reichweite'],
  'LACT-47': ['einziger Sektor dieses Rivalen in Reichweite', 'Sektor dieses Rivalen in Reichweite'],
  'LACT-50': ['einziges leeres Ziel in Reichweite', 'leeres Ziel in Reichweite'],
  'LACT-53': [
    'einziger Asteroid in Reichweite mit Platz und eigenem Außenposten',
    'Asteroid in Reichweite mit Platz und eigenem Außenposten',
  ],
  'LACT-54': ['einziger Spielstein dieses Rivalen in Reichweite', 'Spielstein dieses Rivalen in Reichweite'],
};

/** Rules whose target is a sector. On the Belt, it is an asteroid or a shuttle space; the next event shows which. */
const ON_THE_MOON: readonly RuleId[] = ['LACT-46', 'LACT-47'];

/** Criteria used to break ties between companies. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'ihr Abstand auf der Leiste',
  value: 'der Wert',
  vacantSpaces: 'die Zahl der leeren Stationsfelder',
  trackId: 'der Buchstabe der Leiste',
  coinIcons: 'die Zahl der CrypCoin-Symbole',
  logo: 'die Nähe zum Logo',
};

/** Entries on Luna's cards that had no effect. */
const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'erhält keine CrypCoin',
  helium: 'erhält kein Helium-3',
  research: 'macht keinen Schritt auf der Forschungsleiste',
  track: 'macht keinen Schritt auf der Leiste',
  expand: 'beendet die Erweiterung: kein Ziel in Reichweite',
  cards: 'nimmt keine Karte: Der vorgegebene Platz der Kartenauslage ist leer',
  mostValuableShareCard:
    'nimmt keine Karte: Keine Karte in der Kartenauslage hat einen Anteil am wertvollsten Unternehmen',
  bonusMarker: 'setzt keinen Bonusmarker: Das vorgegebene Feld ist besetzt',
  discardPlan: 'nimmt kein Forschungsplättchen aus dem Spiel: Das vorgegebene Feld ist leer',
  discardSpecialPlan: 'nimmt kein Spezialplättchen aus dem Spiel: Keines liegt offen',
};
