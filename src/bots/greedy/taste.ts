/**
 * Weights of a bot, in coins unless stated otherwise. A weight whose name ends in `Later` is added for each remaining round.
 */
export interface Taste {
  /** A resource unit, a helium-3 step, a research point and a removed outpost. */
  readonly unit: number;
  readonly helium: number;
  readonly heliumLater: number;
  readonly research: number;
  readonly researchLater: number;
  readonly removal: number;
  readonly firstPlayer: number;
  /** A reward whose value depends on the position. */
  readonly resourceCoins: number;
  readonly purchase: number;
  readonly destroyedCost: number;
  readonly salvage: number;
  /**
   * Expected growth of a station's coin icons per round: a base, and an increase for each share that the seat and the
   * others own.
   */
  readonly growth: number;
  readonly growthOwn: number;
  readonly growthOthers: number;
  /** Average number of shares gained by a track step. */
  readonly sharesPerStep: number;
  readonly sharesPerStepLater: number;
  /** Strength of cards in resource units: a unit of energy, a research point, and a scientist's base strength. */
  readonly energyPower: number;
  readonly pointPower: number;
  readonly scientistPower: number;
  readonly fieldScientistPower: number;
  /** Expected uses of a card per remaining round, the strength of a weak card, and the weight of each kind. */
  readonly cardUse: number;
  readonly weakCard: number;
  readonly resourceCards: number;
  readonly energyCards: number;
  readonly scientistCards: number;
  readonly fieldScientistCards: number;
  /** Extra value of a card in hand over a resting one, by its strength and the remaining rounds. */
  readonly inHand: number;
  /** Number of playable cards needed to use all slots, and the cost of each missing card per round, in units. */
  readonly enoughCards: number;
  readonly missingCard: number;
  /** Weight of the other seats' average number of shares in a company, against the seat's own. */
  readonly rivalry: number;
  readonly rivalryLater: number;
  /** Value per round of unlocked track bonuses, and of another action slot. */
  readonly bonusEnergy: number;
  readonly bonusMarkers: number;
  readonly bonusDiscount: number;
  readonly bonusCardValue: number;
  readonly bonusFieldScientist: number;
  readonly bonusSpace: number;
  readonly slot: number;
  /** Weight of the progress towards the next value, before and in the last round. */
  readonly certain: number;
  readonly certainLater: number;
  readonly certainLast: number;
  /** Per remaining round: a space towards the next track bonus, any track space, and one on the tank and the research track. */
  readonly wayToBonus: number;
  readonly trackSpace: number;
  readonly tankSpace: number;
  readonly researchSpace: number;
  /** A coin, per remaining round and in addition to its final value; a bonus marker in hand. */
  readonly coin: number;
  readonly marker: number;
  readonly oneTimeMarker: number;
  /** Being one position later in the next round's turn order. */
  readonly laterPlace: number;
  /** A plan ready for the upload marker, the chance that a face-up scientist enters it, and a special plan's gain beyond its value. */
  readonly readyPlan: number;
  readonly readyPlanLater: number;
  readonly scientistReady: number;
  readonly specialPlan: number;
  /** Weights in planning, per unit: each kind of card, an idle scientist, the largest amount of one kind, and each upload. */
  readonly planResource: number;
  readonly planEnergy: number;
  readonly planScientist: number;
  readonly planFieldScientist: number;
  readonly planIdle: number;
  readonly planMost: number;
  readonly planUpload: number;
  readonly planUploadLater: number;
  /** Order of the actions, and the value of one unit of strength in almost any action, in units. */
  readonly majorityFirst: number;
  readonly markerEarly: number;
  readonly scientistEarly: number;
  readonly fieldScientistLate: number;
  readonly energyEarly: number;
  readonly purchaseEarly: number;
  readonly stepsEarly: number;
  readonly commonUse: number;
  /** Minimum value that makes an action better than passing. */
  readonly atLeast: number;
  /** In an expansion: a dome, a neighbour, a new route, the coin icon beside shares, and the emptiest column. */
  readonly dome: number;
  readonly domeLater: number;
  readonly neighbour: number;
  readonly newRoute: number;
  readonly icon: number;
  readonly column: number;
  /** Weights in research: a track space, enough plans, the reward, more plans, special plans, a space without A, and coins instead. */
  readonly space: number;
  readonly spaceLater: number;
  readonly enoughPlans: number;
  readonly morePlans: number;
  readonly planReward: number;
  readonly specialShare: number;
  readonly noA: number;
  readonly researchCoins: number;
  /** Likelihood of meeting the requirements of plans that need three, four or five cards. */
  readonly easeTwo: number;
  readonly easeThree: number;
  readonly easeFour: number;
  /** A card in a resting deck, in addition to its strength. */
  readonly restingCard: number;
}

/** The weights of the greedy bot. */
export const PLAIN: Taste = {
  unit: 3,
  helium: 2.1,
  heliumLater: 0,
  research: 2.2,
  researchLater: 0,
  removal: 4,
  firstPlayer: 0.5,
  resourceCoins: 2,
  purchase: 2,
  destroyedCost: 2,
  salvage: 2,
  growth: 0.9,
  growthOwn: 0,
  growthOthers: 0,
  sharesPerStep: 0.6,
  sharesPerStepLater: 0,
  energyPower: 1.2,
  pointPower: 1,
  scientistPower: 0.7,
  fieldScientistPower: 0.7,
  cardUse: 2,
  weakCard: 1.2,
  resourceCards: 1,
  energyCards: 1,
  scientistCards: 1,
  fieldScientistCards: 1,
  inHand: 0,
  enoughCards: 9,
  missingCard: 0.3,
  rivalry: 1.3,
  rivalryLater: 0,
  bonusEnergy: 1,
  bonusMarkers: 1,
  bonusDiscount: 1,
  bonusCardValue: 1,
  bonusFieldScientist: 1,
  bonusSpace: 1,
  slot: 2.5,
  certain: 0.9,
  certainLater: 0,
  certainLast: 0.4,
  wayToBonus: 0,
  trackSpace: 0,
  tankSpace: 0,
  researchSpace: 0,
  coin: 0,
  marker: 0,
  oneTimeMarker: 0,
  laterPlace: 1,
  readyPlan: 2.2,
  readyPlanLater: 0,
  scientistReady: 0.7,
  specialPlan: 1,
  planResource: 1,
  planEnergy: 1,
  planScientist: 1,
  planFieldScientist: 1,
  planIdle: 1,
  planMost: 0.8,
  planUpload: 5,
  planUploadLater: 0,
  majorityFirst: 12,
  markerEarly: 2,
  scientistEarly: 8,
  fieldScientistLate: -6,
  energyEarly: 0,
  purchaseEarly: 0,
  stepsEarly: 0,
  commonUse: 0.8,
  atLeast: 0,
  dome: 0.5,
  domeLater: 0,
  neighbour: 0.1,
  newRoute: 0.2,
  icon: 1,
  column: 0.01,
  space: 3.5,
  spaceLater: 0,
  enoughPlans: 5,
  morePlans: 0.3,
  planReward: 0.6,
  specialShare: 0.5,
  noA: 0.5,
  researchCoins: 1,
  easeTwo: 0.9,
  easeThree: 0.5,
  easeFour: 0.2,
  restingCard: 0.5,
};
