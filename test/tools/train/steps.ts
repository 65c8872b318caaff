import { PLAIN, type Taste } from '../../../src/bots/greedy/taste.ts';

/** The step sizes of numbers of a taste that differ from three tenths of the number. */
const OWN: Partial<Record<keyof Taste, number>> = {
  heliumLater: 0.25,
  researchLater: 0.25,
  removal: 1.5,
  firstPlayer: 0.6,
  resourceCoins: 1,
  purchase: 1,
  destroyedCost: 1,
  salvage: 1,
  growth: 0.3,
  growthOwn: 0.12,
  growthOthers: 0.12,
  sharesPerStepLater: 0.05,
  weakCard: 0.3,
  inHand: 0.6,
  enoughCards: 2,
  missingCard: 0.2,
  rivalryLater: 0.12,
  bonusEnergy: 0.6,
  bonusMarkers: 0.6,
  bonusDiscount: 0.6,
  bonusCardValue: 0.6,
  bonusFieldScientist: 0.6,
  bonusSpace: 0.6,
  certain: 0.2,
  certainLater: 0.05,
  certainLast: 0.2,
  wayToBonus: 0.4,
  trackSpace: 0.12,
  tankSpace: 0.12,
  researchSpace: 0.25,
  coin: 0.06,
  marker: 1.5,
  oneTimeMarker: 1.5,
  laterPlace: 0.7,
  readyPlanLater: 0.3,
  scientistReady: 0.3,
  specialPlan: 1,
  planResource: 0.2,
  planEnergy: 0.2,
  planIdle: 0.4,
  planMost: 0.5,
  planUpload: 2,
  planUploadLater: 0.5,
  majorityFirst: 4,
  markerEarly: 3,
  scientistEarly: 3,
  fieldScientistLate: 3,
  energyEarly: 3,
  purchaseEarly: 3,
  stepsEarly: 3,
  commonUse: 0.2,
  atLeast: 1,
  dome: 0.3,
  domeLater: 0.12,
  neighbour: 0.15,
  newRoute: 0.4,
  icon: 0.6,
  column: 0.03,
  enoughPlans: 1.5,
  researchCoins: 0.5,
  easeTwo: 0.15,
  easeThree: 0.2,
  easeFour: 0.15,
  restingCard: 0.3,
};

/** The names of the numbers of a taste, in a fixed order. */
export const TASTES = Object.keys(PLAIN) as readonly (keyof Taste)[];

/** Returns the taste this many steps away from another one, in the order of the names. */
export function tasteAt(from: Taste, steps: readonly number[]): Taste {
  const moved = TASTES.map((name, place) => {
    const step = OWN[name] ?? Math.abs(PLAIN[name]) * 0.3;
    return [name, Number((from[name] + step * (steps[place] ?? 0)).toPrecision(4))];
  });
  return Object.fromEntries(moved) as Record<keyof Taste, number>;
}
