import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { placeOutpost, placeShuttle, returnOutpost } from '../../../kit/actions.ts';
import { bare, beltExpansion, on, onBelt, paying, put, route, space, stock } from '../../../kit/belt.ts';
import type { Action, Company, GameEvent, GameState } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { left } from '../../../kit/stations.ts';
import { at, type Change, lay, player, refusal, table } from '../../../kit/table.ts';

type Columns = readonly [number, number, number];

/** Minerva ousts Skymine from asteroid 18. Skymine's station then has these pieces. */
function ousting(pieces: Columns, opened: readonly boolean[] = []): { state: GameState; events: readonly GameEvent[] } {
  const start = beltExpansion('minerva', 2, (draft) => {
    put(draft, 'skymine', space(18));
    stock(draft, 'skymine', pieces, opened);
  });
  return bare.played(start, placeOutpost(18));
}

/** Minerva ousts Skymine's shuttle from space 19. */
function oustingShuttle(pieces: Columns, opened: readonly boolean[] = []) {
  const start = beltExpansion('minerva', 3, (draft) => {
    put(draft, 'skymine', route(19));
    stock(draft, 'skymine', pieces, opened);
  });
  return bare.played(bare.act(start, placeOutpost(18)), placeShuttle(19));
}

describe('ousted outposts', () => {
  test('BELT-20 the expanding player chooses one of the two outer columns', () => {
    const { state } = ousting([4, 4, 4]);
    expect(prompt(state)).toMatchObject({ kind: 'ousting', seat: 0, params: { outpost: 'skymine', asteroid: 18 } });
    expect(bare.options(state, 'returnOutpost')).toEqual([returnOutpost(0), returnOutpost(2)]);
    expect(refusal(state, returnOutpost(1))).toEqual(['shuttleColumn BELT-3']);
    expect(left(bare.act(state, returnOutpost(0)), 'skymine')).toEqual([5, 4, 4]);
    expect(left(bare.act(state, returnOutpost(2)), 'skymine')).toEqual([4, 4, 5]);
  });

  test('BELT-20 the space then holds only the new piece', () => {
    const { state, events } = bare.played(ousting([4, 4, 4]).state, returnOutpost(2));
    expect(on(state, space(18))).toEqual(['minerva']);
    expect(events[0]).toEqual({ type: 'outpostReturned', company: 'skymine', asteroid: 18, space: 0, column: 2 });
    expect(state.removed.skymine).toBe(0);
  });

  test('BELT-20 a column without a vacant space cannot be chosen', () => {
    const { state, events } = ousting([6, 3, 5]);
    expect(events).toContainEqual({ type: 'resolved', action: returnOutpost(2) });
    expect(left(state, 'skymine')).toEqual([6, 3, 6]);
  });

  test('BELT-20 rejects a full column with the rule of the Belt', () => {
    const full = produce(ousting([4, 4, 4]).state, (draft) => stock(draft, 'skymine', [6, 4, 4]));
    expect(refusal(full, returnOutpost(0))).toEqual(['fullColumn BELT-20']);
  });

  test('BELT-20 asks for the column of each ousted outpost', () => {
    const start = beltExpansion('minerva', 4, (draft) => {
      put(draft, 'skymine', space(18));
      put(draft, 'tawac', space(24));
      stock(draft, 'skymine', [3, 5, 3]);
      stock(draft, 'tawac', [2, 5, 2]);
    });
    const first = bare.act(start, placeOutpost(18), placeOutpost(24));
    expect(prompt(first)).toMatchObject({ kind: 'ousting', params: { outpost: 'skymine' } });
    const second = bare.act(first, returnOutpost(0));
    expect(prompt(second)).toMatchObject({ kind: 'ousting', params: { outpost: 'tawac' } });
    const state = bare.act(second, returnOutpost(2));
    expect([left(state, 'skymine'), left(state, 'tawac')]).toEqual([
      [4, 5, 3],
      [2, 5, 3],
    ]);
  });

  test('BELT-20 pieces return only after the rewards are taken', () => {
    const labs = paying({ 18: [{ kind: 'research', points: 1 }] });
    const start = beltExpansion(
      'minerva',
      2,
      (draft) => {
        put(draft, 'skymine', space(18));
        stock(draft, 'skymine', [3, 5, 3]);
      },
      labs,
    );
    const open = labs.act(start, placeOutpost(18));
    expect(prompt(open)?.kind).toBe('research');
    expect(on(open, space(18))).toEqual(['skymine', 'minerva']);
    expect(prompt(labs.act(open, { type: 'takeCoin', seat: 0 }))?.kind).toBe('ousting');
  });
});

describe('ousted shuttles', () => {
  test('BELT-20 a shuttle returns automatically to the middle column of its own station', () => {
    const { state, events } = oustingShuttle([4, 2, 4]);
    expect(left(state, 'skymine')).toEqual([4, 3, 4]);
    expect(on(state, route(19))).toEqual(['minerva']);
    expect(events).toContainEqual({ type: 'shuttleReturned', company: 'skymine', shuttleSpace: 19 });
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('BELT-20 a shuttle that was the only connection may be ousted; outposts stay (AMB-BELT-7)', () => {
    const start = beltExpansion('minerva', 3, (draft) => put(draft, 'skymine', space(14), route(19)));
    const state = bare.act(start, placeOutpost(18), placeShuttle(19));
    expect(on(state, space(14))).toEqual(['skymine']);
  });
});

describe('crossed-out spaces', () => {
  test('BELT-21 an outpost returns to the space above an uncovered crossed-out space', () => {
    const { state } = ousting([0, 5, 3]);
    expect(bare.options(state, 'returnOutpost')).toEqual([returnOutpost(0), returnOutpost(2)]);
    const next = bare.act(state, returnOutpost(0));
    expect(next.stations.skymine[0]).toEqual({ pieces: 1, opened: true });
    // The fifth space is covered, the sixth is not.
    expect(shareValue(next, 'skymine')).toBe(0 + 0 + 1 + 1 + 2 + (0 + 0 + 1));
  });

  test.each([
    ['outpost', [1, 5, 6], 0, placeOutpost(18)],
    ['shuttle', [6, 1, 6], 1, placeShuttle(22)],
  ] satisfies [string, Columns, number, Action][])(
    'BELT-21 the crossed-out space stays uncovered once its last %s has left',
    (_, pieces, column, action) => {
      const start = beltExpansion('minerva', 6, (draft) => {
        put(draft, 'minerva', space(24));
        stock(draft, 'minerva', pieces);
      });
      expect(bare.act(start, action).stations.minerva[column]).toEqual({ pieces: 0, opened: true });
    },
  );

  test('BELT-21 with five outposts above its crossed-out space a column is full', () => {
    const { state } = ousting([5, 5, 3], [true, false, false]);
    expect(left(state, 'skymine')).toEqual([5, 5, 4]);
    expect(left(ousting([5, 5, 3]).state, 'skymine')).toEqual([5, 5, 3]); // never uncovered, so there is a choice
  });

  test('BELT-21 no shuttle returns to a crossed-out space of the middle column (AMB-BELT-8)', () => {
    const { state } = oustingShuttle([6, 0, 6]);
    expect(state.stations.skymine[1]).toEqual({ pieces: 1, opened: true });
    expect(shareValue(state, 'skymine')).toBe(0 + 1 + 1 + 2); // the fourth space is covered, the fifth not
  });
});

describe('a full station', () => {
  test('BELT-24 an outpost without a vacant space is removed from the game', () => {
    const { state, events } = ousting([5, 3, 5], [true, false, true]);
    expect(events).toContainEqual({ type: 'outpostLost', company: 'skymine', asteroid: 18, space: 0 });
    expect(state.removed.skymine).toBe(1);
    expect(left(state, 'skymine')).toEqual([5, 3, 5]);
    expect(on(state, space(18))).toEqual(['minerva']);
  });

  test('BELT-24 a shuttle without a vacant space is removed from the game', () => {
    const { state, events } = oustingShuttle([3, 4, 3], [false, true, false]);
    expect(events).toContainEqual({ type: 'shuttleLost', company: 'skymine', shuttleSpace: 19 });
    expect(state.belt?.removedShuttles.skymine).toBe(1);
    expect(state.removed.skymine).toBe(0);
    expect(left(state, 'skymine')).toEqual([3, 4, 3]);
    expect(on(state, route(19))).toEqual(['minerva']);
  });
});

describe('outposts-only icons', () => {
  const place: Action = { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier: 2 };
  /** Seat 0 removes one outpost. */
  function removing(change: Change = () => {}): GameState {
    const start = onBelt((draft) => {
      lay(draft, 0, 'B06'); // 4 titanium
      player(draft, 0).tracks.astrogo = 0;
      change(draft);
    });
    return table.act(start, place);
  }
  const remove = (company: Company, column: number): Action => ({ type: 'removeOutpost', seat: 0, company, column });

  test('BELT-26 removes an outpost from the top of an outer column, never a shuttle', () => {
    const state = removing();
    expect(prompt(state)?.kind).toBe('removal');
    const options = COMPANIES.flatMap((company) => [remove(company, 0), remove(company, 2)]);
    expect(table.options(state, 'removeOutpost')).toEqual(options);
    expect(refusal(state, remove('tawac', 1))).toEqual(['shuttleColumn BELT-3']);
    const next = table.act(state, remove('tawac', 2));
    expect(left(next, 'tawac')).toEqual([6, 5, 5]);
    expect(next.removed.tawac).toBe(1);
  });

  test('BELT-26 a station with only shuttles cannot be chosen', () => {
    const state = removing((draft) => stock(draft, 'tawac', [0, 5, 0]));
    expect(table.options(state, 'removeOutpost').some(({ company }) => company === 'tawac')).toBe(false);
    for (const column of [0, 1, 2]) expect(refusal(state, remove('tawac', column))).toHaveLength(1);
  });

  test('BELT-26 removes nothing when the stations have only shuttles', () => {
    const state = removing((draft) => {
      for (const company of COMPANIES) stock(draft, company, [0, 5, 0]);
    });
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
    for (const company of COMPANIES) expect(left(state, company)).toEqual([0, 5, 0]);
  });
});

/** The value of a share, from the score of seat 0 with one more share card. */
function shareValue(state: GameState, company: Company): number {
  const card = defaultContent.cards.find(({ action, share }) => action.kind === 'share' && share === company)?.id ?? '';
  const { hand } = at(state, 0);
  const players = state.players.map((each, seat) => (seat === 0 ? { ...each, hand: [...hand, card] } : each));
  const worth = (now: GameState): number => bare.rules.score(now)[0]?.[company] ?? 0;
  return worth({ ...state, players }) - worth(state);
}
