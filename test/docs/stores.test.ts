import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useGame } from '../../docs/examples/stores/react.ts';
import { createTable as createReduxTable } from '../../docs/examples/stores/redux.ts';
import { createTable as createZustandTable } from '../../docs/examples/stores/zustand.ts';
import { type Action, createGame, type GameState, isOver, legalActions, reduce } from '../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../src/entries/testing.ts';
import { textOf } from '../kit/docs.ts';

const OPTIONS = { players: ['Ana', 'Ben'], luna: { level: 2 }, seed: 'stores' };
const ILLEGAL: Action = { type: 'pass', seat: 0 };

/** Plays a whole random game. Returns its actions and the final state. */
function wholeGame(): { readonly actions: readonly Action[]; readonly end: GameState } {
  const draw = drawFor('stores');
  const actions: Action[] = [];
  let end = createGame(OPTIONS);
  while (!isOver(end)) {
    const action = chooseRandomly(draw, legalActions(end));
    actions.push(action);
    end = reduce(end, action);
  }
  return { actions, end };
}

const { actions, end } = wholeGame();

describe('Redux Toolkit', () => {
  // Redux Toolkit logs a warning when its state checks are slow.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('plays a whole game in a slice', () => {
    const { store, act } = createReduxTable(OPTIONS);
    for (const action of actions) store.dispatch(act(action));
    expect(store.getState()).toEqual({ game: end, problems: [] });
  });

  test('keeps the game and lists the problems when an action is illegal', () => {
    const { store, act } = createReduxTable(OPTIONS);
    const { game } = store.getState();
    store.dispatch(act(ILLEGAL));
    expect(store.getState().game).toBe(game);
    expect(store.getState().problems).toEqual([expect.stringContaining('SETUP-42')]);
  });
});

describe('zustand with immer', () => {
  test('plays a whole game and keeps its moves', () => {
    const table = createZustandTable(OPTIONS);
    for (const action of actions) table.getState().act(action);
    expect(table.getState()).toMatchObject({ game: end, moves: actions });
  });

  test('throws and keeps the game when an action is illegal', () => {
    const table = createZustandTable(OPTIONS);
    const before = table.getState();
    expect(() => before.act(ILLEGAL)).toThrow('SETUP-42');
    expect(table.getState()).toBe(before);
  });
});

test('useReducer plays a whole game in a component', () => {
  const seen: GameState[] = [];
  function Table(): string {
    const [game, act] = useGame(OPTIONS);
    // React applies actions dispatched during a render before it renders again.
    if (seen.length === 0) for (const action of actions) act(action);
    seen.push(game);
    return `Round ${game.round}`;
  }
  expect(renderToStaticMarkup(createElement(Table))).toBe('Round 7');
  expect(seen).toEqual([createGame(OPTIONS), end]);
});

test.each(['redux', 'zustand', 'react'])('the page on frameworks shows stores/%s.ts', (name) => {
  expect(textOf('docs/frameworks.md')).toContain(`\n${textOf(`docs/examples/stores/${name}.ts`)}\`\`\`\n`);
});
