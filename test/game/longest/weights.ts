/** What the longest way is looked for with: how much of what counts as one action more. Found by trying. */
export interface Weights {
  /** Each use to come of a card in hand, beside its value. */
  readonly energyCard: number;
  readonly scientistCard: number;
  readonly fieldCard: number;
  readonly resourceCard: number;
  /** A step of the tank or of the research track towards the slot that it opens. */
  readonly helium: number;
  readonly upload: number;
  readonly coin: number;
  /** A space of a company track that is still ahead. */
  readonly spaceLeft: number;
  /** An unused card that pays for another with the first. */
  readonly otherCard: number;
  /** A tile for the next round, and more for one that opens a slot. */
  readonly tile: number;
  readonly tileEarly: number;
  /** Coins kept for turning a plan face down. */
  readonly reserve: number;
  /** A research point, on the board. */
  readonly lab: number;
  /** Planning: a point of value of each kind of card, two cards of one resource, plans that can be entered. */
  readonly planEnergy: number;
  readonly planScientist: number;
  readonly planResource: number;
  readonly planField: number;
  readonly fieldEarly: number;
  readonly pair: number;
  readonly planUpload: number;
  readonly uploadEarly: number;
  /** Plans: what they ask, and what they give. */
  readonly easy: number;
  readonly planHelium: number;
  readonly planResearch: number;
  /** Where they are placed: near, or the good ones near. */
  readonly gap: number;
  readonly gapWorth: number;
  /** How often an upload ends while it could go on. */
  readonly stopEarly: number;
  /** How often a barrier is paid on the way of a reward. */
  readonly payBarrier: number;
  /** Which kind of card is used first. */
  readonly orderScientist: number;
  readonly orderResource: number;
  readonly orderEnergy: number;
  readonly orderField: number;
  /** Which company track is preferred, by its board. */
  readonly boardA: number;
  readonly boardB: number;
  readonly boardC: number;
  readonly boardD: number;
  readonly boardE: number;
  /** A threshold behind the marker, for each round to come, by the board of its track. */
  readonly bonusA: number;
  readonly bonusB: number;
  readonly bonusC: number;
  readonly bonusD: number;
  readonly bonusE: number;
  /** A card in hand that can be salvaged. */
  readonly salvageCard: number;
  /** How much of everything is left to chance. */
  readonly noise: number;
}

export const WEIGHTS: Weights = {
  energyCard: 8.079,
  scientistCard: 2.056,
  fieldCard: 1.152,
  resourceCard: 0.148,
  helium: 4.647,
  upload: 6.293,
  coin: 0.386,
  spaceLeft: 0.17,
  otherCard: 2.743,
  tile: 2.671,
  tileEarly: 1.752,
  reserve: 1.445,
  lab: 3.054,
  planEnergy: 3.512,
  planScientist: 30.537,
  planResource: 4.609,
  planField: 426.911,
  fieldEarly: 0.473,
  pair: 0.03,
  planUpload: 19.046,
  uploadEarly: 120.973,
  easy: 0.336,
  planHelium: 0.421,
  planResearch: 0.013,
  gap: 2.169,
  gapWorth: 0.306,
  stopEarly: 0.184,
  payBarrier: 0.038,
  orderScientist: 0.241,
  orderResource: 1.304,
  orderEnergy: 50.644,
  orderField: 452.708,
  boardA: 0.938,
  boardB: 0.036,
  boardC: 0.558,
  boardD: 0.107,
  boardE: 0.006,
  bonusA: 0,
  bonusB: 0,
  bonusC: 0,
  bonusD: 0,
  bonusE: 0,
  salvageCard: 0,
  noise: 0.245,
};

/** Others, that take markers across thresholds early and keep cards to be salvaged. */
export const SALVAGING: Weights = {
  ...WEIGHTS,
  resourceCard: 0.147,
  spaceLeft: 0.152,
  tile: 7.015,
  lab: 2.925,
  planScientist: 11.915,
  fieldEarly: 0.338,
  pair: 0.029,
  uploadEarly: 167.689,
  planResearch: 0.037,
  gap: 1.313,
  gapWorth: 0.044,
  payBarrier: 0.067,
  orderResource: 0.639,
  orderEnergy: 39.059,
  orderField: 1209.14,
  boardA: 0.8,
  boardD: 0.236,
  boardE: 0.589,
  bonusA: 6,
  bonusB: 1,
  bonusC: 7.829,
  bonusD: 6.872,
  bonusE: 26.089,
  salvageCard: 1.178,
};
