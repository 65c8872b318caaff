import type { Sources, SpaceTerms, Track, TrackBonus } from '../components/content.ts';
import type { Effect, PermanentBonus } from '../components/effects.ts';
import type { TrackId } from '../components/ids.ts';
import { helium, research } from './boards.ts';

type Barrier = Track['barriers'][number];
type Threshold = Track['thresholds'][number];

const oneOf = (...rewards: readonly (readonly Effect[])[]): Effect => ({ kind: 'oneOf', rewards });

const permanent = (bonus: PermanentBonus): TrackBonus => ({ kind: 'permanent', bonus });
/** Creates a bonus space that costs coins. */
const paid = (cost: number, ...reward: Effect[]): TrackBonus => ({ kind: 'space', cost, destroys: null, reward });
/** Creates a bonus space that requires destroying a hand card. */
const destroying = (destroys: SpaceTerms['destroys'], ...reward: Effect[]): TrackBonus => ({
  kind: 'space',
  cost: 0,
  destroys,
  reward,
});

const barrier = (before: number, cost: number): Barrier => ({ before, cost });
const threshold = (at: number, coins: number, bonus: TrackBonus): Threshold => ({ at, coins, bonus });

/**
 * The rulebook states the ten pairs of bonuses (`bonus`), but names the track (`assignment`) only for A2. Spaces,
 * shares, barriers, and the spaces and coins of the thresholds are reconstructed.
 */
function track(
  id: TrackId,
  shares: readonly number[],
  barriers: readonly Barrier[],
  ...thresholds: readonly [Threshold, Threshold]
): Track {
  const assignment = id === 'A2' ? 'rulebook' : 'reconstructed';
  const sources: Sources = { rest: 'reconstructed', id: 'rulebook', bonus: 'rulebook', assignment };
  return { id, shares, barriers, thresholds, sources };
}

/** The ten company tracks, on both sides of five boards. */
export const TRACKS: readonly Track[] = [
  // TB-1, TB-2: more energy.
  track(
    'A1',
    [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8],
    [barrier(8, 2), barrier(13, 3)],
    threshold(5, 1, permanent({ kind: 'energy', plus: 1 })),
    threshold(11, 2, permanent({ kind: 'energy', plus: 2 })),
  ),
  // TB-3: extra bonus markers.
  track(
    'A2',
    [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 6, 7, 8],
    [barrier(9, 2), barrier(15, 3)],
    threshold(6, 1, permanent({ kind: 'markers', count: 1 })),
    threshold(12, 1, permanent({ kind: 'markers', count: 2 })),
  ),
  // TB-4, TB-5: a discount on cards paid for with minerals, then with any mix.
  track(
    'B1',
    [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8],
    [barrier(7, 2), barrier(12, 3)],
    threshold(5, 1, permanent({ kind: 'discount', resources: ['minerals'], mixed: false, less: 1 })),
    threshold(
      10,
      2,
      permanent({ kind: 'discount', resources: ['carbon', 'minerals', 'titanium'], mixed: true, less: 1 }),
    ),
  ),
  // TB-6, TB-7: a discount on cards paid for with titanium, then more titanium.
  track(
    'B2',
    [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8],
    [barrier(13, 3)],
    threshold(5, 2, permanent({ kind: 'discount', resources: ['titanium'], mixed: false, less: 1 })),
    threshold(11, 1, permanent({ kind: 'cardValue', resource: 'titanium', plus: 1 })),
  ),
  // TB-8, TB-9: a permanent field scientist.
  track(
    'C1',
    [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8],
    [barrier(7, 2), barrier(13, 3)],
    threshold(5, 2, permanent({ kind: 'fieldScientist', domes: 1 })),
    threshold(10, 2, permanent({ kind: 'fieldScientist', domes: 3 })),
  ),
  // BSP-1, BSP-2: research and helium.
  track(
    'C2',
    [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8],
    [barrier(11, 3)],
    threshold(4, 1, paid(2, oneOf([research(2), helium(1)], [research(1), helium(2)]))),
    threshold(9, 1, paid(1, research(2), helium(2))),
  ),
  // BSP-3, BSP-4: buying a card, and helium.
  track(
    'D1',
    [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 8],
    [barrier(8, 2), barrier(14, 3)],
    threshold(6, 1, paid(0, { kind: 'purchase', discount: 0 }, helium(1))),
    threshold(11, 2, paid(0, { kind: 'purchase', discount: 1 }, helium(2))),
  ),
  // BSP-5, BSP-6: destroying a card for coins.
  track(
    'D2',
    [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8],
    [barrier(12, 3)],
    threshold(5, 1, destroying('any', { kind: 'destroyedCost', plus: 3 })),
    threshold(10, 2, destroying('carbon', { kind: 'destroyedCost', plus: 8 })),
  ),
  // BSP-7, BSP-8: steps on the other tracks.
  track(
    'E1',
    [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 9],
    [barrier(9, 2), barrier(15, 3)],
    threshold(6, 1, paid(1, { kind: 'chosenTracks', steps: [3, 2], among: 'others' })),
    threshold(12, 1, paid(1, { kind: 'chosenTracks', steps: [3, 2, 2], among: 'others' })),
  ),
  // BSP-9, BSP-10: using a destroyed card, or taking one back.
  track(
    'E2',
    [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8],
    [barrier(7, 2), barrier(12, 3)],
    threshold(5, 2, destroying('any', { kind: 'salvage', price: 2, parts: 'either' })),
    threshold(9, 2, destroying('any', { kind: 'salvage', price: 2, parts: 'both' })),
  ),
];
