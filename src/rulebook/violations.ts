/**
 * Every refusal by its code: the rule that is usually broken, and an English sentence for the person who acts. `{card}`
 * stands for a figure, `{coins|coin|coins}` for an amount and what is counted. Each violation names the rule that is
 * broken in its case. `skymines-rules/text` has the sentences of other languages.
 */
export const VIOLATIONS = {
  malformedAction: { rule: 'ROUND-9', message: 'This is not a well-formed action: {problem}.' },
  // A turn has one action, so an action that was chosen before another one is too late. Only sessions say this.
  staleAction: {
    rule: 'ROUND-9',
    message:
      'You chose this at another version of the game; it is at version {version} now. Look again and choose anew.',
  },
  gameOver: { rule: 'END-1', message: 'The game is over; nothing more can be done.' },
  // The rule of the open decision replaces this rule.
  notThisDecision: { rule: 'ROUND-9', message: '{asked} {decision}; {type} does not answer that.' },
  notThisSeat: { rule: 'NOTE-9', message: '{asked} {decision}, not {seat}.' },
  tokenNotOffered: { rule: 'SETUP-39', message: '{token} was not dealt to you.' },
  notInHand: { rule: 'PLAN-2', message: '{card} is not in your hand.' },
  cardTwice: { rule: 'RES-2', message: 'You name {card} twice.' },
  cardsDoNotMatchToken: {
    rule: 'SETUP-42',
    message: 'Your starting token asks for three hand cards, {tokenCards}; you named {cards}.',
  },
  shareCard: { rule: 'PLAN-8', message: '{card} is a share card; it has no action and cannot be planned.' },
  shareCardKept: { rule: 'PREP-12', message: '{card} is a share card; it stays in your hand and cannot be destroyed.' },
  slotOff: { rule: 'PLAN-3', message: 'Your {slot} action slot is not ON.' },
  slotTaken: { rule: 'PLAN-3', message: 'Your {slot} action slot already holds a card.' },
  noResourceTile: { rule: 'TILE-4', message: 'You do not hold the +1 resource tile.' },
  resourceTilePlaced: { rule: 'TILE-5', message: 'Your +1 resource tile already lies on a card and stays there.' },
  noResourceCard: { rule: 'RES-2', message: 'You must name at least one resource card.' },
  notAFaceUpResourceCard: { rule: 'ROUND-10', message: '{card} is not a face-up resource card in your action area.' },
  mixedResources: { rule: 'RES-5', message: 'You cannot combine cards of different resource types.' },
  mixedWithoutPurchase: { rule: 'TB-5', message: 'You may mix resource types only to acquire a card.' },
  noSuchDisplaySlot: { rule: 'SETUP-16', message: 'The card display has no slot {displaySlot}.' },
  emptyDisplaySlot: { rule: 'RES-10', message: 'Display slot {displaySlot} is empty.' },
  acquisitionTooExpensive: {
    rule: 'RES-7',
    message: '{card} costs {cost|unit|units}; the cards you chose are worth {total}.',
  },
  noEnergyCard: { rule: 'EXP-2', message: 'No energy card or energy tile lies face up in your action area.' },
  notAFaceUpScientist: { rule: 'SCI-2', message: '{card} is not a face-up scientist in your action area.' },
  notAFaceUpFieldScientist: { rule: 'FSC-1', message: '{card} is not a face-up field scientist in your action area.' },
  noSuchSpace: { rule: 'BON-5', message: 'This game does not have {space}.' },
  personalSpaceClosed: { rule: 'MISSION-9', message: '{space} opens only with the third task of a mission.' },
  noMarker: { rule: 'BON-1', message: 'You have no bonus marker left.' },
  noOneTimeMarker: { rule: 'MISSION-15', message: 'You have no one-time bonus marker left.' },
  notPersonal: { rule: 'MISSION-9', message: 'You cannot use {space}.' },
  spaceOccupied: { rule: 'BON-4', message: '{holder} blocks {space} until the end of the round.' },
  firstPlayerFirstTurn: {
    rule: 'BON-7',
    message: 'As first player you may not use {space} on your first turn of the round.',
  },
  spaceTooExpensive: { rule: 'BON-2', message: '{space} costs {cost|coin|coins}; you have {coins}.' },
  spaceLocked: { rule: 'TRACK-12', message: 'You have not unlocked {space}.' },
  siblingOccupied: {
    rule: 'TRACK-15',
    message: 'Your bonus marker already lies on {sibling}, the other space of this track.',
  },
  noMajority: { rule: 'MAJ-1', message: 'You cannot use {space}: {rival} has {amount} {item}, you have {own}.' },
  lunaBlocks: {
    rule: 'LUNA-24',
    message: "You cannot use {space}: Luna's majority cards show {amount} {shownItem}, you have {own}.",
  },
  noTiers: { rule: 'BON-3', message: '{space} has no reward tiers to choose from.' },
  tierMissing: {
    rule: 'MAJ-12',
    message: 'You reach {reached|reward tier|reward tiers} of {space} and must choose one.',
  },
  tierNotReached: {
    rule: 'MAJ-12',
    message: 'You reach {reached|reward tier|reward tiers} of {space}; tier {tier} is not among them.',
  },
  nothingToDestroy: { rule: 'BON-2', message: '{space} asks for no card to destroy.' },
  // The rule of the bonus space replaces the rule of the next three.
  cardToDestroyMissing: { rule: 'BON-10', message: '{space} asks you to destroy a hand card; you named none.' },
  destroyedCardNotInHand: {
    rule: 'BON-10',
    message: '{space} asks you to destroy a hand card; {card} is not in your hand.',
  },
  notACarbonCard: { rule: 'BSP-6', message: '{space} asks you to destroy a carbon resource card; {card} is not one.' },
  trackEnd: { rule: 'TRACK-4', message: 'Your marker stands on the last space of the {company} track.' },
  barrierTooExpensive: {
    rule: 'TRACK-3',
    message: 'The barrier on the {company} track costs {cost|coin|coins}; you have {coins}.',
  },
  unitsMustMove: {
    rule: 'RES-13',
    message: 'You must use the units left: your marker on the {company} track can still move.',
  },
  wrongTrack: { rule: 'TRACK-5', message: 'These steps belong to the {expected} track, not to the {company} track.' },
  trackNotOffered: { rule: 'BSP-7', message: 'You must choose the track of {companies}, not that of {company}.' },
  stepsNotOffered: { rule: 'BSP-7', message: 'You must make {offered} steps on one track, not {steps}.' },
  stepsSplit: { rule: 'ICON-8', message: 'You must make all steps on one track: {offered}, not {steps}.' },
  noSuchSector: { rule: 'EXP-15', message: 'There is no sector {sector}.' },
  noSuchOutpostSpace: { rule: 'BELT-6', message: 'There is no space {outpostSpace} on asteroid {asteroid}.' },
  noSuchShuttleSpace: { rule: 'BELT-6', message: 'There is no shuttle space {shuttleSpace}.' },
  ownPiece: { rule: 'BELT-7', message: '{company} already has a piece on {place}.' },
  asteroidOutOfReach: {
    rule: 'BELT-8',
    message: '{company} has no outpost on asteroid {asteroid} and no shuttle on a route to it.',
  },
  shuttleSpaceOutOfReach: {
    rule: 'BELT-9',
    message: 'The route of shuttle space {shuttleSpace} touches no asteroid with an outpost of {company}.',
  },
  tooLittleEnergyOnBelt: { rule: 'BELT-13', message: '{place} costs {cost} energy; you have {energy} left.' },
  noShuttle: { rule: 'BELT-23', message: 'The {company} station has no shuttle left.' },
  noMenace: { rule: 'MENACE-4', message: 'There is no menace on the board.' },
  menaceConfronted: { rule: 'MENACE-9', message: 'You have already confronted {menace} in this action.' },
  menaceOutOfReach: {
    rule: 'MENACE-5',
    message: '{company} has no shuttle on shuttle space {one} or {other}, next to {menace}.',
  },
  menaceTooExpensive: {
    rule: 'MENACE-6',
    message: 'Confronting {menace} costs {cost} energy; you have {energy} left.',
  },
  menaceUnpaid: { rule: 'MENACE-7', message: '{menace} asks for {cost|coin|coins}; you have {coins}.' },
  menaceCards: {
    rule: 'MENACE-17',
    message:
      '{menace} asks for {count} different energy cards of your hand, which holds {held}; you named {named|card|cards}, of which {fitting} fit.',
  },
  menaceAsksNoCards: { rule: 'MENACE-7', message: '{menace} asks for no cards to destroy.' },
  menaceTankValue: {
    rule: 'MENACE-7',
    message: '{menace} asks for a value of {value} on the tank track; you have {own}.',
  },
  menaceResearchValue: {
    rule: 'MENACE-7',
    message: '{menace} asks for a value of {value} on the research track; you have {own}.',
  },
  noSuchTask: { rule: 'MISSION-6', message: 'There is no task in the {column} column of {mission} on the table.' },
  otherMission: { rule: 'MISSION-7', message: 'Your status card lies under {attached}, not under {mission}.' },
  taskDone: { rule: 'MISSION-8', message: 'You have already claimed the task in the {column} column of {mission}.' },
  taskNotMet: {
    rule: 'MISSION-6',
    message: 'The task in the {column} column of {mission} asks for {task}; you have {own}.',
  },
  ownOutpost: { rule: 'EXP-8', message: '{company} already has an outpost in sector {sector}.' },
  outOfReach: { rule: 'EXP-7', message: 'Sector {sector} is not next to the station or an outpost of {company}.' },
  enclave: { rule: 'EXP-13', message: 'Sector {sector} is an enclave: {company} must be in sector {around} first.' },
  tooLittleEnergy: { rule: 'EXP-10', message: 'Sector {sector} costs {cost} energy; you have {energy} left.' },
  emptyColumn: { rule: 'STATION-3', message: 'The {column} column of the {company} station has no outpost to take.' },
  fullColumn: {
    rule: 'STATION-8',
    message: 'The {column} column of the {company} station has no room for a returning outpost.',
  },
  removalCompulsory: {
    rule: 'ICON-9',
    message: 'You must remove an outpost; this reward does not let you leave it. Outposts left to remove: {count}.',
  },
  noSuchReward: { rule: 'EXP-17', message: 'You must choose one of the rewards from 1 to {count}, not {reward}.' },
  noSuchChoice: { rule: 'BSP-1', message: 'You must choose one of the rewards from 1 to {count}, not {reward}.' },
  noSuchResearchSpace: { rule: 'RP-5', message: 'The research display has no space {displaySpace}.' },
  emptyResearchSpace: { rule: 'RP-18', message: 'Space {displaySpace} of the research display is empty.' },
  tooFewPoints: {
    rule: 'RP-4',
    message: '{plan} costs {price|research point|research points}; you have {points} left.',
  },
  onlyCoins: {
    rule: 'SPECIAL-5',
    message: 'Your upload marker stands on the last space; research points give you coins only.',
  },
  noSpecialPlan: { rule: 'RP-9', message: '{plan} is not a special plan on the round track.' },
  specialPlanFaceDown: { rule: 'RP-10', message: '{plan} lies face down until round {round}.' },
  planNotAcquired: { rule: 'RP-12', message: 'You did not acquire {plan} in this turn.' },
  noSuchResearchTrackSpace: { rule: 'RP-12', message: 'The research track has spaces 1 to {last}, not {position}.' },
  noASpace: { rule: 'RP-13', message: '{plan} may not lie on space {position}, which shows a crossed-out A.' },
  alreadyFlipped: { rule: 'SCI-3', message: 'You have already turned a plan face down in this action.' },
  flipAfterMove: { rule: 'SCI-3', message: 'You may turn a plan face down only before your upload marker moves.' },
  noPlanHere: { rule: 'SCI-3', message: 'No plan lies on space {position} of your research track.' },
  planFaceDown: {
    rule: 'SCI-3',
    message: 'The plan on space {position} of your research track already lies face down.',
  },
  flipTooExpensive: { rule: 'SCI-3', message: 'Turning a plan face down costs {cost|coin|coins}; you have {coins}.' },
  researchTrackEnd: {
    rule: 'SPECIAL-4',
    message: 'Your upload marker stands on the last space of the research track.',
  },
  emptySpaceAhead: {
    rule: 'SCI-11',
    message: 'No plan lies on space {position} of your research track; your upload marker cannot go there.',
  },
  tooFewCoinsForPlan: { rule: 'SCI-9', message: '{plan} costs {cost|coin|coins} to enter; you have {coins}.' },
  requirementsNotMet: {
    rule: 'SCI-6',
    message:
      '{plan} asks for {asks}; you show carbon {carbon}, minerals {minerals}, titanium {titanium}, energy {energy} and, beside the one in use, {scientists|scientist|scientists}.',
  },
  // The rule of the bonus space replaces this rule.
  purchaseTooExpensive: { rule: 'BON-8', message: '{card} costs {cost|coin|coins}; you have {coins}.' },
  noRestingDeck: { rule: 'PASS-3', message: 'Your {slot} resting slot holds no deck.' },
  notTheLeftmostCard: {
    rule: 'PASS-4',
    message: 'You must rest your cards from the left: first {next} in your {slot} action slot.',
  },
  noSuchRestingSlot: { rule: 'PASS-4', message: 'You have no {slot} resting slot.' },
  restingSlotFilled: { rule: 'PASS-4', message: 'Your {slot} resting slot has already received a card in this pass.' },
  constrainedSlot: {
    rule: 'VARIANT-2',
    message: '{card} must rest straight above its action slot, in your {linked} resting slot, not in the {slot} one.',
  },
  restingSlotOff: {
    rule: 'PASS-4',
    message: 'You can use your {slot} resting slot only while the action slot below it is ON.',
  },
  // On the second space of the track, BSP-10 replaces BSP-9.
  actionDone: { rule: 'BSP-9', message: 'You have already done the action of the destroyed card.' },
  notTheDestroyedCard: {
    rule: 'BSP-9',
    message: 'You can only use {card}, the card you destroyed, and for nothing but its own action.',
  },
  cardTaken: { rule: 'BSP-9', message: 'You have already taken a destroyed card.' },
  notDestroyed: { rule: 'BSP-9', message: '{card} is not on the destroyed-cards pile.' },
  destroyedCardTooExpensive: {
    rule: 'BSP-9',
    message: 'Taking a destroyed card costs {cost|coin|coins}; you have {coins}.',
  },
} as const;

/** The code of a refusal. Codes stay the same; new ones may be added. */
export type ViolationCode = keyof typeof VIOLATIONS;
