import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../kit/events.ts';
import {
  boardIn,
  earned,
  entries,
  finishRound,
  LUNA,
  lunaBoard,
  lunaOf,
  lunaPlays,
  lunasTurn,
  planNothing,
  rankCompanies,
  soloTurn,
} from '../../../kit/luna.ts';
import type { GameEvent, LunaCardId } from '../../../kit/pinned.ts';
import type { Change } from '../../../kit/table.ts';

const on =
  (place: { helium?: number; upload?: number; coins?: number }): Change =>
  (draft) => {
    Object.assign(boardIn(draft), place);
  };
const inOrder = (events: readonly GameEvent[], ...types: readonly GameEvent['type'][]): string[] =>
  events.map(({ type }) => type).filter((type) => types.includes(type));

describe('order', () => {
  test('LACT-1 carries out the entries of a card from top to bottom', () => {
    // I-3: coins, track, bonus marker.
    const { events } = soloTurn('I-3', 'B');
    expect(inOrder(events, 'coins', 'trackAdvanced', 'markerPlaced')).toEqual([
      'coins',
      'trackAdvanced',
      'trackAdvanced',
      'markerPlaced',
    ]);
  });

  test('LACT-1 coins gained by an entry can pay a barrier of a later one', () => {
    // A1: a barrier of 1 coin before space 8.
    const { state, events } = soloTurn('I-3', 'B', (draft) => {
      rankCompanies(draft, 'skymine');
      Object.assign(boardIn(draft), { coins: 0 });
      boardIn(draft).tracks.skymine = 7;
    });
    expect(eventsOf(events, 'coins').map(({ amount, rule }) => `${rule} ${amount}`)).toEqual([
      'LACT-4 2',
      'LACT-10 -1',
    ]);
    expect(lunaBoard(state)).toMatchObject({ coins: 1, tracks: { skymine: 9 } });
  });

  test('LACT-1 finishes each entry before the next', () => {
    // I-11: a B plan is removed and replaced before a C plan is removed.
    const { events } = soloTurn('I-11', 'B');
    expect(inOrder(events, 'planDiscarded', 'planDealt')).toEqual([
      'planDiscarded',
      'planDealt',
      'planDiscarded',
      'planDealt',
    ]);
  });

  test('LACT-1 skips an entry that cannot be carried out and continues with the next', () => {
    // I-9 in round 1: no special plan is face up.
    const { state, events } = soloTurn('I-9', 'B');
    expect(eventsOf(events, 'lunaSkipped')).toMatchObject([{ action: 'discardSpecialPlan', rule: 'LACT-37' }]);
    expect(eventsOf(events, 'planDiscarded')).toMatchObject([{ space: 1 }]);
    expect(Object.values(lunaBoard(state).tracks).reduce((sum, space) => sum + space, 0)).toBe(4);
  });
});

describe('coins', () => {
  test.each([
    ['I-3', 2],
    ['I-5', 2],
    ['II-4', 3],
    ['II-6', 3],
  ])('LACT-4 card %s gives %i coins from the bank', (card, coins) => {
    const played = soloTurn(card, 'B');
    expect(earned(played)).toBe(coins);
    expect(eventsOf(played.events, 'coins')).toEqual([{ type: 'coins', seat: LUNA, amount: coins, rule: 'LACT-4' }]);
  });
});

describe('helium', () => {
  test.each([
    ['I-12', 2],
    ['II-5', 2],
    ['II-6', 4],
  ])('LACT-5 card %s moves her tank marker %i steps', (card, steps) => {
    expect(lunaBoard(soloTurn(card, 'D', on({ helium: 9 })).state).helium).toBe(9 + steps);
  });

  test.each([
    [3, 0],
    [4, 1],
    [5, 1],
    [7, 1],
    [8, 0],
    [12, 0],
  ])('LACT-5 4 tank steps from step %i open slot A %i times', (helium, times) => {
    const { events } = soloTurn('II-6', 'B', on({ helium }));
    expect(eventsOf(events, 'slotOpened')).toEqual(
      Array.from({ length: times }, () => ({ type: 'slotOpened', seat: LUNA, slot: 0 })),
    );
  });

  test.each([
    [0, [false, true, true, true, false]],
    [1, [true, true, true, true, false]],
    [2, [true, true, true, true, false]],
  ])('LACT-5 at level %i slot A can be used from the next planning phase on: %j', (level, expected) => {
    const { state } = soloTurn('II-6', 'B', on({ helium: 4 }), { luna: { level } });
    expect(lunaOf(state).slots[0]).toBeNull();
    const next = planNothing(finishRound(state)).state;
    expect(lunaOf(next).slots.map((slot) => slot !== null)).toEqual(expected);
  });

  test.each([
    [24, 0],
    [25, 2],
    [27, 6],
    [28, 8],
  ])(
    'LACT-5 from step %i, 4 steps end on the last step and give %i coins besides the 3 of the card',
    (helium, coins) => {
      const played = soloTurn('II-6', 'B', on({ helium }));
      expect(lunaBoard(played.state).helium).toBe(28);
      expect(earned(played)).toBe(3 + coins);
    },
  );
});

describe('research', () => {
  test.each([
    ['I-4', 1],
    ['II-4', 2],
    ['II-5', 2],
  ])('LACT-6 card %s moves her research marker %i steps without any plan there', (card, steps) => {
    const played = soloTurn(card, 'C', on({ upload: 6 }));
    expect(lunaBoard(played.state).upload).toBe(6 + steps);
    expect(lunaBoard(played.state).plans.filter((plan) => plan !== null)).toEqual([]);
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 0],
  ])('LACT-6 2 research steps from step %i open slot E %i times', (upload, times) => {
    const { events } = soloTurn('II-4', 'B', on({ upload }));
    expect(eventsOf(events, 'slotOpened')).toEqual(
      Array.from({ length: times }, () => ({ type: 'slotOpened', seat: LUNA, slot: 4 })),
    );
  });

  test.each([
    [0, [false, true, true, true, false]],
    [1, [false, true, true, true, true]],
  ])('LACT-6 at level %i slot E can be used from the next planning phase on: %j', (level, expected) => {
    const { state } = soloTurn('II-4', 'B', on({ upload: 2 }), { luna: { level } });
    expect(lunaOf(state).slots[4]).toBeNull();
    const next = planNothing(finishRound(state)).state;
    expect(lunaOf(next).slots.map((slot) => slot !== null)).toEqual(expected);
  });

  test.each([
    [13, 0],
    [14, 2],
    [15, 4],
  ])(
    'LACT-6 from step %i, 2 steps end on the last step and give %i coins besides the 3 of the card',
    (upload, coins) => {
      const played = soloTurn('II-4', 'B', on({ upload }));
      expect(lunaBoard(played.state).upload).toBe(15);
      expect(earned(played)).toBe(3 + coins);
    },
  );
});

describe('tokens', () => {
  const passed = (card: LunaCardId, change: Change) =>
    eventsOf(lunaPlays(lunasTurn({ B: card, C: 'I-2' }, change, { luna: { level: 4 } })).events, 'lunaTokenPassed');

  test('LACT-7 helium steps trigger a token on the tank track', () => {
    expect(passed('II-6', on({ helium: 6 }))).toMatchObject([{ track: 'tank', at: 9, gradeTwo: 1 }]);
    expect(passed('II-6', on({ helium: 4 }))).toEqual([]);
  });

  test('LACT-7 research steps trigger a token on the research track', () => {
    expect(passed('II-4', on({ upload: 7 }))).toMatchObject([{ track: 'research', at: 8, gradeTwo: 1 }]);
    expect(passed('II-4', on({ upload: 5 }))).toEqual([]);
  });

  test('LACT-7 a slot space with a token opens the slot and triggers the token', () => {
    const { events } = lunaPlays(lunasTurn({ B: 'II-4', C: 'I-2' }, on({ upload: 3 }), { luna: { level: 4 } }));
    expect(eventsOf(events, 'lunaTokenPassed')).toMatchObject([{ track: 'research', at: 4 }]);
    expect(eventsOf(events, 'slotOpened')).toMatchObject([{ slot: 4 }]);
  });
});

test('LACT-2 determines the most valuable company when the entry starts', () => {
  // Skymine shows 3 and is the least valuable. The last outpost of a column uncovers 2 more.
  const played = entries(
    [
      { kind: 'track', steps: 1, selection: 'leastValuable' },
      { kind: 'expand', sectors: 1, prefer: 'min' },
      { kind: 'track', steps: 1, selection: 'mostValuable' },
    ],
    (draft) => {
      for (const company of ['minerva', 'astrogo', 'tawac'] as const) {
        draft.stations[company] = [1, 4, 5].map((outposts) => ({ pieces: outposts, opened: false }));
      }
      draft.stations.skymine = [1, 5, 5].map((outposts) => ({ pieces: outposts, opened: false }));
    },
  );
  expect(lunaBoard(played.state).tracks).toEqual({ skymine: 2, minerva: 0, astrogo: 0, tawac: 0 });
});
