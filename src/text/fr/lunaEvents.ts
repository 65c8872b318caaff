import type { LunaAction } from '../../components/content.ts';
import type { LunaCriterion } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { says, silent } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted, of } from './grammar.ts';

/** What Luna does, and why. */
export const LUNA_EVENTS_FR: Pick<Locale['events'], LunaEventType> = {
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
      say`${words.lunaCards(cards)} : pour les majorités de cette manche, elle dispose de ${words.majorities(cards)}`,
    ),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', dont une nouvelle de rang 2' : '';
    return says(
      `n’a plus de carte à piocher et mélange sa défausse pour former un nouveau paquet Luna de ${counted(cards, 'carte', 'cartes')}${added}`,
    );
  },
  lunaTokenPassed: ({ track, at, gradeTwo }) => {
    const name = track === 'tank' ? 'piste de stockage' : 'piste de recherche';
    const then =
      gradeTwo > 0
        ? 'donc une carte de rang 2 est ajoutée au paquet Luna'
        : 'mais il ne reste aucune carte de rang 2 pour le paquet Luna';
    return says(`atteint le jeton Luna de la case ${at} de sa ${name}, ${then}`);
  },
  lunaCardTurned: ({ card, slot }, words) =>
    says(
      'révèle',
      say`la carte ${words.name({ kind: 'lunaCard', lunaCard: card }, 'short')} sur l’emplacement ${slot}`,
    ),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }, words) => {
    if (rule === 'LACT-20') return says('choisit les quatre compagnies');
    const chosen = words.and(companies.map((company) => words.company(company, 'short')));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `égalité départagée par ${TIES[tie]}`;
    return says('choisit', say`${chosen}${REASONS[rule] ?? ', comme l’indique sa carte'}`, decided);
  },
  lunaColumnChosen: silent,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const [only, one] = TARGETS[rule] ?? ['la seule cible à portée', 'la cible à portée'];
    const where = ON_THE_MOON.includes(rule) ? words.place({ sector: target }) : [`la cible ${target}`];
    const which = among.length === 1 ? only : `${one} dont le numéro est le plus ${prefer === 'min' ? 'bas' : 'élevé'}`;
    return says(say`étend ${words.company(company, 'short')} vers`, where, which);
  },
  lunaSkipped: ({ action, company }, words) =>
    says(SKIPPED[action], company === undefined ? '' : of(words.company(company, 'short'))),
  lunaCardsDiscarded: silent,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const name = (lunaCard: string) => words.name({ kind: 'lunaCard', lunaCard }, 'short');
    if (discarded === null)
      return says(
        say`garde ses deux cartes de majorité : sur la carte ${name(card)}, en haut de sa défausse, les deux valeurs sont égales`,
      );
    const { left, right } = words.box.lunaCard(card);
    const side = left > right ? 'de gauche' : 'de droite';
    return says(
      say`défausse sa carte de majorité ${side} (${name(discarded)}) : sur la carte ${name(card)}, en haut de sa défausse, la valeur ${side} est la plus élevée`,
    );
  },
  uploadMoved: ({ steps, to }, words) => says(`+${words.count(steps, 'step')} sur la piste de recherche (case ${to})`),
  planDiscarded: ({ plan }, words) => says('défausse', words.plan(plan)),
};

/** Read after the companies: why these. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': ', la compagnie la plus rentable',
  'LACT-17': ', les deux compagnies les plus rentables',
  'LACT-18': ', la deuxième compagnie la plus rentable',
  'LACT-19': ', la compagnie la moins rentable',
  'LACT-21': ' : sur cette piste, elle mène avec le plus grand écart (à défaut, elle a le plus petit retard)',
  'LACT-22': ' : sur ces pistes, elle mène avec les plus grands écarts (à défaut, elle a les plus petits retards)',
  'LACT-24': ', la rivale à renvoyer : sur cette piste, elle est menée avec le plus grand écart',
  'LACT-33': ', la compagnie la plus rentable, pour prendre une carte avec une de ses parts',
};

/** Where a company can be extended: the only target, and one of several. */
const TARGETS: Readonly<Partial<Record<RuleId, readonly [only: string, one: string]>>> = {
  'LACT-46': ['le seul secteur vide à portée', 'le secteur vide à portée'],
  'LACT-47': ['le seul secteur de cette rivale à portée', 'le secteur de cette rivale à portée'],
  'LACT-50': ['la seule cible vide à portée', 'la cible vide à portée'],
  'LACT-53': [
    'le seul astéroïde à portée avec une case vide et déjà une succursale de cette compagnie',
    'l’astéroïde à portée avec une case vide et déjà une succursale de cette compagnie,',
  ],
  'LACT-54': ['le seul élément de cette rivale à portée', 'l’élément de cette rivale à portée'],
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
  coins: 'ne gagne pas de crypcoins',
  helium: 'ne gagne pas d’hélium-3',
  research: 'n’avance pas sur la piste de recherche',
  track: 'n’avance pas sur la piste',
  expand: 'arrête l’extension, faute de place à portée pour un élément',
  cards: 'ne prend pas de carte, car l’emplacement que désigne sa carte est vide',
  mostValuableShareCard:
    'ne prend pas de carte avec une part : aucune carte disponible n’a de part de la compagnie la plus rentable',
  bonusMarker: 'ne place pas de pion Bonus, car la case que désigne sa carte est occupée',
  discardPlan: 'ne défausse pas de jeton, car l’emplacement que désigne sa carte est vide',
  discardSpecialPlan: 'ne défausse pas de jeton spécial, car aucun n’est face visible',
};
