import type { LunaAction } from '../../components/content.ts';
import { LUNA_SLOTS } from '../../components/ids.ts';
import type { LunaCriterion } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { type CoinTexts, coinsSentence, isLeftHigher, isSectorTarget, SILENT, tieBreak } from '../eventTexts.ts';
import { changeNames, joinedOf, plain, say } from '../parts.ts';
import type { FittingTemplates } from '../templates.ts';
import type { Locale } from '../words.ts';
import type { Inflection } from './grammar.ts';

const COINS: CoinTexts = {
  pays: 'paie',
  loses: 'perd',
  exchange: '+{amount.coin} en échange de {amount.researchPoint}',
  track: '[ de la piste {company.short}]',
  // These rules need a reason, because the rest of the line does not give one.
  reasons: {
    'TRACK-2': 'pour l’appel de fonds',
    'TRACK-7': 'pour le seuil',
    'RP-11': 'de la case de prime',
    'SCI-9': 'pour entrer sur le jeton spécial',
    'SPECIAL-2': 'pour les cases non parcourues au bout de la piste de stockage',
    'SPECIAL-5': 'en échange des points de recherche (piste terminée)',
    'MISSION-6': 'pour la tâche',
    'MENACE-15': 'à cause des Pirates de l’espace',
    'LACT-6': 'pour les cases non parcourues au bout de la piste de recherche',
    'LACT-11': 'pour les cases non parcourues au bout',
  },
};

/** Reasons for a choice, shown after the chosen companies. */
const CHOICES: Readonly<Partial<Record<RuleId, string>>> = {
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
const TARGETS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-46': 'le[{among=1?} seul] secteur vide à portée',
  'LACT-47': 'le[{among=1?} seul] secteur à portée qui [{among=1?}appartienne|appartient] à cette rivale',
  'LACT-50': 'la[{among=1?} seule] cible vide à portée',
  'LACT-53':
    '[{among=1?}le seul astéroïde|parmi les astéroïdes] à portée où il reste une case vide et où cette compagnie a déjà une succursale[{among=1?}|, celui]',
  'LACT-54': '[{among=1?}le seul |l’]élément à portée qui [{among=1?}appartienne|appartient] à cette rivale',
};

const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'l’écart sur la piste',
  value: 'la valeur',
  vacantSpaces: 'le nombre de cases de départ vides',
  trackId: 'la lettre de la piste',
  coinIcons: 'le nombre d’icônes de pièce',
  logo: 'la distance au logo',
};

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

/** Log clauses for events. The seat's name is shown next to them. */
const EVENTS = {
  ...SILENT,
  tokenTaken: 'prend | {token}',
  decksArranged: 'constitue ses piles de défausse avec | {cards}',
  cardsRevealed: ({ cards }) => {
    const amount = cards.filter((card) => card !== null).length;
    if (amount === 0) return 'ne planifie aucune carte';
    return amount === 1 ? 'planifie | la carte [{knownCards}]' : 'planifie | les cartes [{knownCards}]';
  },
  bonusUnlocked: 'déverrouille | {trackBonus}',
  tilePlaced: 'place la tuile +1 Ressource sur | {card}',
  resourcesUsed: 'utilise | {cardSum} ({total.unit})',
  cardTaken: ({ from, paidIn }) => {
    if (paidIn === 'nothing') return 'prend | {cardWithShare}';
    if (from === 'destroyed') return 'prend | {cardWithShare} parmi les cartes détruites[ pour {cost.coin}]';
    if (paidIn === 'coins') return 'achète[{cost?}| gratuitement] | {cardWithShare}[ pour {cost.coin}]';
    return 'acquiert[{cost?}| gratuitement] | {cardWithShare}[ pour {cost.unit}]';
  },
  energyUsed: 'utilise | {cardSum} ({energy.energy}) pour étendre {company}',
  // `lunaTargetChosen` already gives Luna's target and her reason for it.
  sectorOccupied: ({ seat }, words) => (words.isLuna(seat) ? null : 'occupe | {place} ({energy.energy})'),
  energyLost: 'perd {energy.energy}',
  outpostReturned: 'renvoie | la succursale {company.short.of} {place.of} dans la colonne {column} de sa station',
  outpostLost: 'retire du jeu | la succursale {company.short.of} {place.of}, car sa station n’a plus de place',
  outpostRemoved: 'retire une succursale | {company.short.of} (colonne {column})',
  scientistUsed: 'utilise | {card}',
  planFlipped: 'retourne face cachée | {plan} (case {position})',
  uploadAdvanced: 'fait avancer le pion Transmission sur | {plan} (case {to})',
  fieldScientistUsed: 'utilise | {card}[ ({domes|dôme|dômes})]',
  markerPlaced: 'place un pion Bonus[{oneTime?} à usage unique] sur | {space}[ ({tier.rank})]',
  cardDestroyed: 'détruit | {card}',
  firstPlayerTaken: 'prend le marqueur Premier joueur',
  tileReserved: 'réserve | {tile} pour la prochaine manche',
  coins: (event) => coinsSentence(event, COINS),
  trackAdvanced: 'avance | sur la piste {company.short} (case {to})',
  thresholdCrossed: 'franchit | le [{level=1?}premier|second] seuil de la piste {company.short}',
  stepsLost: ({ company }) =>
    company === null ? 'perd {steps.unit}' : 'perd | [{steps.step} de déplacement sur la piste {track.short}]',
  heliumAdvanced: '+{steps.step} d’hélium-3 (case {to})',
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat)
      ? `débloque l’emplacement ${LUNA_SLOTS[slot]} (ON), qui recevra une carte dès la prochaine manche`
      : 'débloque | {actionSlot} (ON)',
  researchGained: '+{points.researchPoint}',
  planTaken: 'prend | {planTerms} pour {points.researchPoint}',
  planPlaced: 'place | {plan} sur la case {position} de sa piste de recherche',
  passed: ({ seat }, words) => (words.isLuna(seat) ? 'passe, car elle a joué sa dernière carte' : 'passe'),
  deckPickedUp: 'récupère | [{cards=1?}la carte|les cartes] {cards}',
  cardRested: ({ card }, words) =>
    plain(words.card(card)).startsWith('Ingénieur') ? 'défausse | {card}' : 'défausse | {card.short}',
  tilesReturned: 'rend | {tiles}',
  specialPlanRevealed: ' | {planTerms} est révélé ; la case de prime contient {supplement.coin}',
  tileReceived: 'reçoit | {tile}',
  displayCleared: ({ cards }) => (cards.length === 0 ? null : 'cartes disponibles détruites : | {cards}'),
  cardDealt: 'nouvelles cartes disponibles : | {cardWithShare.short}',

  outpostPlaced: 'place | une succursale sur {place}[ ({energy.energy})]',
  shuttlePlaced: 'place | une navette sur {place}[ ({energy.energy})]',
  shuttleReturned: 'renvoie | la navette {company.short.of} de {place} à sa station',
  shuttleLost: 'retire du jeu | la navette {company.short.of} de {place}, car sa station n’a plus de place',
  markerRemoved: 'retire du jeu son pion Bonus à usage unique placé sur | {space}',
  missionsRevealed: ({ missions }, words) => {
    const isOne = missions.length === 1;
    const revealed = missions.map((mission) => {
      const name = words.name({ kind: 'mission', mission }, 'short');
      const tasks = joinedOf(words.box.mission(mission).tasks, ' ; ', (task) => words.task(task));
      const number = changeNames(name, (text) => text.replace('mission ', ''));
      return isOne ? say`${name} : ${tasks}` : say`${number} (${tasks})`;
    });
    return { lead: isOne ? [] : ['missions :'], item: words.and(revealed), why: '' };
  },
  taskClaimed: 'accomplit la tâche | « {task} » de {mission}',
  missionCompleted: 'termine | {mission}[{first?} en premier]',
  menaceRevealed: 'menace : | {menace.short}',
  outpostsSettled: ' | {company} a une succursale dans chacun des secteurs {sectors}',
  menaceConfronted: 'affronte | {menace}[ ({energy.energy})]',
  menaceRemoved: 'retire | {menace}, qui devient une part Joker',
  menaceStrikes: ' | {menace} est toujours là : {consequence}',

  lunaTokenDrawn: 'gagne le bonus d’une tuile tirée au hasard : | {token}',
  lunaCardsDealt: 'reçoit | une carte face cachée sur [{slots=1?}l’emplacement|chacun des emplacements] {lunaSlots}',
  lunaMajorityDrawn:
    'révèle les cartes de majorité | {lunaCards} : pour les majorités de cette manche, elle dispose de {majorities}',
  lunaDeckRenewed:
    'n’a plus de carte à piocher et mélange sa défausse pour former un nouveau paquet Luna de {cards|carte|cartes}[{gradeTwo?}, dont une nouvelle de rang 2]',
  lunaTokenPassed:
    'atteint ou franchit le jeton Luna de la case {at} ([{track=tank?}piste de stockage|piste de recherche]) : [{gradeTwo?}une carte de rang 2 s’ajoute au paquet Luna|il ne reste aucune carte de rang 2 à ajouter au paquet Luna]',
  lunaCardTurned: 'révèle | la carte {lunaCard} sur l’emplacement {lunaSlot}',
  lunaCompaniesChosen: ({ rule, decidedBy }) => {
    if (rule === 'LACT-20') return 'choisit les quatre compagnies';
    const tie = tieBreak(rule, decidedBy);
    return `choisit | {companies.short}${CHOICES[rule] ?? ', comme l’indique sa carte'}${tie && ` | égalité tranchée par ${TIES[tie]}`}`;
  },
  lunaTargetChosen: ({ prefer, rule }) => {
    const where = isSectorTarget(rule) ? '{targetSector}' : 'la cible {target}';
    const which = TARGETS[rule] ?? 'la[{among=1?} seule] cible à portée';
    const number = prefer === 'min' ? 'bas' : 'élevé';
    return `étend {company.short} vers | ${where} | ${which}[{among=1?}| dont le numéro est le plus ${number}]`;
  },
  lunaSkipped: ({ action, company }) => {
    if (company === undefined) return SKIPPED[action];
    return action === 'expand'
      ? 'arrête l’extension : | plus aucun élément {company.short.of} ne peut être placé'
      : `${SKIPPED[action]} | {company.short}`;
  },
  lunaMajorityChecked: ({ card, discarded }, words) => {
    if (discarded === null)
      return 'garde ses deux cartes de majorité : sur la carte {lunaCard}, au sommet de sa défausse, les deux valeurs sont égales';
    const side = isLeftHigher(card, words) ? 'de gauche' : 'de droite';
    return `défausse sa carte de majorité ${side} ({discarded}) : sur la carte {lunaCard}, au sommet de sa défausse, la valeur ${side} est la plus élevée`;
  },
  uploadMoved: '+{steps.step} sur la piste de recherche (case {to})',
  planDiscarded: 'défausse | {plan}',
} as const satisfies Locale['events'];
EVENTS satisfies FittingTemplates<typeof EVENTS, 'events', Inflection>;

export const EVENTS_FR: Locale['events'] = EVENTS;
