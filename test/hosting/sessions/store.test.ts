import { describe, expect, test } from 'vitest';
import { createSession, type Session, type SessionChange } from '../../../src/entries/index.ts';
import { playRandomly, randomMode } from '../../kit/playRandomly.ts';

const { options, actions, steps } = playRandomly({ players: ['Ana', 'Ben', 'Cleo'], seed: 'store' }, 60);
const [first, second] = steps;
if (first === undefined || second === undefined) throw new Error('too few steps');

/** Dispatches the next of the actions. */
function go(session: Session, count: number): void {
  const action = actions[count];
  if (action === undefined || !session.dispatch(action).ok) throw new Error('refused');
}

describe('listeners', () => {
  test('are called with the change after every change', () => {
    const session = createSession(options);
    const changes: SessionChange[] = [];
    const states: unknown[] = [];
    session.subscribe((change) => {
      changes.push(change);
      states.push(session.getState());
    });
    go(session, 0);
    session.undo();
    session.redo();
    const { action, before, state, events } = first;
    expect(changes).toEqual([
      { type: 'dispatched', action, events, index: 0, version: 1 },
      { type: 'undone', action, index: 0, version: 2 },
      { type: 'redone', action, events, index: 0, version: 3 },
    ]);
    expect(states).toEqual([state, before, state]);
  });

  test('are called in the order of their subscription', () => {
    const session = createSession(options);
    const calls: string[] = [];
    for (const name of ['a', 'b', 'c']) session.subscribe(() => calls.push(name));
    go(session, 0);
    expect(calls).toEqual(['a', 'b', 'c']);
  });

  test('are not called after unsubscribing, once or repeatedly', () => {
    const session = createSession(options);
    const calls: string[] = [];
    const leave = session.subscribe(() => calls.push('a'));
    session.subscribe(() => calls.push('b'));
    go(session, 0);
    leave();
    leave();
    go(session, 1);
    expect(calls).toEqual(['a', 'b', 'b']);
  });

  test('may subscribe twice and unsubscribe once', () => {
    const session = createSession(options);
    let calls = 0;
    const listener = (): void => {
      calls += 1;
    };
    const leave = session.subscribe(listener);
    session.subscribe(listener);
    go(session, 0);
    leave();
    go(session, 1);
    expect(calls).toBe(3);
  });

  test('may unsubscribe while they are called', () => {
    const session = createSession(options);
    let calls = 0;
    const leave = session.subscribe(() => {
      calls += 1;
      leave();
    });
    go(session, 0);
    go(session, 1);
    expect(calls).toBe(1);
  });
});

test('functions work without `this`', () => {
  const { subscribe, getState, getView, dispatch, undo } = createSession(options);
  let calls = 0;
  const leave = subscribe(() => {
    calls += 1;
  });
  dispatch(first.action);
  expect(getState()).toEqual(first.state);
  expect(getView(0).viewer).toBe(0);
  undo();
  leave();
  expect(calls).toBe(2);
});

describe('parts that an action does not touch keep their identity', () => {
  test.each(['i1', 'i2', 'i3', 'i4'])('in a random game (%s)', (seed) => {
    const game = playRandomly(randomMode(`store ${seed}`), 120);
    const session = createSession(game.options);
    let kept = 0;
    for (const action of game.actions) {
      const before = session.getState();
      session.dispatch(action);
      const after = session.getState();
      for (const key of ['options', 'content', 'tracks'] as const) expect(after[key]).toBe(before[key]);
      after.players.forEach((player, seat) => {
        const isSame = JSON.stringify(player) === JSON.stringify(before.players[seat]);
        if (isSame) kept += 1;
        expect(player === before.players[seat]).toBe(isSame);
      });
    }
    expect(kept).toBeGreaterThan(game.options.players.length > 1 ? game.actions.length / 2 : 0);
  });

  test('planning a card touches one player and nothing on the board', () => {
    const at = steps.findIndex(({ action }) => action.type === 'planCard');
    const { before, state, action } = steps[at] ?? first;
    expect(action.type).toBe('planCard');
    for (const key of ['sectors', 'stations', 'display', 'deck', 'researchDisplay', 'planSupply', 'placed'] as const)
      expect(state[key]).toBe(before[key]);
    expect(state.players.map((player, seat) => player === before.players[seat])).toEqual(
      state.players.map((_, seat) => seat !== action.seat),
    );
  });
});
