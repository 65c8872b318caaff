import type { FiguresFor, Reason } from './reason.ts';
import { reasonFrom } from './reason.ts';

/** The rule each code stands for, and its sentence with `{parameters}`. Translate by code. */
export const VIOLATIONS = {
  malformedAction: { rule: 'ROUND-9', message: 'This is not a well-formed action: {problem}.' },
  gameOver: { rule: 'END-1', message: 'The game is over; nothing more can be done.' },
  notThisDecision: { rule: 'ROUND-9', message: '"{type}" does not answer the decision "{decision}" that is open now.' },
  notThisSeat: { rule: 'NOTE-9', message: 'Seat {seat} does not have to decide now.' },
  tokenNotOffered: { rule: 'SETUP-39', message: 'Token {token} was not dealt to this player.' },
  notInHand: { rule: 'PLAN-2', message: '{card} is not in the hand.' },
  cardTwice: { rule: 'RES-2', message: '{card} is named twice.' },
  cardsDoNotMatchToken: { rule: 'SETUP-42', message: 'These are not three hand cards that match the token: {cards}.' },
  shareCard: { rule: 'PLAN-8', message: '{card} is a share card and has no place in an action slot.' },
  slotOff: { rule: 'PLAN-3', message: 'Action slot {slot} is not ON.' },
  slotTaken: { rule: 'PLAN-3', message: 'Action slot {slot} already holds a card.' },
  noResourceTile: { rule: 'TILE-4', message: 'The player does not hold the +1 resource tile.' },
  resourceTilePlaced: { rule: 'TILE-5', message: 'The +1 resource tile has been placed and stays where it is.' },
  noResourceCard: { rule: 'RES-2', message: 'Action 1 needs at least one resource card.' },
  notAFaceUpResourceCard: { rule: 'ROUND-10', message: '{card} is no face-up resource card of the own action area.' },
  mixedResources: { rule: 'RES-5', message: 'Cards of different resource types cannot be combined.' },
  mixedWithoutPurchase: { rule: 'TB-5', message: 'Different resource types may be mixed only to acquire a card.' },
  noSuchDisplaySlot: { rule: 'SETUP-16', message: 'The card display has no slot {slot}.' },
  emptyDisplaySlot: { rule: 'RES-10', message: 'Display slot {slot} is empty.' },
  acquisitionTooDear: { rule: 'RES-7', message: '{card} costs {cost}, the chosen cards are worth {total}.' },
  noEnergyCard: { rule: 'EXP-2', message: 'No energy card lies face up in the own action area.' },
  notAFaceUpScientist: { rule: 'SCI-2', message: '{card} is no face-up scientist of the own action area.' },
  notAFaceUpFieldScientist: { rule: 'FSC-1', message: '{card} is no face-up field scientist of the own action area.' },
  noSuchSpace: { rule: 'BON-5', message: 'There is no bonus space {space} in this game.' },
  noMarker: { rule: 'BON-1', message: 'No bonus marker is left in the reserve.' },
  noOneTimeMarker: { rule: 'MISSION-15', message: 'No one-time bonus marker is in the reserve.' },
  notPersonal: { rule: 'MISSION-9', message: '{space} is not a personal bonus space of seat {seat}.' },
  spaceOccupied: { rule: 'BON-4', message: 'A marker of seat {holder} blocks {space} until the end of the round.' },
  firstPlayerFirstTurn: {
    rule: 'BON-7',
    message: 'The first player may not use this space on the own first turn of the round.',
  },
  spaceTooDear: { rule: 'BON-2', message: '{space} costs {cost}, the player has {coins}.' },
  spaceLocked: { rule: 'TRACK-12', message: 'The player has not unlocked {space}.' },
  siblingOccupied: { rule: 'TRACK-15', message: 'An own marker lies on {sibling}, the other space of this track.' },
  noMajority: { rule: 'MAJ-1', message: 'Seat {rival} has more of what {space} compares.' },
  lunaBlocks: {
    rule: 'LUNA-24',
    message: 'Luna has {amount} of what {space} compares, the player {own}.',
  },
  noTiers: { rule: 'BON-3', message: '{space} has no reward tiers.' },
  tierMissing: { rule: 'MAJ-12', message: 'Tier 1 to {reached} of {space} must be chosen.' },
  tierNotReached: { rule: 'MAJ-12', message: 'Tier {tier} of {space} is not among the {reached} reached.' },
  nothingToDestroy: { rule: 'BON-2', message: '{space} asks for no card to destroy.' },
  cardToDestroyMissing: { rule: 'BON-10', message: '{space} asks for a hand card to destroy.' },
  destroyedCardNotInHand: { rule: 'BON-10', message: '{card} is not in the hand and cannot be destroyed.' },
  shareCardKept: {
    rule: 'PREP-12',
    message: '{card} is a share card. It stays in the hand until the final scoring and cannot be destroyed.',
  },
  notACarbonCard: { rule: 'BSP-6', message: '{card} is no carbon resource card.' },
  trackEnd: { rule: 'TRACK-4', message: 'The marker on the {company} track stands on the last space.' },
  barrierTooDear: {
    rule: 'TRACK-3',
    message: 'The barrier on the {company} track costs {cost}, the player has {coins}.',
  },
  unitsMustMove: {
    rule: 'RES-13',
    message: 'Units left must be used: the marker on the {company} track can still move.',
  },
  wrongTrack: { rule: 'TRACK-5', message: 'These steps belong to the {expected} track, not to {company}.' },
  trackNotOffered: { rule: 'BSP-7', message: 'The {company} track is not among those to choose from.' },
  stepsNotOffered: { rule: 'BSP-7', message: '{steps} steps are not among those to be made: {offered}.' },
  stepsSplit: { rule: 'ICON-8', message: 'All {offered} steps go to one track, not {steps} of them.' },
  noSuchSector: { rule: 'EXP-15', message: 'There is no sector {sector}.' },
  noSuchOutpostSpace: { rule: 'BELT-6', message: 'Asteroid {asteroid} has no outpost space {space}.' },
  noSuchShuttleSpace: { rule: 'BELT-6', message: 'There is no shuttle space {shuttleSpace}.' },
  ownPiece: { rule: 'BELT-7', message: '{place} already holds a piece of {company}.' },
  asteroidOutOfReach: {
    rule: 'BELT-8',
    message: 'Asteroid {asteroid} is on no route with a shuttle of {company} and holds no outpost of it.',
  },
  shuttleSpaceOutOfReach: {
    rule: 'BELT-9',
    message: 'Shuttle space {shuttleSpace} is on no route to an asteroid with an outpost of {company}.',
  },
  tooLittleEnergyOnBelt: { rule: 'BELT-13', message: '{place} costs {cost} energy, {energy} is left.' },
  noShuttle: { rule: 'BELT-23', message: 'The {company} station has no shuttle left.' },
  noMenace: { rule: 'MENACE-4', message: 'No menace is on the board.' },
  menaceConfronted: { rule: 'MENACE-9', message: 'The menace has been confronted in this action.' },
  menaceOutOfReach: { rule: 'MENACE-5', message: '{company} has no shuttle on shuttle space {one} or {other}.' },
  menaceTooDear: { rule: 'MENACE-6', message: 'Confronting the menace costs {cost} energy, {energy} is left.' },
  menaceUnpaid: { rule: 'MENACE-7', message: 'The menace asks for {cost} coins, the player has {coins}.' },
  menaceCards: { rule: 'MENACE-17', message: 'The menace asks for {count} different energy cards of the hand.' },
  menaceAsksNoCards: { rule: 'MENACE-7', message: 'This menace asks for no cards to destroy.' },
  menaceValues: {
    rule: 'MENACE-7',
    message: 'The menace asks for the value {tank} on the tank track and {research} on the research track.',
  },
  noSuchTask: { rule: 'MISSION-6', message: 'There is no task in column {column} of {mission} on the table.' },
  otherMission: { rule: 'MISSION-7', message: 'The status card lies under {attached}, not under {mission}.' },
  taskDone: { rule: 'MISSION-8', message: 'Column {column} of the status card holds no marker any more.' },
  taskNotMet: { rule: 'MISSION-6', message: 'The task in column {column} of {mission} is not met.' },
  ownOutpost: { rule: 'EXP-8', message: 'Sector {sector} already holds an outpost of {company}.' },
  outOfReach: { rule: 'EXP-7', message: 'Sector {sector} is not next to the station or an outpost of {company}.' },
  enclave: { rule: 'EXP-13', message: 'Sector {sector} is an enclave: {company} must first be in sector {around}.' },
  tooLittleEnergy: { rule: 'EXP-10', message: 'Sector {sector} costs {cost} energy, {energy} is left.' },
  emptyColumn: { rule: 'STATION-3', message: 'Column {column} of the {company} station has no outpost to take.' },
  fullColumn: { rule: 'STATION-8', message: 'Column {column} of the {company} station has no space to return to.' },
  removalCompulsory: { rule: 'ICON-9', message: 'Outposts left to remove: {count}. This removal cannot be declined.' },
  noSuchReward: { rule: 'EXP-17', message: 'There is no reward {reward} among the {count} offered.' },
  noSuchChoice: { rule: 'BSP-1', message: 'There is no reward {reward} among the {count} to choose from.' },
  noSuchResearchSpace: { rule: 'RP-5', message: 'The research display has no space {space}.' },
  emptyResearchSpace: { rule: 'RP-18', message: 'Space {space} of the research display is empty.' },
  tooFewPoints: { rule: 'RP-4', message: 'This costs {price} research points, {points} are left.' },
  onlyCoins: {
    rule: 'SPECIAL-5',
    message: 'With the upload marker on the last space research points give coins only.',
  },
  noSpecialPlan: { rule: 'RP-9', message: '{plan} is no special plan on the round track.' },
  specialPlanFaceDown: { rule: 'RP-10', message: '{plan} lies face down until round {round}.' },
  planNotAcquired: { rule: 'RP-12', message: '{plan} was not acquired in this turn.' },
  noSuchResearchTrackSpace: { rule: 'RP-12', message: 'The research track has spaces 1 to {last}, not {position}.' },
  noASpace: { rule: 'RP-13', message: '{plan} may not lie on space {position} with its crossed-out A.' },
  alreadyFlipped: { rule: 'SCI-3', message: 'Only one plan is turned face down in an action.' },
  flipAfterMove: { rule: 'SCI-3', message: 'A plan is turned face down before the marker moves.' },
  noPlanHere: { rule: 'SCI-3', message: 'No plan lies on space {position} of the own research track.' },
  planFaceDown: { rule: 'SCI-3', message: 'The plan on space {position} already lies face down.' },
  tooFewCoins: { rule: 'NOTE-5', message: 'This costs {cost}, the player has {coins}.' },
  researchTrackEnd: { rule: 'SPECIAL-4', message: 'The upload marker stands on the last space.' },
  emptySpaceAhead: { rule: 'SCI-11', message: 'No plan lies on space {position}; the marker cannot go there.' },
  tooFewCoinsForPlan: { rule: 'SCI-9', message: '{plan} costs {cost} to enter, the player has {coins}.' },
  requirementsNotMet: { rule: 'SCI-6', message: 'The face-up cards do not meet the requirements of {plan}.' },
  purchaseTooDear: { rule: 'BON-8', message: '{card} costs {cost} coins, the player has {coins}.' },
  noRestingDeck: { rule: 'PASS-3', message: 'Resting slot {slot} holds no deck.' },
  notTheLeftmostCard: { rule: 'PASS-4', message: 'Cards rest from the left: {next} comes before {card}.' },
  noSuchRestingSlot: { rule: 'PASS-4', message: 'There is no resting slot {slot}.' },
  restingSlotFilled: { rule: 'PASS-4', message: 'Resting slot {slot} has received a card in this pass.' },
  constrainedSlot: {
    rule: 'VARIANT-2',
    message: 'The card rests in slot {linked}, straight above its action slot, not in {slot}.',
  },
  restingSlotOff: {
    rule: 'PASS-4',
    message: 'Resting slot {slot} can be used only while the action slot below is ON.',
  },
  actionDone: { rule: 'BSP-9', message: 'The action of the destroyed card is not to be had any more.' },
  cardTaken: { rule: 'BSP-9', message: 'No destroyed card is to be had any more.' },
  notDestroyed: { rule: 'BSP-9', message: '{card} is not on the destroyed-cards pile.' },
} as const;

/** Why an action is refused. Codes are stable; new ones may be added. */
export type ViolationCode = keyof typeof VIOLATIONS;

/** The figures in the sentence of a code. */
export type ViolationFigures<Code extends ViolationCode> = FiguresFor<(typeof VIOLATIONS)[Code]['message']>;

/** One reason why an action is illegal, with the rule that is broken. */
export interface Violation extends Reason {
  readonly code: ViolationCode;
}

/** Makes a violation of a code, with its sentence filled in. */
export function violation(code: ViolationCode, params: Violation['params']): Violation {
  return reasonFrom(VIOLATIONS, code, params);
}
