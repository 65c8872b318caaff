import type { LunaAction } from '../../../components/content.ts';
import type { LunaCriterion } from '../../../game/model/events.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import { says, silent } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import type { TellEvents } from '../locale.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';
import { counted, of } from './grammar.ts';

/** What Luna does, and by which rule she picked it. */
export const LUNA_EVENTS_FR: TellEvents<LunaEventType> = {
  lunaTokenDrawn: ({ token }, words) => says('prend le bonus', of(words.name({ kind: 'token', token }))),
  lunaCardsDealt: ({ slots }, words) => {
    const where = slots.length < 2 ? 'l’emplacement' : 'chacun des emplacements';
    const letters = words.and(slots.map((slot) => [slot]));
    return says('reçoit', say`une carte face cachée sur ${where} ${letters}`);
  },
  lunaMajorityDrawn: ({ cards }, words) =>
    says('révèle les cartes de majorité', say`${words.lunaCards(cards)} : ${words.majorities(cards)}`),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', dont une de rang 2' : '';
    return says(`mélange un nouveau paquet de ${counted(cards, 'carte', 'cartes')}${added} (LUNA-20)`);
  },
  lunaTokenPassed: ({ track, at, gradeTwo }) => {
    const name = track === 'tank' ? 'piste de stockage' : 'piste de recherche';
    return says(
      `atteint ou franchit le jeton de la case ${at} de sa ${name} ; ${gradeTwo > 0 ? 'une carte' : 'aucune carte'} de rang 2 rejoint son paquet (LUNA-18)`,
    );
  },
  lunaCardTurned: ({ card, slot }, words) =>
    says('révèle', say`${words.name({ kind: 'lunaCard', lunaCard: card }, 'short')} sur l’emplacement ${slot}`),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }, words) => {
    const chosen = words.and(companies.map((company) => words.company(company)));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `, égalité départagée par ${TIES[tie]}`;
    return says('choisit', say`${chosen}, ${REASONS[rule] ?? 'comme l’indique sa carte'} (${rule})${decided}`);
  },
  lunaColumnChosen: silent,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const kind = TARGETS[rule] ?? 'élément';
    const which = `${kind} à portée au plus ${prefer === 'min' ? 'petit' : 'grand'} numéro`;
    return says(
      'étend',
      say`${words.company(company)} vers ${target}, ${among.length === 1 ? `seul ${kind} à portée` : which} (${rule})`,
    );
  },
  lunaSkipped: ({ action, rule, company }, words) =>
    says(SKIPPED[action], company === undefined ? `(${rule})` : say`${of(words.company(company))} (${rule})`),
  lunaCardsDiscarded: silent,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const top = words.name({ kind: 'lunaCard', lunaCard: card }, 'short');
    if (discarded === null)
      return says('', say`${top} en haut de sa défausse laisse les deux cartes de majorité (LUNA-30)`);
    const gone = words.name({ kind: 'lunaCard', lunaCard: discarded }, 'short');
    return says('', say`${top} en haut de sa défausse retire ${gone} (LUNA-30)`);
  },
  uploadMoved: ({ steps, to }, words) => says(`+${words.count(steps, 'step')} de recherche (case ${to})`),
  planDiscarded: ({ plan }, words) => says('retire', words.plan(plan)),
};

const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': 'la compagnie la plus rentable',
  'LACT-17': 'les deux compagnies les plus rentables',
  'LACT-18': 'la deuxième compagnie la plus rentable',
  'LACT-19': 'la compagnie la moins rentable',
  'LACT-20': 'toutes les compagnies',
  'LACT-21': 'là où elle a la plus grande avance ou le plus petit retard',
  'LACT-22': 'les deux où elle a la plus grande avance ou le plus petit retard',
  'LACT-24': 'la rivale sur la piste de laquelle elle a le plus grand retard',
  'LACT-33': 'la part la plus rentable des cartes disponibles',
};

/** All are masculine, so that `seul` agrees with them. */
const TARGETS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-46': 'secteur vide',
  'LACT-47': 'secteur de cette rivale',
  'LACT-50': 'emplacement libre',
  'LACT-53': 'astéroïde déjà occupé avec une case vide',
  'LACT-54': 'élément de cette rivale',
};

/** What told companies apart that were equal in what the card asks for. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'l’écart',
  value: 'la valeur',
  vacantSpaces: 'les cases de départ vides',
  trackId: 'la lettre des pistes',
  coinIcons: 'les icônes de pièce',
  logo: 'la distance au logo',
};

/** What did not come about. */
const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'ne gagne pas de CrypCoins',
  helium: 'ne gagne pas d’hélium-3',
  research: 'ne gagne pas de recherche',
  track: 'n’avance nulle part',
  expand: 'ne peut plus placer d’élément',
  cards: 'ne trouve pas de carte sur l’emplacement',
  mostValuableShareCard: 'ne trouve pas de part parmi les cartes disponibles',
  bonusMarker: 'trouve la case Bonus occupée',
  discardPlan: 'ne trouve pas de jeton sur l’emplacement',
  discardSpecialPlan: 'ne trouve pas de jeton spécial face visible',
};
