import type { Figures } from '../../content.ts';
import { ROUND_SPACES } from '../../figures.ts';
import { sources } from './component.ts';
import { exact, list, type Schema, whole } from './parts.ts';
import { spaceTerms } from './tracks.ts';

const price = whole(0, 20);

export const figures: Schema<Figures> = exact<Figures>({
  rounds: whole(1, ROUND_SPACES),
  startingCoins: whole(0, 40),
  bonusMarkers: list(whole(0, 20)),
  markersPerColour: whole(1, 20),
  planPrices: exact<Figures['planPrices']>({ A: price, B: price, C: price }),
  specialPlanPrice: price,
  flipPrice: price,
  rivalEnergy: price,
  missionCoins: price,
  personalSpace: spaceTerms,
  domesPerStep: whole(1, 20),
  sources,
});
