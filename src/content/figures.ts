import type { Figures } from '../components/content.ts';
import { anyTrack } from './effects.ts';

/** The rulebook states all these numbers. */
export const FIGURES: Figures = {
  rounds: 7, // ROUND-1
  startingCoins: 1,
  bonusMarkers: [3, 3, 2, 2],
  markersPerColour: 5,
  planPrices: { A: 1, B: 1, C: 2 },
  specialPlanPrice: 2,
  flipPrice: 2,
  rivalEnergy: 1,
  missionCoins: 2,
  personalSpace: { cost: 1, destroys: null, reward: [anyTrack(3)] },
  domesPerStep: 2,
  sources: { rest: 'rulebook' },
};
