import type { SpaceTerms, Track, TrackBonus } from '../components/content.ts';
import type { Effect, PermanentBonus } from '../components/effects.ts';
import type { Resource, TrackId } from '../components/ids.ts';
import { helium, research } from './boards.ts';

const oneOf = (...rewards: readonly (readonly Effect[])[]): Effect => ({ kind: 'oneOf', rewards });

const permanent = (bonus: PermanentBonus): TrackBonus => ({ kind: 'permanent', bonus });
const energy = (plus: number): TrackBonus => permanent({ kind: 'energy', plus });
const markers = (count: number): TrackBonus => permanent({ kind: 'markers', count });
const fieldScientist = (domes: number): TrackBonus => permanent({ kind: 'fieldScientist', domes });
const discount = (...resources: readonly Resource[]): TrackBonus =>
  permanent({ kind: 'discount', resources, mixed: resources.length > 1, less: 1 });
/** Creates a bonus space that costs coins. */
const paid = (cost: number, ...reward: Effect[]): TrackBonus => ({ kind: 'space', cost, destroys: null, reward });
/** Creates a bonus space that requires destroying a hand card. */
const destroying = (destroys: SpaceTerms['destroys'], reward: Effect): TrackBonus => {
  return { kind: 'space', cost: 0, destroys, reward: [reward] };
};

/** Cost of each barrier, by the space that follows it. */
type Barriers = Readonly<Record<number, number>>;
type Threshold = readonly [at: number, coins: number, bonus: TrackBonus];

/**
 * Creates a track. `shares` has one digit per space, and spaces between digits are ignored.
 *
 * The rulebook states the ten pairs of bonuses (`bonus`), but names the track (`assignment`) only for A2. Spaces,
 * shares, barriers, and the spaces and coins of the thresholds are reconstructed.
 */
function track(id: TrackId, shares: string, barriers: Barriers, ...thresholds: readonly Threshold[]): Track {
  const assignment = id === 'A2' ? 'rulebook' : 'reconstructed';
  return {
    id,
    shares: [...shares.replaceAll(' ', '')].map(Number),
    barriers: Object.entries(barriers).map(([before, cost]) => ({ before: Number(before), cost })),
    thresholds: thresholds.map(([at, coins, bonus]) => ({ at, coins, bonus })),
    sources: { rest: 'reconstructed', id: 'rulebook', bonus: 'rulebook', assignment },
  };
}

/** The ten company tracks, on both sides of five boards. */
export const TRACKS: readonly Track[] = [
  // TB-1, TB-2: more energy.
  track('A1', '0000 1111 222 33 4568', { 8: 2, 13: 3 }, [5, 1, energy(1)], [11, 2, energy(2)]),
  // TB-3: extra bonus markers.
  track('A2', '0000 1111 2222 33 45678', { 9: 2, 15: 3 }, [6, 1, markers(1)], [12, 1, markers(2)]),
  // TB-4, TB-5: a discount on cards paid for with minerals, then with any mix.
  track(
    'B1',
    '0000 111 222 33 4568',
    { 7: 2, 12: 3 },
    [5, 1, discount('minerals')],
    [10, 2, discount('carbon', 'minerals', 'titanium')],
  ),
  // TB-6, TB-7: a discount on cards paid for with titanium, then more titanium.
  track(
    'B2',
    '0000 1111 222 33 44 5678',
    { 13: 3 },
    [5, 2, discount('titanium')],
    [11, 1, permanent({ kind: 'cardValue', resource: 'titanium', plus: 1 })],
  ),
  // TB-8, TB-9: a permanent field scientist.
  track('C1', '0000 1111 222 345678', { 7: 2, 13: 3 }, [5, 2, fieldScientist(1)], [10, 2, fieldScientist(3)]),
  // BSP-1, BSP-2: research and helium.
  track(
    'C2',
    '0000 111 222 33 4568',
    { 11: 3 },
    [4, 1, paid(2, oneOf([research(2), helium(1)], [research(1), helium(2)]))],
    [9, 1, paid(1, research(2), helium(2))],
  ),
  // BSP-3, BSP-4: buying a card, and helium.
  track(
    'D1',
    '0000 1111 222 33 44 568',
    { 8: 2, 14: 3 },
    [6, 1, paid(0, { kind: 'purchase', discount: 0 }, helium(1))],
    [11, 2, paid(0, { kind: 'purchase', discount: 1 }, helium(2))],
  ),
  // BSP-5, BSP-6: destroying a card for coins.
  track(
    'D2',
    '0000 1111 22 33 45678',
    { 12: 3 },
    [5, 1, destroying('any', { kind: 'destroyedCost', plus: 3 })],
    [10, 2, destroying('carbon', { kind: 'destroyedCost', plus: 8 })],
  ),
  // BSP-7, BSP-8: steps on the other tracks.
  track(
    'E1',
    '0000 1111 222 33 44 5679',
    { 9: 2, 15: 3 },
    [6, 1, paid(1, { kind: 'chosenTracks', steps: [3, 2], among: 'others' })],
    [12, 1, paid(1, { kind: 'chosenTracks', steps: [3, 2, 2], among: 'others' })],
  ),
  // BSP-9, BSP-10: using a destroyed card, or taking one back.
  track(
    'E2',
    '0000 111 222 345678',
    { 7: 2, 12: 3 },
    [5, 2, destroying('any', { kind: 'salvage', price: 2, parts: 'either' })],
    [9, 2, destroying('any', { kind: 'salvage', price: 2, parts: 'both' })],
  ),
];
