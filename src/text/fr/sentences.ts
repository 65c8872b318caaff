import type { CAMPAIGN_VIOLATIONS } from '../../rulebook/campaignViolations.ts';
import type { VIOLATIONS } from '../../rulebook/violations.ts';
import type { WARNINGS } from '../../rulebook/warnings.ts';
import type { Fitting } from '../fitting.ts';
import type { RichText } from '../parts.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { asksFr, bare, counted, of, to } from './grammar.ts';

// A message is a function if its wording changes for an amount of 0 or 1, or if a name is contracted or loses its
// article.

// biome-ignore format: one message, one line.
const REFUSALS = {
  malformedAction: 'Cette action est mal formée.',
  restricted: '{restriction}',
  staleAction: 'La partie a changé entre-temps (version {version}). Regardez le plateau, puis choisissez de nouveau.',
  gameOver: 'La partie est terminée ; plus aucune action n’est possible.',
  notThisDecision: '{asked} {decision} ; {type} n’est pas possible maintenant.',
  notThisSeat: (told) => say`Ce n’est pas ${to(told('seat'))} de jouer : ${told('asked')} ${told('decision')}.`,
  noSuchSeat: 'La place {unknownSeat} n’existe pas ; les places de cette partie vont de 0 à {last}.',
  tokenChosen: 'Vous avez déjà choisi votre tuile Recherche de départ.',
  planningFinished: 'Vous avez déjà terminé votre planification.',
  tokenNotOffered: '{token} ne vous a pas été proposée.',
  notInHand: '{card} n’est pas dans votre main.',
  cardTwice: 'Vous avez choisi deux fois {card}.',
  cardsDoNotMatchToken: (told) => say`Votre tuile Recherche de départ désigne ${told('tokenCards')} ; vous avez choisi ${bare(told('cards'))}.`,
  shareCard: '{card} ne peut pas être planifiée : une carte Part n’a pas d’action.',
  shareCardKept: '{card} reste dans votre main : une carte Part ne peut pas être détruite.',
  slotOff: 'Votre {slot} emplacement d’action n’est pas sur ON.',
  slotTaken: 'Votre {slot} emplacement d’action contient déjà une carte.',
  noResourceTile: 'Vous n’avez pas la tuile +1 Ressource.',
  resourceTilePlaced: 'Votre tuile +1 Ressource est déjà placée sur une carte et y reste.',
  noResourceCard: 'Vous devez choisir au moins une carte Ressource.',
  notAFaceUpResourceCard: '{card} n’est pas utilisable : il faut des cartes Ressource face visible dans votre zone d’actions.',
  mixedResources: 'Vous ne pouvez pas combiner des cartes de ressources différentes.',
  mixedWithoutPurchase: 'Vous ne pouvez mélanger les ressources que pour acquérir une carte.',
  noSuchDisplaySlot: 'Les cartes disponibles n’ont pas d’emplacement {displaySlot}.',
  emptyDisplaySlot: 'L’emplacement {displaySlot} des cartes disponibles est vide.',
  acquisitionTooExpensive: '{card} coûte {cost|unité|unités} ; les cartes choisies en valent {total}.',
  noEnergyCard: 'Vous n’avez ni carte ni tuile Énergie face visible dans votre zone d’actions.',
  notAFaceUpScientist: '{card} n’est pas utilisable : il faut un Chercheur face visible dans votre zone d’actions.',
  notAFaceUpFieldScientist: '{card} n’est pas utilisable : il faut un Ingénieur face visible dans votre zone d’actions.',
  noSuchSpace: '{space} n’existe pas dans cette partie.',
  personalSpaceClosed: '{space} ne se déverrouille qu’avec la troisième tâche d’une mission.',
  noMarker: 'Vous n’avez plus de pion Bonus.',
  noOneTimeMarker: 'Vous n’avez plus de pion Bonus à usage unique.',
  notPersonal: 'Vous ne pouvez pas utiliser {space}.',
  spaceOccupied: '{holder} bloque {space} jusqu’à la fin de la manche.',
  firstPlayerFirstTurn: 'En tant que premier joueur, vous ne pouvez pas utiliser {space} à votre premier tour de la manche.',
  spaceTooExpensive: (told, { cost, coins }) => tooExpensive(say`${told('space')} coûte`, cost, coins),
  spaceLocked: 'Vous n’avez pas déverrouillé {space}.',
  siblingOccupied: 'Votre pion Bonus est déjà sur {sibling}, l’autre case Bonus de cette piste.',
  noMajority: (told, { own }) => say`Vous ne pouvez pas utiliser ${told('space')} : ${told('rival')} a ${told('amount')} ${told('item')}, ${youHave(own)}.`,
  lunaBlocks: (told, { own }) => say`Vous ne pouvez pas utiliser ${told('space')} : Luna dispose de ${told('amount')} ${told('shownItem')} sur ses cartes de majorité, ${youHave(own)}.`,
  noTiers: '{space} n’a pas de rang de récompense à choisir.',
  tierMissing: (told, { reached }) => say`Choisissez un rang de récompense ${of(told('space'))}${reached < 2 ? ' : vous n’en avez atteint que' : ', de 1 à'} ${reached}.`,
  tierNotReached: (told, { reached }) => say`Vous n’avez pas droit au rang de récompense ${told('tier')} ${of(told('space'))} ; vous n’en avez atteint ${reached === 0 ? 'aucun' : `que ${reached}`}.`,
  noSuchTier: '{space} n’a pas de rang de récompense {tier} ; ses rangs vont de 1 à {last}.',
  nothingToDestroy: '{space} ne demande pas de détruire une carte.',
  cardToDestroyMissing: '{space} demande de détruire une carte de votre main ; vous n’en avez choisi aucune.',
  destroyedCardNotInHand: '{space} demande de détruire une carte de votre main ; {card} n’y est pas.',
  notACarbonCard: '{space} demande de détruire une carte Ressource de carbone ; {card} n’en est pas une.',
  trackEnd: 'Votre pion Investissement est sur la dernière case de la piste {company.short}.',
  barrierTooExpensive: (told, { cost, coins }) => tooExpensive(say`L’appel de fonds de la piste ${told('company', 'short')} coûte`, cost, coins),
  unitsMustMove: 'Vous devez utiliser les unités qui restent : votre pion Investissement peut encore avancer sur la piste {company.short}.',
  wrongTrack: 'Ces cases se parcourent sur la piste {expected.short}, pas sur la piste {company.short}.',
  trackNotOffered: 'Vous devez choisir la piste {companies.short}, pas la piste {company.short}.',
  stepsNotOffered: (told, { offered }) => say`Avancez de ${told('offered')} ${offered.some((steps) => steps > 1) ? 'cases' : 'case'} sur une même piste, pas de ${told('steps')}.`,
  stepsSplit: 'Vous devez parcourir les {offered} cases sur une même piste, pas seulement {steps}.',
  noSuchSector: 'Le secteur {sector} n’existe pas.',
  noSuchOutpostSpace: 'L’astéroïde {asteroid} n’a pas de case {outpostSpace}.',
  noSuchShuttleSpace: 'La case de navette {shuttleSpace} n’existe pas.',
  ownPiece: '{company} a déjà un élément sur {place}.',
  asteroidOutOfReach: '{company} n’a ni succursale sur l’astéroïde {asteroid} ni navette sur une route spatiale qui y mène.',
  shuttleSpaceOutOfReach: 'La route spatiale de la case de navette {shuttleSpace} ne touche aucun astéroïde où {company} a une succursale.',
  tooLittleEnergyOnBelt: '{place} coûte {cost|point d’énergie|points d’énergie} ; il vous en reste {energy}.',
  noShuttle: 'La station {company.short} n’a plus de navette.',
  noMenace: 'Il n’y a pas de menace sur le plateau.',
  menaceConfronted: 'Vous avez déjà affronté {menace} pendant cette action.',
  menaceOutOfReach: '{company} n’a pas de navette sur la case de navette {one} ou {other}, à côté de {menace}.',
  menaceTooExpensive: 'Affronter {menace} coûte {cost|point d’énergie|points d’énergie} ; il vous en reste {energy}.',
  menaceUnpaid: (told, { cost, coins }) => tooExpensive(say`${told('menace')} demande`, cost, coins),
  menaceCards: (told, { count, held, named, fitting }) => say`${told('menace')} demande ${counted(count, 'carte', 'cartes')} Énergie de votre main, qui ${held === 0 ? 'n’en contient aucune' : `en contient ${held}`} ; ${named === 0 ? 'vous n’en avez choisi aucune' : `vous avez choisi ${counted(named, 'carte', 'cartes')}, dont ${fitting === 0 ? 'aucune ne convient' : counted(fitting, 'convient', 'conviennent')}`}.`,
  menaceAsksNoCards: '{menace} ne demande pas de détruire des cartes.',
  menaceTankValue: '{menace} demande la valeur {value} sur la piste de stockage ; la vôtre est {own}.',
  menaceResearchValue: '{menace} demande la valeur {value} sur la piste de recherche ; la vôtre est {own}.',
  noSuchTask: 'Dans cette partie, il n’y a pas de tâche dans la colonne {column} de {mission}.',
  otherMission: 'Votre carte Statut de mission est sous {attached}, pas sous {mission}.',
  taskDone: 'Vous avez déjà accompli la tâche de la colonne {column} de {mission}.',
  taskNotMet: 'La tâche de la colonne {column} de {mission} demande {task} ; vous en êtes à {own}.',
  ownOutpost: '{company} a déjà une succursale dans le secteur {sector}.',
  outOfReach: 'Le secteur {sector} n’est adjacent ni à la station {company.short} ni à une de ses succursales.',
  enclave: 'Le secteur {sector} est une enclave : {company} doit d’abord occuper le secteur {around}.',
  tooLittleEnergy: 'Le secteur {sector} coûte {cost|point d’énergie|points d’énergie} ; il vous en reste {energy}.',
  noSuchColumn: 'La station {company.short} n’a pas de colonne {column}.',
  shuttleColumn: 'La colonne centrale de la station {company.short} est réservée aux navettes.',
  emptyColumn: 'La colonne {column} de la station {company.short} n’a pas de succursale à prendre.',
  fullColumn: 'La colonne {column} de la station {company.short} n’a pas de place pour une succursale renvoyée.',
  removalCompulsory: 'Cette récompense est obligatoire : il reste {count|succursale|succursales} à retirer.',
  noSuchReward: 'La récompense {reward} n’existe pas ; choisissez un numéro de 1 à {count}.',
  noSuchChoice: 'La récompense {reward} n’existe pas ; choisissez un numéro de 1 à {count}.',
  noSuchResearchSpace: 'Le tableau des recherches n’a pas d’emplacement {displaySpace}.',
  emptyResearchSpace: 'L’emplacement {displaySpace} du tableau des recherches est vide.',
  tooFewPoints: '{plan} coûte {price|point de recherche|points de recherche} ; il vous en reste {points}.',
  onlyCoins: 'Votre pion Transmission est sur la dernière case ; les points de recherche ne vous donnent plus que des crypcoins.',
  noSpecialPlan: '{plan} n’est pas un jeton spécial des cases de manche.',
  specialPlanTaken: '{plan} n’est plus sur les cases de manche.',
  specialPlanFaceDown: '{plan} est face cachée jusqu’à la manche {round}.',
  planNotAcquired: 'Vous n’avez pas obtenu {plan} pendant ce tour.',
  noSuchResearchTrackSpace: 'La piste de recherche va de la case 1 à la case {last} ; elle n’a pas de case {position}.',
  noASpace: '{plan} ne peut pas être placé sur la case {position}, qui porte un A barré.',
  alreadyFlipped: 'Vous avez déjà retourné un jeton face cachée pendant cette action.',
  flipAfterMove: 'Vous ne pouvez retourner un jeton face cachée qu’avant de faire avancer votre pion Transmission.',
  noPlanHere: 'Il n’y a pas de jeton sur la case {position} de votre piste de recherche.',
  planFaceDown: 'Le jeton de la case {position} de votre piste de recherche est déjà face cachée.',
  flipTooExpensive: (_, { cost, coins }) => tooExpensive('Retourner un jeton face cachée coûte', cost, coins),
  researchTrackEnd: 'Votre pion Transmission est sur la dernière case de la piste de recherche.',
  emptySpaceAhead: 'Il n’y a pas de jeton sur la case {position} de votre piste de recherche ; votre pion Transmission ne peut pas y aller.',
  tooFewCoinsForPlan: (told, { cost, coins }) => tooExpensive(say`Entrer sur ${told('plan')} coûte`, cost, coins),
  requirementsNotMet: (told, { carbon, minerals, titanium, energy, scientists }) => say`${told('plan')} demande ${asksFr(told('asks'))} ; face visible, vous avez ${counted(carbon, 'unité', 'unités')} de carbone, ${counted(minerals, 'unité', 'unités')} de minéraux, ${counted(titanium, 'unité', 'unités')} de titane, ${counted(energy, 'point', 'points')} d’énergie et, sans compter le Chercheur utilisé, ${counted(scientists, 'Chercheur ou Ingénieur', 'Chercheurs et/ou Ingénieurs')}.`,
  purchaseTooExpensive: (told, { cost, coins }) => tooExpensive(say`${told('card')} coûte`, cost, coins),
  noRestingDeck: 'Votre {slot} emplacement de défausse est vide.',
  notTheLeftmostCard: 'Vous devez défausser vos cartes en partant de la gauche : d’abord {next}, qui se trouve sur votre {slot} emplacement d’action.',
  noSuchRestingSlot: 'Il n’y a pas de {slot} emplacement de défausse.',
  restingSlotFilled: 'Votre {slot} emplacement de défausse a déjà reçu une carte depuis que vous avez passé.',
  constrainedSlot: '{card} doit être défaussée juste au-dessus de son emplacement d’action, sur votre {linked} emplacement de défausse, et non sur le {slot}.',
  restingSlotOff: 'Votre {slot} emplacement de défausse n’est utilisable que si l’emplacement d’action situé dessous est sur ON.',
  actionDone: 'Vous avez déjà fait l’action de la carte détruite.',
  notTheDestroyedCard: 'Vous ne pouvez faire que l’action de {card}, celle que vous avez détruite.',
  cardTaken: 'Vous avez déjà pris une carte détruite.',
  notDestroyed: '{card} n’est pas dans la pile des cartes détruites.',
  destroyedCardTooExpensive: (_, { cost, coins }) => tooExpensive('Prendre une carte détruite coûte', cost, coins),
} as const satisfies Locale['refusals'];

// biome-ignore format: one message, one line.
const LOSSES = {
  energyLost: '{company} ne peut rien occuper avec {energy|point d’énergie|points d’énergie} ; cette énergie sera perdue.',
  energyLeft: 'Vous pouvez encore dépenser l’énergie qui reste ; si vous arrêtez, {energy|point d’énergie sera perdu|points d’énergie seront perdus}.',
  allUnitsLost: 'Tous vos pions Investissement sont sur la dernière case de leur piste ; {units|unité sera perdue|unités seront perdues}.',
  allUnitsBarred: 'Vous ne pouvez avancer sur aucune piste sans payer d’appel de fonds ; {units|unité sera perdue|unités seront perdues}.',
  unitsLost: (_, { units, movable }) => say`Vous avez ${counted(units, 'unité', 'unités')} pour avancer, mais vos pions ne peuvent ${onlyBy(movable)} avant le bout des pistes ; le reste sera perdu.`,
  unitsBarred: (_, { units, movable }) => say`Vous avez ${counted(units, 'unité', 'unités')} pour avancer, mais vos pions ne peuvent ${onlyBy(movable)} sans payer d’appel de fonds ; le reste sera perdu.`,
  nothingToBuy: 'Une fois {space} payée, il ne vous restera plus de quoi acheter la moindre carte disponible.',
  noReward: 'Vous n’atteignez aucun rang de récompense de {space} ; votre pion ne fera que la bloquer.',
  tileNeverComes: 'C’est la dernière manche ; vous ne recevrez pas la tuile que vous réservez.',
  usableCards: 'Vous passez alors qu’il vous reste {count|carte|cartes} face visible.',
  markersLeft: 'Vous passez alors qu’il vous reste {markers|pion|pions} Bonus.',
  oneTimeMarkersLeft: 'Vous passez à la dernière manche alors qu’il vous reste {markers|pion|pions} Bonus à usage unique.',
  emptySlots: 'Vous laissez {slots|emplacement d’action vide|emplacements d’action vides} alors que vous avez des cartes à planifier.',
  covers: 'Ce jeton recouvre {plan}, qui ne comptera plus.',
  behindMarker: 'La case {position} n’est pas devant votre pion Transmission : il ne pourra pas atteindre un jeton placé sur cette case.',
} as const satisfies Locale['warnings'];

// biome-ignore format: one message, one line.
const CAMPAIGN = {
  malformedCampaignAction: 'Cette action de campagne est mal formée.',
  campaignOver: 'La campagne est terminée ; plus aucune action n’est possible.',
  noGame: 'Aucune partie n’est en cours ; il faut d’abord fixer le niveau de Luna.',
  noLevelToSettle: 'Le niveau de Luna se règle à la fin d’un chapitre, jamais en cours de partie.',
  winnersLevelNotOffered: 'Luna a gagné le chapitre ; son niveau peut devenir {offered}, pas {level}.',
  levelNotOffered: 'Luna n’a pas gagné le chapitre ; son niveau peut devenir {offered}, pas {level}.',
  notAGame: 'Ce n’est pas un état de partie valide.',
  notARecord: 'Ce n’est pas un enregistrement de partie valide.',
  gameNotFinished: 'La partie n’est pas terminée : la manche {round} est encore en cours.',
  otherPlayers: 'Joueurs de la partie : {found} ; joueurs attendus : {wanted}.',
  otherChapter: 'Ce n’est pas la partie du chapitre {chapter} : {field} ne correspond pas.',
  otherContent: 'La partie a été jouée avec le matériel « {found} », pas avec « {wanted} ».',
} as const satisfies Locale['campaignRefusals'];

function tooExpensive(price: RichText | string, cost: number, coins: number): RichText {
  return say`${price} ${counted(cost, 'crypcoin', 'crypcoins')} ; ${youHave(coins)}.`;
}

/** Returns how many the player has of the item just mentioned. */
function youHave(amount: number): string {
  return amount === 0 ? 'vous n’en avez pas' : `vous en avez ${amount}`;
}

/** Returns how far markers can move, for use after `ne peuvent`. */
function onlyBy(steps: number): string {
  return steps === 0 ? 'plus avancer' : `avancer que de ${counted(steps, 'case', 'cases')}`;
}

export const REFUSAL_SENTENCES_FR: Locale['refusals'] = REFUSALS satisfies Fitting<typeof REFUSALS, typeof VIOLATIONS>;
export const WARNING_SENTENCES_FR: Locale['warnings'] = LOSSES satisfies Fitting<typeof LOSSES, typeof WARNINGS>;
export const CAMPAIGN_SENTENCES_FR: Locale['campaignRefusals'] = CAMPAIGN satisfies Fitting<
  typeof CAMPAIGN,
  typeof CAMPAIGN_VIOLATIONS
>;
