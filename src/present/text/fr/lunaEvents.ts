import type { LunaAction } from '../../../components/content.ts';
import type { LunaCriterion } from '../../../game/model/events.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import { says, silent } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import type { TellEvents } from '../locale.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';
import { counted, of } from './grammar.ts';

/** What Luna does, and why. */
export const LUNA_EVENTS_FR: TellEvents<LunaEventType> = {
  lunaTokenDrawn: ({ token }, words) =>
    says('prend le bonus', say`${of(words.name({ kind: 'token', token }))}, tirée au hasard pour elle`),
  lunaCardsDealt: ({ slots }, words) => {
    const where = slots.length < 2 ? 'l’emplacement' : 'chacun des emplacements';
    const letters = words.and(slots.map((slot) => [slot]));
    return says('reçoit', say`une carte face cachée sur ${where} ${letters}`);
  },
  lunaMajorityDrawn: ({ cards }, words) =>
    says(
      'révèle les cartes de majorité',
      say`${words.lunaCards(cards)} : cette manche, pour les majorités, elle a ${words.majorities(cards)}`,
    ),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', dont une nouvelle de rang 2' : '';
    return says(
      `n’a plus de carte à piocher : mélange sa défausse en un nouveau paquet de ${counted(cards, 'carte', 'cartes')}${added}`,
    );
  },
  lunaTokenPassed: ({ track, at, gradeTwo }) => {
    const name = track === 'tank' ? 'piste de stockage' : 'piste de recherche';
    const then =
      gradeTwo > 0
        ? 'donc une carte de rang 2 rejoint son paquet'
        : 'mais il ne reste aucune carte de rang 2 pour son paquet';
    return says(`atteint le jeton Luna de la case ${at} de sa ${name}, ${then}`);
  },
  lunaCardTurned: ({ card, slot }, words) =>
    says(
      'révèle',
      say`la carte ${words.name({ kind: 'lunaCard', lunaCard: card }, 'short')} sur l’emplacement ${slot}`,
    ),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }, words) => {
    const chosen = words.and(companies.map((company) => words.company(company)));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `, égalité départagée par ${TIES[tie]}`;
    return says('choisit', say`${chosen} : ${REASONS[rule] ?? 'comme l’indique sa carte'}${decided}`);
  },
  lunaColumnChosen: silent,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const kind = TARGETS[rule] ?? 'élément';
    const which = `${kind} à portée au plus ${prefer === 'min' ? 'petit' : 'grand'} numéro`;
    const where = ON_THE_MOON.includes(rule) ? words.place({ sector: target }) : [`la cible ${target}`];
    return says(
      say`étend ${words.company(company)} vers`,
      say`${where} (${among.length === 1 ? `seul ${kind} à portée` : which})`,
    );
  },
  lunaSkipped: ({ action, company }, words) =>
    says(SKIPPED[action], company === undefined ? '' : of(words.company(company))),
  lunaCardsDiscarded: silent,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const top = words.name({ kind: 'lunaCard', lunaCard: card }, 'short');
    if (discarded === null)
      return says(say`garde ses deux cartes de majorité, car ${top} en haut de sa défausse montre deux valeurs égales`);
    const gone = words.name({ kind: 'lunaCard', lunaCard: discarded }, 'short');
    const why = say`car ${top}, en haut de sa défausse, montre son plus grand nombre de ce côté`;
    return says(say`défausse la carte de majorité ${gone}, ${why}`);
  },
  uploadMoved: ({ steps, to }, words) => says(`+${words.count(steps, 'step')} de recherche (case ${to})`),
  planDiscarded: ({ plan }, words) => says('retire', say`${words.plan(plan)} du jeu`),
};

const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': 'la compagnie la plus rentable',
  'LACT-17': 'les deux compagnies les plus rentables',
  'LACT-18': 'la deuxième compagnie la plus rentable',
  'LACT-19': 'la compagnie la moins rentable',
  'LACT-20': 'toutes les compagnies',
  'LACT-21': 'elle a sur sa piste la plus grande avance ou le plus petit retard',
  'LACT-22': 'elle a sur leurs pistes les plus grandes avances ou les plus petits retards',
  'LACT-24': 'la rivale à chasser, sur la piste de laquelle elle a le plus grand retard',
  'LACT-33': 'elle cherche une carte avec sa part, la plus rentable',
};

/** All are masculine, so that `seul` agrees with them. */
const TARGETS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-46': 'secteur vide',
  'LACT-47': 'secteur de cette rivale',
  'LACT-50': 'emplacement libre',
  'LACT-53': 'astéroïde déjà occupé avec une case vide',
  'LACT-54': 'élément de cette rivale',
};

/** On the Belt a number can be that of an asteroid or of a shuttle space; the next event says which. */
const ON_THE_MOON: readonly RuleId[] = ['LACT-46', 'LACT-47'];

/** What told companies apart that were equal in what the card asks for. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'son écart sur la piste',
  value: 'la valeur',
  vacantSpaces: 'le nombre de cases de départ vides',
  trackId: 'la lettre de la piste',
  coinIcons: 'le nombre d’icônes de pièce',
  logo: 'la distance au logo',
};

/** What did not come about. */
const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'ne gagne pas de CrypCoins',
  helium: 'ne gagne pas d’hélium-3',
  research: 'ne gagne pas de recherche',
  track: 'n’avance pas sur la piste',
  expand: 'arrête l’extension, faute de place à portée pour un élément',
  cards: 'ne prend pas de carte, car l’emplacement que désigne sa carte est vide',
  mostValuableShareCard: 'ne prend pas de carte pour sa part, car aucune carte disponible ne convient',
  bonusMarker: 'ne place pas de pion Bonus, car la case que désigne sa carte est occupée',
  discardPlan: 'ne retire pas de jeton, car l’emplacement que désigne sa carte est vide',
  discardSpecialPlan: 'ne retire pas de jeton spécial, car aucun n’est face visible',
};
