/** The weights of the greedy bot, usually in coins. One that ends in `Later` is added once per remaining round. */
export const PLAIN = {
  // Values of basic rewards.
  unit: 3,
  helium: 2.1,
  heliumLater: 0,
  research: 2.2,
  researchLater: 0,
  removal: 4,
  firstPlayer: 0.5,
  // Average values of rewards whose exact value depends on the position.
  resourceCoins: 2,
  purchase: 2,
  destroyedCost: 2,
  salvage: 2,
  // Expected number of coin icons that a company gains per round. It grows with the shares of the seat and of the other
  // seats.
  growth: 0.9,
  growthOwn: 0,
  growthOthers: 0,
  // Average number of shares gained by one step on a track.
  sharesPerStep: 0.6,
  sharesPerStepLater: 0,
  // Strength of cards, converted to resource units.
  energyPower: 1.2,
  pointPower: 1,
  scientistPower: 0.7,
  fieldScientistPower: 0.7,
  // Value of owning a card: its uses per remaining round, the strength below which it is worthless, and a factor for
  // each kind of card.
  cardUse: 2,
  weakCard: 1.2,
  resourceCards: 1,
  energyCards: 1,
  scientistCards: 1,
  fieldScientistCards: 1,
  // Extra value of a card in hand, compared with a resting card. It is multiplied by the card's strength.
  inHand: 0,
  // Number of playable cards that fill all slots, and the cost of each missing card per round, in resource units.
  enoughCards: 9,
  missingCard: 0.3,
  // Weight of the other seats' shares in a company, relative to the seat's own shares.
  rivalry: 1.3,
  rivalryLater: 0,
  // Value per remaining round of each track bonus and of an additional action slot.
  bonusEnergy: 1,
  bonusMarkers: 1,
  bonusDiscount: 1,
  bonusCardValue: 1,
  bonusFieldScientist: 1,
  bonusSpace: 1,
  slot: 2.5,
  // Weight of a marker's progress towards the next value on its track. The last round has its own weight.
  certain: 0.9,
  certainLater: 0,
  certainLast: 0.4,
  // Value of each space that a marker has reached, per remaining round.
  wayToBonus: 0,
  trackSpace: 0,
  tankSpace: 0,
  researchSpace: 0,
  // Extra value of a coin per remaining round, and the value of an unused bonus marker.
  coin: 0,
  marker: 0,
  oneTimeMarker: 0,
  // Value of being one position later in the next round's turn order.
  laterPlace: 1,
  // Value of a plan that the upload marker can enter next, and the probability that a face-up scientist moves the
  // marker this round.
  readyPlan: 2.2,
  readyPlanLater: 0,
  scientistReady: 0.7,
  specialPlan: 1,
  // Weights for choosing which cards to plan.
  planResource: 1,
  planEnergy: 1,
  planScientist: 1,
  planFieldScientist: 1,
  planIdle: 1,
  planMost: 0.8,
  planUpload: 5,
  planUploadLater: 0,
  // Bonuses that put the actions of a round in a sensible order, and the cost of using a card.
  majorityFirst: 12,
  markerEarly: 2,
  scientistEarly: 8,
  fieldScientistLate: -6,
  energyEarly: 0,
  purchaseEarly: 0,
  stepsEarly: 0,
  commonUse: 0.8,
  // The bot passes unless an action is worth more than this.
  atLeast: 0,
  // Weights for choosing a sector or an asteroid.
  dome: 0.5,
  domeLater: 0,
  neighbour: 0.1,
  newRoute: 0.2,
  icon: 1,
  column: 0.01,
  // Weights for choosing a research plan, or coins instead of one.
  space: 3.5,
  spaceLater: 0,
  enoughPlans: 5,
  morePlans: 0.3,
  planReward: 0.6,
  specialShare: 0.5,
  noA: 0.5,
  researchCoins: 1,
  // Probability of meeting the requirements of a plan, which falls with the number of cards needed.
  easeTwo: 0.9,
  easeThree: 0.5,
  easeFour: 0.2,
  // Value of a card in a resting deck, not counting its strength.
  restingCard: 0.5,
};

export type Taste = Readonly<typeof PLAIN>;
