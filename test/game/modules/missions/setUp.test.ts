import { describe, expect, test } from 'vitest';
import { statusOf } from '../../../kit/missions.ts';
import { must } from '../../../kit/must.ts';
import { NAMES } from '../../../kit/people.ts';
import { type CreateGameOptions, defaultContent, type GameState } from '../../../kit/pinned.ts';
import { at, type Change, player, table } from '../../../kit/table.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `missions ${index}`);
const ids = defaultContent.missions.map(({ id }) => id);

function game(people: number, seed: string, more: Partial<CreateGameOptions> = {}): GameState {
  return table.setUp({ players: NAMES.slice(0, people), seed, missions: true, ...more }).state;
}
const faceUp = (state: GameState): readonly string[] => state.missions?.faceUp ?? [];

describe('set-up', () => {
  test.each([
    [2, 1],
    [3, 2],
    [4, 2],
  ])('MISSION-1 with %i players shows %i of the missions, chosen at random', (people, count) => {
    const drawn = SEEDS.map((seed) => faceUp(game(people, seed)));
    for (const each of drawn) {
      expect(each).toHaveLength(count);
      expect(new Set(each).size).toBe(count);
    }
    expect(new Set(drawn.flat())).toEqual(new Set(ids));
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
  ])('MISSION-1 does not count Luna: shows the missions for %i human players, %i', (people, count) => {
    for (const seed of SEEDS.slice(0, 10))
      expect(faceUp(game(people, seed, { luna: { level: 2 } }))).toHaveLength(count);
  });

  test('MISSION-1 the missions depend on the seed and all players see them', () => {
    const options = { players: NAMES, seed: 'told', missions: true };
    const { state, events } = table.setUp(options);
    expect(events).toContainEqual({ type: 'missionsRevealed', missions: faceUp(state) });
    expect(faceUp(table.setUp(options).state)).toEqual(faceUp(state));
  });

  test('MISSION-1 drawing missions leaves the rest of the setup unchanged', () => {
    const { missions: _, options: __, random: ___, ...withThem } = game(3, 'same');
    const plain = table.setUp({ players: NAMES.slice(0, 3), seed: 'same' }).state;
    const { missions, options: ____, random: _____, ...without } = plain;
    expect(missions).toBeNull();
    expect(withThem).toEqual(without);
  });

  test.each([2, 3, 4])('MISSION-2 each of %i players has a status card with a hidden front', (people) => {
    const { missions } = game(people, 'cards');
    expect(missions?.status).toHaveLength(people);
    for (const status of missions?.status ?? []) expect(Object.keys(status).sort()).toEqual(['columns', 'mission']);
  });

  test('MISSION-3 each status card has one one-time marker per column, and the reserve has none', () => {
    const state = game(4, 'markers');
    for (const seat of [0, 1, 2, 3]) {
      expect(statusOf(state, seat).columns).toEqual([true, true, true]);
      expect(at(state, seat).oneTimeMarkers).toBe(0);
      expect(at(state, seat).markers).toBe(at(table.setUp({ players: NAMES, seed: 'markers' }).state, seat).markers);
    }
  });

  test('MISSION-19 MISSION-20 the counters of the current action start empty', () => {
    const counts = Object.values(must(game(2, 'tally').missions).tally);
    expect(new Set(counts)).toEqual(new Set([0]));
  });

  test('MISSION-4 no status card is under a mission yet, in a new game', () => {
    const state = game(4, 'waiting');
    for (const seat of [0, 1, 2, 3]) expect(statusOf(state, seat).mission).toBeNull();
  });
});

test('MISSION-16 missions score nothing: markers, completed cards and being first are worth 0', () => {
  const score = (change: Change) => table.rules.score(table.onTurn(change, { missions: true }));
  const plain = score(() => {});
  const full = score((draft) => {
    player(draft, 0).oneTimeMarkers = 3;
    const { missions } = draft;
    if (missions === null) return;
    missions.first = 0;
    missions.status[0] = { mission: 'mission2', columns: [false, false, false] };
  });
  expect(full).toEqual(plain);
  const { state } = table.setUp({ players: ['a', 'b'], seed: '' });
  expect(Object.keys(full[0] ?? {})).toEqual(Object.keys(table.rules.score(state)[0] ?? {}));
});
