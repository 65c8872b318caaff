import type { LunaAction } from '../../components/content.ts';
import type { LunaCriterion } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { clause } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted, of } from './grammar.ts';

/** Log clauses for Luna's events, with the reasons for her choices. */
export const LUNA_EVENTS_FR: Pick<Locale['events'], LunaEventType> = {
  lunaTokenDrawn: ({ token }, words) =>
    clause('gagne le bonus d’une tuile tirée au hasard :', words.name({ kind: 'token', token })),
  lunaCardsDealt: ({ slots }, words) => {
    const where = slots.length < 2 ? 'l’emplacement' : 'chacun des emplacements';
    const letters = words.and(slots.map((slot) => [slot]));
    return clause('reçoit', say`une carte face cachée sur ${where} ${letters}`);
  },
  lunaMajorityDrawn: ({ cards }, words) =>
    clause(
      'révèle les cartes de majorité',
      say`${words.lunaCards(cards)} : pour les majorités de cette manche, elle dispose de ${words.majorities(cards)}`,
    ),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', dont une nouvelle de rang 2' : '';
    return clause(
      `n’a plus de carte à piocher et mélange sa défausse pour former un nouveau paquet Luna de ${counted(cards, 'carte', 'cartes')}${added}`,
    );
  },
  lunaTokenPassed: ({ track, at, gradeTwo }) => {
    const name = track === 'tank' ? 'piste de stockage' : 'piste de recherche';
    const then =
      gradeTwo > 0
        ? 'une carte de rang 2 s’ajoute au paquet Luna'
        : 'il ne reste aucune carte de rang 2 à ajouter au paquet Luna';
    return clause(`atteint ou franchit le jeton Luna de la case ${at} (${name}) : ${then}`);
  },
  lunaCardTurned: ({ card, slot }, words) =>
    clause(
      'révèle',
      say`la carte ${words.name({ kind: 'lunaCard', lunaCard: card }, 'short')} sur l’emplacement ${slot}`,
    ),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }, words) => {
    if (rule === 'LACT-20') return clause('choisit les quatre compagnies');
    const chosen = words.and(companies.map((company) => words.company(company, 'short')));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `égalité tranchée par ${TIES[tie]}`;
    return clause('choisit', say`${chosen}${REASONS[rule] ?? ', comme l’indique sa carte'}`, decided);
  },
  lunaColumnChosen: null,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const [only, one] = TARGETS[rule] ?? ['la seule cible à portée', 'la cible à portée'];
    const where = ON_THE_MOON.includes(rule) ? words.place({ sector: target }) : [`la cible ${target}`];
    const which = among.length === 1 ? only : `${one} dont le numéro est le plus ${prefer === 'min' ? 'bas' : 'élevé'}`;
    return clause(say`étend ${words.company(company, 'short')} vers`, where, which);
  },
  lunaSkipped: ({ action, company }, words) => {
    if (company === undefined) return clause(SKIPPED[action]);
    const name = words.company(company, 'short');
    return action === 'expand'
      ? clause(`${SKIPPED.expand} :`, say`plus aucun élément ${of(name)} ne peut être placé`)
      : clause(SKIPPED[action], name);
  },
  lunaCardsDiscarded: null,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const name = (lunaCard: string) => words.name({ kind: 'lunaCard', lunaCard }, 'short');
    if (discarded === null)
      return clause(
        say`garde ses deux cartes de majorité : sur la carte ${name(card)}, au sommet de sa défausse, les deux valeurs sont égales`,
      );
    const { left, right } = words.box.lunaCard(card);
    const side = left > right ? 'de gauche' : 'de droite';
    return clause(
      say`défausse sa carte de majorité ${side} (${name(discarded)}) : sur la carte ${name(card)}, au sommet de sa défausse, la valeur ${side} est la plus élevée`,
    );
  },
  uploadMoved: ({ steps, to }, words) =>
    clause(`+${words.count(steps, 'step')} sur la piste de recherche (case ${to})`),
  planDiscarded: ({ plan }, words) => clause('défausse', words.plan(plan)),
};

/** Reasons for a choice, shown after the chosen companies. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': ', la compagnie la plus rentable',
  'LACT-17': ', les deux compagnies les plus rentables',
  'LACT-18': ', la deuxième compagnie la plus rentable',
  'LACT-19': ', la compagnie la moins rentable',
  'LACT-21': ' : sur cette piste, elle a la plus grande avance ou, à défaut, le plus petit retard',
  'LACT-22': ' : sur ces pistes, son avance est la plus grande ou, à défaut, son retard le plus petit',
  'LACT-24': ', la compagnie rivale à renvoyer : sur cette piste, le retard de Luna est le plus grand',
  'LACT-33': ', la compagnie la plus rentable, pour prendre une carte qui porte une de ses parts',
};

/** The target of an expansion, as the only option or as one of several. Shown before `dont le numéro est …`. */
const TARGETS: Readonly<Partial<Record<RuleId, readonly [only: string, one: string]>>> = {
  'LACT-46': ['le seul secteur vide à portée', 'le secteur vide à portée'],
  'LACT-47': ['le seul secteur de cette rivale à portée', 'le secteur de cette rivale à portée'],
  'LACT-50': ['la seule cible vide à portée', 'la cible vide à portée'],
  'LACT-53': [
    'le seul astéroïde à portée où il reste une case vide et où cette compagnie a déjà une succursale',
    'parmi les astéroïdes à portée où il reste une case vide et où cette compagnie a déjà une succursale, celui',
  ],
  'LACT-54': [
    'le seul élément à portée qui appartienne à cette rivale',
    'l’élément à portée qui appartient à cette rivale',
  ],
};

/** Rules whose target is a sector. On the Belt, it is an asteroid or a shuttle space; the next event shows which. */
const ON_THE_MOON: readonly RuleId[] = ['LACT-46', 'LACT-47'];

/** Criteria used when companies are tied by the card's own criterion. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'l’écart sur la piste',
  value: 'la valeur',
  vacantSpaces: 'le nombre de cases de départ vides',
  trackId: 'la lettre de la piste',
  coinIcons: 'le nombre d’icônes de pièce',
  logo: 'la distance au logo',
};

/** Entries on Luna's cards that had no effect. */
const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'ne gagne pas de crypcoins',
  helium: 'ne gagne pas d’hélium-3',
  research: 'n’avance pas sur la piste de recherche',
  track: 'n’avance pas sur la piste',
  expand: 'arrête l’extension',
  cards: 'ne prend pas de carte, car l’emplacement que désigne sa carte est vide',
  mostValuableShareCard:
    'ne prend pas de carte : aucune carte disponible ne porte de part de la compagnie la plus rentable',
  bonusMarker: 'ne place pas de pion Bonus, car la case que désigne sa carte est occupée',
  discardPlan: 'ne défausse pas de jeton, car l’emplacement que désigne sa carte est vide',
  discardSpecialPlan: 'ne défausse pas de jeton spécial, car aucun n’est face visible',
};
