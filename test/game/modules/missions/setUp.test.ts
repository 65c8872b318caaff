import { describe, expect, test } from 'vitest';
import { useFieldScientist } from '../../../kit/actions.ts';
import { claimable, missionTable, onTurn, setStatus, statusOf } from '../../../kit/missions.ts';
import { must } from '../../../kit/must.ts';
import { NAMES } from '../../../kit/people.ts';
import type { CreateGameOptions, GameState } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { at, lay, refusal, table } from '../../../kit/table.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `missions ${index}`);
const ids = defaultContent.missions.map(({ id }) => id);
const [FIRST = '', SECOND = ''] = ids;

/** Two missions that require scientists, in different columns. */
const scientists = missionTable(
  [
    { kind: 'scientists', count: 3 },
    { kind: 'plansInOneAction', count: 3 },
    { kind: 'uploadsInOneAction', count: 3 },
  ],
  [
    { kind: 'plansInOneAction', count: 2 },
    { kind: 'uploadsInOneAction', count: 2 },
    { kind: 'scientists', count: 2 },
  ],
);

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
    for (const seed of SEEDS.slice(0, 10)) {
      expect(faceUp(game(people, seed, { luna: { level: 2 } }))).toHaveLength(count);
    }
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

  test('MISSION-4 no status card is under a mission yet, and every face-up mission can be chosen', () => {
    const state = game(4, 'waiting');
    for (const seat of [0, 1, 2, 3]) expect(statusOf(state, seat).mission).toBeNull();
    const ready = onTurn([FIRST, SECOND], (draft) => lay(draft, 0, 'A08', 'B09', 'B10'), {}, scientists);
    expect(claimable(ready)).toEqual([`${FIRST}:0`, `${SECOND}:2`]);
  });

  test('MISSION-4 missions left in the box cannot be claimed', () => {
    const state = onTurn([FIRST], (draft) => lay(draft, 0, 'A08', 'B09'), {}, scientists);
    const inTheBox = { type: 'claimTask', seat: 0, mission: SECOND, column: 2 } as const; // two scientists
    expect(refusal(state, inTheBox)).toEqual(['noSuchTask MISSION-6']);
  });

  test('MISSION-4 no mission can be claimed without the option', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'A08', 'B09', 'B10'));
    expect(state.missions).toBeNull();
    const claim = { type: 'claimTask', seat: 0, mission: FIRST, column: 0 } as const;
    expect(refusal(state, claim)).toEqual(['noSuchTask MISSION-6']);
  });
});

describe('Luna', () => {
  test('MISSION-5 Luna has no status card and no one-time markers', () => {
    const state = game(2, 'luna', { luna: { level: 2 } });
    expect(state.players).toHaveLength(3);
    expect(state.missions?.status).toHaveLength(2);
    expect(at(state, 2).oneTimeMarkers).toBe(0);
  });

  /** Tasks that Luna's card I-10 would meet: 3 steps and 3 expansions. */
  const hers = missionTable([
    { kind: 'trackStepsInOneAction', steps: 3 },
    { kind: 'expansionsInOneAction', count: 3 },
    { kind: 'plansInOneAction', count: 1 },
  ]);

  test('MISSION-5 Luna claims nothing in her turn, and no player can claim it later', () => {
    const start = onTurn(
      [FIRST],
      (draft) => {
        if (draft.luna === null) throw new Error('Luna does not play');
        draft.luna.slots = draft.luna.slots.map((_, index) => (index === 1 ? { card: 'I-10', faceUp: false } : null));
        lay(draft, 0, 'A09', 'B14');
      },
      { players: ['Melanie'], luna: { level: 2 } },
      hers,
    );
    const due = hers.act(start, useFieldScientist('A09'));
    expect(prompt(due)).toMatchObject({ kind: 'lunaTurn', seat: 1 });
    const { state, events } = hers.played(due, { type: 'lunaTurn', seat: 1 });
    expect(events.filter(({ type }) => type === 'sectorOccupied')).toHaveLength(3);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(claimable(state)).toEqual([]);
    expect(prompt(hers.act(state, useFieldScientist('B14')))).toMatchObject({ kind: 'turn', seat: 0 });
    expect(state.missions?.status).toEqual([{ mission: null, columns: [true, true, true] }]);
  });

  test('MISSION-5 Luna never has a personal bonus space', () => {
    const state = onTurn([SECOND], (draft) => setStatus(draft, 0, SECOND, false, false, false), {
      players: ['Melanie'],
      luna: { level: 2 },
    });
    expect(refusal(state, { type: 'placeBonusMarker', seat: 0, space: 'personal0' })).toEqual([]);
    expect(refusal(state, { type: 'placeBonusMarker', seat: 0, space: 'personal1' })).toEqual(['noSuchSpace BON-5']);
  });
});
