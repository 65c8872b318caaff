import { describe, expect, test } from 'vitest';
import type { Action, GameRecord, Session, Viewer } from '../../../src/entries/index.ts';
import {
  createRecord,
  createSession,
  hashState,
  InvalidOptionsError,
  InvalidRecordError,
  replay,
  viewFor,
} from '../../../src/entries/index.ts';
import { reveals } from '../../../src/hosting/sessions/policy.ts';
import { playRandomly, randomMode } from '../../kit/playRandomly.ts';
import { rules } from '../../kit/shipped.ts';

const { options, actions, start, steps, end } = playRandomly({ players: ['Ana', 'Ben'], seed: 'session' }, 80);
/** The number of actions after which the last one has revealed nothing. */
const UNDOABLE = 1 + steps.findIndex(({ events }, index) => index > 20 && !reveals(events));
const ILLEGAL: Action = { type: 'lunaTurn', seat: 0 };

/** A session after this many actions. */
function playedTo(count: number, undo?: 'anything'): Session {
  const session = createSession(options, undo === undefined ? {} : { undo });
  for (const action of actions.slice(0, count)) expect(session.dispatch(action).ok).toBe(true);
  return session;
}

describe('a session', () => {
  test('accepts null for omitted options', () => {
    const session = createSession(options);
    expect(Reflect.apply(session.dispatch, null, [actions[0], null])).toMatchObject({ ok: true });
    for (const way of [session.undo, session.redo]) expect(Reflect.apply(way, null, [0, null])).toBeTypeOf('boolean');
  });

  test('creates a game', () => {
    const session = createSession(options);
    expect(session.getState()).toEqual(start);
    expect(session.events()).toEqual(rules.startGame(options).events);
    for (const isPossible of [session.canUndo, session.canRedo, session.undo, session.redo])
      expect(isPossible()).toBe(false);
    expect(() => createSession({ players: [], seed: '' })).toThrow(InvalidOptionsError);
    for (const none of [null, undefined, 7, 'Ana'])
      expect(() => createSession(none as never)).toThrow(InvalidOptionsError);
  });

  test('applies legal actions one after the other', () => {
    const session = createSession(options);
    for (const [index, { action, state, events }] of steps.entries()) {
      const change = { type: 'dispatched', action, events, index, version: index + 1 };
      expect(session.dispatch(action)).toEqual({ ok: true, change });
      expect(session.getState()).toEqual(state);
    }
    expect(session.events()).toEqual([...rules.startGame(options).events, ...steps.flatMap(({ events }) => events)]);
  });

  test('returns the same answers as the rules', () => {
    const session = playedTo(30);
    const state = session.getState();
    expect(session.pending()).toEqual(rules.pending(state));
    expect(session.legalActions()).toEqual(rules.legalActions(state));
    for (const seat of [0, 1]) expect(session.legalActions(seat)).toEqual(rules.legalActions(state, seat));
    expect(session.explain(ILLEGAL)).toEqual(rules.explain(state, ILLEGAL));
    expect(session.explain(actions[30] ?? ILLEGAL)).toEqual([]);
    expect(session.score()).toEqual(rules.score(state));
    expect(session.isOver()).toBe(false);
  });

  test('rejects an illegal action with its violations and changes nothing', () => {
    const session = playedTo(UNDOABLE);
    session.undo();
    const state = session.getState();
    const view = session.getView(0);
    const events = session.events();
    let changes = 0;
    session.subscribe(() => {
      changes += 1;
    });
    for (const action of [ILLEGAL, { type: 'cheat', seat: 0 }, null, { ...actions[UNDOABLE - 1], seat: 3 }])
      expect(session.dispatch(action)).toEqual({ ok: false, violations: rules.explain(state, action) });
    expect(session.getState()).toBe(state);
    expect(session.getView(0)).toBe(view);
    expect(session.events()).toEqual(events);
    expect([session.canRedo(), changes]).toEqual([true, 0]);
  });

  test('plays a game to the end', () => {
    const solo = playRandomly({ players: ['Ana'], seed: 'session', luna: { level: 1 } });
    const session = createSession(solo.options);
    for (const action of solo.actions) session.dispatch(action);
    expect(session.isOver()).toBe(true);
    expect([session.pending(), session.legalActions()]).toEqual([[], []]);
    expect(session.score()).toEqual(rules.score(solo.end));
    expect(session.dispatch({ type: 'pass', seat: 0 })).toMatchObject({ violations: [{ code: 'gameOver' }] });
  });

  test('does not change when the caller changes the action or the options later', () => {
    const mine = { players: ['Ana', 'Ben'], seed: 'session' };
    const session = createSession(mine);
    const [first] = actions;
    const action = JSON.parse(JSON.stringify(first));
    session.dispatch(action);
    action.cards.reverse();
    mine.players.push('Eve');
    expect(session.record()).toEqual(createRecord(options, actions.slice(0, 1)));
    expect([Object.isFrozen(action), Object.isFrozen(mine)]).toEqual([false, false]);
  });
});

describe('undo and redo', () => {
  test('undo and redo actions as far as possible', () => {
    const session = playedTo(actions.length, 'anything');
    const events = session.events();
    for (const { before } of [...steps].reverse()) {
      expect(session.canUndo()).toBe(true);
      expect(session.undo()).toBe(true);
      expect(session.getState()).toEqual(before);
    }
    expect([session.canUndo(), session.undo()]).toEqual([false, false]);
    expect(session.events()).toEqual(rules.startGame(options).events);
    for (const { state } of steps) {
      expect(session.canRedo()).toBe(true);
      expect(session.redo()).toBe(true);
      expect(session.getState()).toEqual(state);
    }
    expect([session.canRedo(), session.redo()]).toEqual([false, false]);
    expect(session.events()).toEqual(events);
  });

  test('apply only once when a message arrives twice', () => {
    const session = playedTo(10, 'anything');
    session.undo();
    session.undo();
    const { version } = session;
    expect([session.redo(undefined, { version }), session.redo(undefined, { version })]).toEqual([true, false]);
    expect(session.actions).toHaveLength(9);
  });

  test('return to identical state objects', () => {
    const session = playedTo(10, 'anything');
    const states = [session.getState()];
    session.undo();
    states.push(session.getState());
    session.redo();
    expect(session.getState()).toBe(states[0]);
    session.undo();
    expect(session.getState()).toBe(states[1]);
  });

  test('a new action clears the redo history, even the same action', () => {
    const session = playedTo(10, 'anything');
    session.undo();
    session.undo();
    expect(session.dispatch(actions[8] ?? ILLEGAL).ok).toBe(true);
    expect([session.canRedo(), session.redo()]).toEqual([false, false]);
    expect(session.record().actions).toEqual(actions.slice(0, 9));
  });

  test('the record does not contain undone actions', () => {
    const session = playedTo(10, 'anything');
    session.undo();
    expect(session.record()).toEqual(createRecord(options, actions.slice(0, 9)));
    session.redo();
    expect(session.record()).toEqual(createRecord(options, actions.slice(0, 10)));
  });
});

describe('a record of a session', () => {
  test.each(['r1', 'r2', 'r3'])('replays to its state and can be continued in a new session (%s)', (seed) => {
    const game = playRandomly(randomMode(`session ${seed}`), 70);
    const session = createSession(game.options);
    for (const action of game.actions.slice(0, 50)) session.dispatch(action);
    const record: GameRecord = JSON.parse(JSON.stringify(session.record()));
    expect(replay(record)).toEqual(session.getState());
    const next = createSession(record, { undo: 'anything' });
    expect(next.getState()).toEqual(session.getState());
    expect(next.events()).toEqual(session.events());
    for (const action of game.actions.slice(50)) expect(next.dispatch(action)).toEqual(session.dispatch(action));
    expect(hashState(next.getState())).toBe(hashState(game.end));
    expect(next.record()).toEqual(session.record());
    expect(next.undo()).toBe(true);
  });

  test('is rejected when it is invalid, before a session starts', () => {
    const record = createRecord(options, actions);
    for (const broken of [
      { ...record, actions: [...actions, ILLEGAL] },
      { ...record, result: { hash: 'x', totals: [0, 0] } },
      { ...record, options: { players: ['Ana', 'Ben'] } },
      { actions: [] },
    ]) {
      expect(() => createSession(broken as unknown as GameRecord)).toThrow(InvalidRecordError);
    }
  });

  test('of a new session starts at the beginning', () => {
    expect(createSession(createRecord(options, [])).getState()).toEqual(start);
  });

  test('of rules with a custom component set works too', () => {
    const session = rules.createSession(rules.createRecord(options, actions));
    expect(session.getState()).toEqual(end);
  });
});

describe('a session returns the same object until something changes', () => {
  const solo: typeof options = { players: ['Ana'], seed: 'same', luna: { level: 1 } };
  const GETTERS: Readonly<Record<string, (session: Session) => unknown>> = {
    actions: (session) => session.actions,
    getState: ({ getState }) => getState(),
    getView: ({ getView }) => getView(0),
    'getView of a spectator': ({ getView }) => getView('spectator'),
    pending: ({ pending }) => pending(),
    legalActions: ({ legalActions }) => legalActions(),
    'legalActions of a seat': ({ legalActions }) => legalActions(0),
    score: ({ score }) => score(),
    events: ({ events }) => events(),
    'events of a seat': ({ events }) => events(0),
    'events of a spectator': ({ events }) => events('spectator'),
    record: ({ record }) => record(),
    stored: ({ stored }) => stored(),
  };

  test.each(Object.entries(GETTERS))('%s', (_, get) => {
    const session = createSession(solo, { undo: 'anything' });
    const heard: unknown[] = [];
    session.subscribe(() => heard.push(get(session)));
    const seen = [get(session)];
    const looked = (): void => {
      const now = get(session);
      expect(now).toBe(get(session));
      expect(now).toBe(heard.at(-1));
      expect(now).not.toBe(seen.at(-1));
      seen.push(now);
    };
    expect(get(session)).toBe(seen[0]);
    for (let count = 0; count < 3; count += 1) {
      const [action] = session.legalActions();
      expect(session.dispatch(action).ok).toBe(true);
      looked();
    }
    expect(session.dispatch(ILLEGAL).ok).toBe(false);
    session.explain(ILLEGAL);
    expect(get(session)).toBe(seen.at(-1));
    session.undo();
    looked();
    session.redo();
    looked();
  });

  test('the answers for two seats are separate', () => {
    const session = createSession(options);
    expect(session.legalActions(0)).not.toEqual(session.legalActions(1));
    expect(session.legalActions(9)).toBe(session.legalActions(-1));
    expect(session.legalActions(9)).toEqual([]);
    for (const unknown of [2, 'Ana']) expect(() => session.events(unknown as Viewer)).toThrow(RangeError);
  });
});

test('hides the same as viewFor', () => {
  for (const count of [0, 5, 30, 80]) {
    const session = playedTo(count);
    for (const viewer of [0, 1, 'spectator'] satisfies Viewer[])
      expect(session.getView(viewer)).toEqual(viewFor(session.getState(), viewer));
  }
});
