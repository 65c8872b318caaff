/**
 * Weights of a bot, in coins unless stated otherwise. A weight whose name ends in `Later` is multiplied by the number
 * of remaining rounds and added to the weight without `Later`.
 */
export interface Taste {
  /** Values of basic rewards. */
  readonly unit: number;
  readonly helium: number;
  readonly heliumLater: number;
  readonly research: number;
  readonly researchLater: number;
  readonly removal: number;
  readonly firstPlayer: number;
  /** Average values of rewards whose exact value depends on the position. */
  readonly resourceCoins: number;
  readonly purchase: number;
  readonly destroyedCost: number;
  readonly salvage: number;
  /**
   * Expected number of coin icons that a company gains per round. It grows with the shares of the seat and of the other
   * seats.
   */
  readonly growth: number;
  readonly growthOwn: number;
  readonly growthOthers: number;
  /** Average number of shares gained by one step on a track. */
  readonly sharesPerStep: number;
  readonly sharesPerStepLater: number;
  /** Strength of cards, converted to resource units. */
  readonly energyPower: number;
  readonly pointPower: number;
  readonly scientistPower: number;
  readonly fieldScientistPower: number;
  /**
   * Value of owning a card: its uses per remaining round, the strength below which it is worthless, and a factor for
   * each kind of card.
   */
  readonly cardUse: number;
  readonly weakCard: number;
  readonly resourceCards: number;
  readonly energyCards: number;
  readonly scientistCards: number;
  readonly fieldScientistCards: number;
  /** Extra value of a card in hand, compared with a resting card. It is multiplied by the card's strength. */
  readonly inHand: number;
  /** Number of playable cards that fill all slots, and the cost of each missing card per round, in resource units. */
  readonly enoughCards: number;
  readonly missingCard: number;
  /** Weight of the other seats' shares in a company, relative to the seat's own shares. */
  readonly rivalry: number;
  readonly rivalryLater: number;
  /** Value per remaining round of each track bonus and of an additional action slot. */
  readonly bonusEnergy: number;
  readonly bonusMarkers: number;
  readonly bonusDiscount: number;
  readonly bonusCardValue: number;
  readonly bonusFieldScientist: number;
  readonly bonusSpace: number;
  readonly slot: number;
  /** Weight of a marker's progress towards the next value on its track. The last round has its own weight. */
  readonly certain: number;
  readonly certainLater: number;
  readonly certainLast: number;
  /** Value of each space that a marker has reached, per remaining round. */
  readonly wayToBonus: number;
  readonly trackSpace: number;
  readonly tankSpace: number;
  readonly researchSpace: number;
  /** Extra value of a coin per remaining round, and the value of an unused bonus marker. */
  readonly coin: number;
  readonly marker: number;
  readonly oneTimeMarker: number;
  /** Value of being one position later in the next round's turn order. */
  readonly laterPlace: number;
  /**
   * Value of a plan that the upload marker can enter next, and the probability that a face-up scientist moves the
   * marker this round.
   */
  readonly readyPlan: number;
  readonly readyPlanLater: number;
  readonly scientistReady: number;
  readonly specialPlan: number;
  /** Weights for choosing which cards to plan. */
  readonly planResource: number;
  readonly planEnergy: number;
  readonly planScientist: number;
  readonly planFieldScientist: number;
  readonly planIdle: number;
  readonly planMost: number;
  readonly planUpload: number;
  readonly planUploadLater: number;
  /** Bonuses that put the actions of a round in a sensible order, and the cost of using a card. */
  readonly majorityFirst: number;
  readonly markerEarly: number;
  readonly scientistEarly: number;
  readonly fieldScientistLate: number;
  readonly energyEarly: number;
  readonly purchaseEarly: number;
  readonly stepsEarly: number;
  readonly commonUse: number;
  /** The bot passes unless an action is worth more than this. */
  readonly atLeast: number;
  /** Weights for choosing a sector or an asteroid. */
  readonly dome: number;
  readonly domeLater: number;
  readonly neighbour: number;
  readonly newRoute: number;
  readonly icon: number;
  readonly column: number;
  /** Weights for choosing a research plan, or coins instead of one. */
  readonly space: number;
  readonly spaceLater: number;
  readonly enoughPlans: number;
  readonly morePlans: number;
  readonly planReward: number;
  readonly specialShare: number;
  readonly noA: number;
  readonly researchCoins: number;
  /** Probability of meeting the requirements of a plan, which falls with the number of cards needed. */
  readonly easeTwo: number;
  readonly easeThree: number;
  readonly easeFour: number;
  /** Value of a card in a resting deck, not counting its strength. */
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
