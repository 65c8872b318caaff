import { describe, expect, test } from 'vitest';
import type { Track, TrackBonus } from '../../src/components/content.ts';
import type { Effect, PermanentBonus } from '../../src/components/effects.ts';
import { COMPANIES, TRACK_IDS, type TrackId } from '../../src/components/ids.ts';
import { CARDS } from '../../src/content/cards.ts';
import { TRACKS } from '../../src/content/tracks.ts';

const permanent = (bonus: PermanentBonus): TrackBonus => ({ kind: 'permanent', bonus });
const space = (cost: number, destroys: 'any' | 'carbon' | null, ...reward: Effect[]): TrackBonus => ({
  kind: 'space',
  cost,
  destroys,
  reward,
});
const helium = (steps: number): Effect => ({ kind: 'helium', steps });
const research = (points: number): Effect => ({ kind: 'research', points });

/** The ten pairs of the rulebook; the board beside each is ours, but for A2. */
const PAIRS: readonly [name: string, id: TrackId, first: TrackBonus, second: TrackBonus][] = [
  ['TB-1, TB-2', 'A1', permanent({ kind: 'energy', plus: 1 }), permanent({ kind: 'energy', plus: 2 })],
  ['TB-3', 'A2', permanent({ kind: 'markers', count: 1 }), permanent({ kind: 'markers', count: 2 })],
  [
    'TB-4, TB-5',
    'B1',
    permanent({ kind: 'discount', resources: ['minerals'], mixed: false, less: 1 }),
    permanent({ kind: 'discount', resources: ['carbon', 'minerals', 'titanium'], mixed: true, less: 1 }),
  ],
  [
    'TB-6, TB-7',
    'B2',
    permanent({ kind: 'discount', resources: ['titanium'], mixed: false, less: 1 }),
    permanent({ kind: 'cardValue', resource: 'titanium', plus: 1 }),
  ],
  [
    'TB-8, TB-9',
    'C1',
    permanent({ kind: 'fieldScientist', domes: 1 }),
    permanent({ kind: 'fieldScientist', domes: 3 }),
  ],
  [
    'BSP-1, BSP-2',
    'C2',
    space(2, null, {
      kind: 'oneOf',
      rewards: [
        [research(2), helium(1)],
        [research(1), helium(2)],
      ],
    }),
    space(1, null, research(2), helium(2)),
  ],
  [
    'BSP-3, BSP-4',
    'D1',
    space(0, null, { kind: 'purchase', discount: 0 }, helium(1)),
    space(0, null, { kind: 'purchase', discount: 1 }, helium(2)),
  ],
  [
    'BSP-5, BSP-6',
    'D2',
    space(0, 'any', { kind: 'destroyedCost', plus: 3 }),
    space(0, 'carbon', { kind: 'destroyedCost', plus: 8 }),
  ],
  [
    'BSP-7, BSP-8',
    'E1',
    space(1, null, { kind: 'chosenTracks', steps: [3, 2], among: 'others' }),
    space(1, null, { kind: 'chosenTracks', steps: [3, 2, 2], among: 'others' }),
  ],
  [
    'BSP-9, BSP-10',
    'E2',
    space(0, 'any', { kind: 'salvage', price: 2, parts: 'either' }),
    space(0, 'any', { kind: 'salvage', price: 2, parts: 'both' }),
  ],
];

const last = (track: Track): number => track.shares.length - 1;
const lastShares = (track: Track): number => track.shares[last(track)] ?? 0;

describe('known facts of the tracks', () => {
  test('ten tracks, two on each of five boards', () => {
    expect(TRACKS.map((track) => track.id)).toEqual([...TRACK_IDS]);
    expect(TRACKS).toHaveLength(10);
  });

  test.each(PAIRS)('the bonus pair %s is on one track, %s', (_name, id, first, second) => {
    const holders = TRACKS.filter((track) => {
      const bonuses = track.thresholds.map((threshold) => threshold.bonus);
      return JSON.stringify(bonuses) === JSON.stringify([first, second]);
    });
    expect(holders.map((track) => track.id)).toEqual([id]);
  });

  test('A2 carries the extra bonus markers, the one assignment that is stated', () => {
    const stated = TRACKS.filter((track) => track.sources['assignment'] === 'rulebook');
    expect(stated.map((track) => track.id)).toEqual(['A2']);
    expect(stated.flatMap((track) => track.thresholds.map((threshold) => threshold.bonus))).toEqual([
      { kind: 'permanent', bonus: { kind: 'markers', count: 1 } },
      { kind: 'permanent', bonus: { kind: 'markers', count: 2 } },
    ]);
  });

  test('a track has one or two barriers', () => {
    expect(new Set(TRACKS.map((track) => track.barriers.length))).toEqual(new Set([1, 2]));
  });

  test.each(TRACKS)('$id has two thresholds of 1 or 2 coins', ({ thresholds }) => {
    expect(thresholds).toHaveLength(2);
    for (const { coins } of thresholds) expect([1, 2]).toContain(coins);
  });

  test('thresholds of 1 coin and of 2 coins both occur', () => {
    const coins = TRACKS.flatMap((track) => track.thresholds.map((threshold) => threshold.coins));
    expect(new Set(coins)).toEqual(new Set([1, 2]));
  });

  test('a share total of 5 is printed, on most tracks at least', () => {
    expect(TRACKS.filter((track) => track.shares.includes(5)).length).toBeGreaterThan(5);
  });

  test.each(TRACKS)('$id starts on a space 0 without shares', ({ shares }) => {
    expect(shares[0]).toBe(0);
  });

  test('no player can hold more than 20 shares of a company', () => {
    const onTrack = Math.max(...TRACKS.map(lastShares));
    for (const company of COMPANIES) {
      const onCards = CARDS.filter((card) => card.share === company).length;
      expect(onTrack + onCards, company).toBeLessThanOrEqual(20);
    }
  });
});

describe.each(TRACKS)('structure of track $id', (track) => {
  const { shares, barriers, thresholds } = track;

  test('14 to 18 spaces after the start, ending on 8 to 12 shares', () => {
    expect(last(track)).toBeGreaterThanOrEqual(14);
    expect(last(track)).toBeLessThanOrEqual(18);
    expect(lastShares(track)).toBeGreaterThanOrEqual(8);
    expect(lastShares(track)).toBeLessThanOrEqual(12);
  });

  test('shares never fall, and the last step gains at least one', () => {
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(lastShares(track)).toBeGreaterThan(shares[last(track) - 1] ?? 0);
  });

  test('thresholds near a third and two thirds of the way', () => {
    const places = thresholds.map((threshold) => threshold.at / last(track));
    expect(Math.abs((places[0] ?? 0) - 1 / 3)).toBeLessThanOrEqual(0.07);
    expect(Math.abs((places[1] ?? 0) - 2 / 3)).toBeLessThanOrEqual(0.07);
  });

  test('barriers of 1 to 3 coins stand after a threshold, one for each at most, and never on its step', () => {
    const [first, second] = thresholds.map((threshold) => threshold.at);
    const places = barriers.map((barrier) => barrier.before);
    const regions = places.map((place) => (place > (second ?? 0) ? 2 : place > (first ?? 0) ? 1 : 0));
    expect(regions).toEqual([...new Set(regions)].sort());
    expect(regions).not.toContain(0);
    for (const { before, cost } of barriers) {
      expect([first, second]).not.toContain(before);
      expect(before).toBeLessThanOrEqual(last(track));
      expect([1, 2, 3]).toContain(cost);
    }
  });

  test('only its id and its bonuses are called rulebook', () => {
    const { assignment, ...others } = track.sources;
    expect(others).toEqual({ rest: 'reconstructed', id: 'rulebook', bonus: 'rulebook' });
    expect(assignment).toBe(track.id === 'A2' ? 'rulebook' : 'reconstructed');
  });
});
