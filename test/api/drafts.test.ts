import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { castDraft, type Draft, produce } from 'immer';
import { produce as produce9 } from 'immer9';
import { castDraft as castDraft10, produce as produce10 } from 'immer10';
import { useReducer } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';
import {
  type Action,
  type CoreRules,
  createGame,
  createRules,
  defaultContent,
  editGame,
  type GameDraft,
  type GameEvent,
  type GameState,
  type GameView,
  legalActions,
  type NextState,
  type ReduceResult,
  type Rules,
  reduce,
  rules,
  tryReduce,
  type Violation,
  type WholeState,
} from '../../src/entries/index.ts';
import { must } from '../kit/must.ts';

// `npm run check:types` checks most of these at compile time.

interface App {
  readonly game: GameState;
  readonly moves: readonly Action[];
}

const OPTIONS = { players: ['Ana', 'Ben'], seed: 'drafts' };
const START = createGame(OPTIONS);
const ACTION = must(legalActions(START)[0]);
const NEXT = reduce(START, ACTION);

test.each([
  [
    'immer 11',
    (app: App) =>
      produce(app, (draft) => {
        draft.game = reduce(draft.game, ACTION);
        draft.moves.push(castDraft(ACTION));
      }),
  ],
  [
    'immer 10',
    (app: App) =>
      produce10(app, (draft) => {
        draft.game = reduce(draft.game, ACTION);
        draft.moves.push(castDraft10(ACTION));
      }),
  ],
  [
    'immer 9',
    (app: App) =>
      produce9(app, (draft) => {
        draft.game = reduce(draft.game, ACTION);
      }),
  ],
])('a draft of %s can be assigned the result of reduce', (_, play) => {
  expect(play({ game: START, moves: [] }).game).toEqual(NEXT);
});

test('a draft can be assigned the results of tryReduce and of bound rules', () => {
  const bound = createRules(defaultContent);
  for (const { reduce, tryReduce } of [rules, bound]) {
    const played = produce({ game: START, again: START }, (draft) => {
      const result = tryReduce(draft.game, ACTION);
      if (result.ok) draft.game = result.state;
      draft.again = reduce(draft.again, ACTION);
    });
    expect(played).toEqual({ game: NEXT, again: NEXT });
  }
});

test('a draft with an optional game can be assigned the result after a check', () => {
  const played = produce({ game: START } as { game: GameState | null }, (draft) => {
    if (draft.game !== null) draft.game = reduce(draft.game, ACTION);
  });
  expect(played.game).toEqual(NEXT);
});

test('a slice with the game as its state can return the result', () => {
  const { reducer, actions } = createSlice({
    name: 'game',
    initialState: START,
    reducers: { act: (game, { payload }: PayloadAction<Action>) => reduce(game, payload) },
  });
  expectTypeOf(reducer).returns.toEqualTypeOf<GameState>();
  expect(reducer(START, actions.act(ACTION))).toEqual(NEXT);
});

test('a zustand store with Immer can be assigned the result', () => {
  const store = createStore<{ game: GameState }>()(immer(() => ({ game: START })));
  store.setState((draft) => {
    draft.game = reduce(draft.game, ACTION);
  });
  expect(store.getState().game).toEqual(NEXT);
});

test('reduce is a reducer for React and for arrays', () => {
  const useGame = () => useReducer(reduce, START);
  expectTypeOf(useGame).returns.toEqualTypeOf<[GameState, (action: Action) => void]>();
  const played = [ACTION].reduce(reduce, START);
  expectTypeOf(played).toEqualTypeOf<GameState>();
  expect(played).toEqual(NEXT);
});

test('the next state is a GameDraft after a draft and a GameState after anything else', () => {
  expectTypeOf<NextState<Draft<GameState>>>().toEqualTypeOf<GameDraft>();
  expectTypeOf<NextState<GameDraft>>().toEqualTypeOf<GameDraft>();
  expectTypeOf<NextState<GameState>>().toEqualTypeOf<GameState>();
  expectTypeOf<NextState<WholeState>>().toEqualTypeOf<GameState>();
  expectTypeOf<ReturnType<typeof reduce>>().toEqualTypeOf<GameState>();
  expectTypeOf<ReturnType<typeof tryReduce>>().toEqualTypeOf<ReduceResult>();
  expectTypeOf<ReduceResult>().toEqualTypeOf<
    | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
    | { readonly ok: false; readonly violations: readonly Violation[] }
  >();
});

test('the next state keeps nothing of a narrowed state', () => {
  type FirstRound = GameState & { readonly round: 1 };
  expectTypeOf<NextState<FirstRound>>().toEqualTypeOf<GameState>();
  expectTypeOf<NextState<Draft<FirstRound>>>().toEqualTypeOf<GameDraft>();
  const literal = { ...START, round: 1, stack: [] } as const;
  expectTypeOf<NextState<typeof literal>>().toEqualTypeOf<GameState>();

  const plays = (first: FirstRound, draft: Draft<FirstRound>, solo: GameState & { luna: null; label: string }) => {
    expectTypeOf(reduce(first, ACTION).round).toEqualTypeOf<number>();
    expectTypeOf(reduce(draft, ACTION).round).toEqualTypeOf<number>();
    expectTypeOf(reduce(solo, ACTION)).toEqualTypeOf<GameState>();
    // @ts-expect-error: the next state may be in another round
    first = reduce(first, ACTION);
    // @ts-expect-error: and so may the state after a draft
    draft = reduce(draft, ACTION);
    // @ts-expect-error: extra fields of the argument's type are lost
    return reduce(solo, ACTION).label;
  };
  expect(plays).toBeInstanceOf(Function);
});

test('a draft of a view is rejected, and a plain state stays readonly', () => {
  const mistakes = (view: Draft<GameView>, state: GameState, draft: Draft<App>) => [
    // @ts-expect-error: a view cannot be continued
    reduce(view, ACTION),
    // @ts-expect-error: not with tryReduce either
    tryReduce(view, ACTION),
    // @ts-expect-error: the state after a plain state is readonly
    reduce(state, ACTION).deck.push('A01'),
    // @ts-expect-error: a new game is readonly, use castDraft
    Object.assign<Draft<App>, Partial<Draft<App>>>(draft, { game: createGame(OPTIONS) }),
    // @ts-expect-error: an action is readonly, use castDraft
    draft.moves.push(ACTION),
  ];
  expect(mistakes).toBeInstanceOf(Function);
});

test('castDraft puts a new or an edited game into a draft', () => {
  const edited = editGame(START, () => {});
  const app = produce({ game: NEXT, edited: NEXT }, (draft) => {
    draft.game = castDraft(createGame(OPTIONS));
    if (edited.ok) draft.edited = castDraft(edited.state);
  });
  expect(app).toEqual({ game: START, edited: START });
});

test('a wrapper that passes the state on has the type of reduce', () => {
  const logged: Action[] = [];
  const wrapped: Rules = {
    ...rules,
    reduce(state, action) {
      logged.push(action);
      return rules.reduce(state, action);
    },
    tryReduce: (state, action) => (logged.length > 1 ? { ok: false, violations: [] } : rules.tryReduce(state, action)),
  };
  expect(wrapped.reduce(START, ACTION)).toEqual(NEXT);
  expect(logged).toEqual([ACTION]);
});

test('rules without draft types are assignable to CoreRules', () => {
  const copied = (state: GameState): GameState => JSON.parse(JSON.stringify(state));
  const other: CoreRules = { ...rules, reduce: (state, action) => copied(rules.reduce(state, action)) };
  expect(other.reduce(START, ACTION)).toEqual(NEXT);
});
