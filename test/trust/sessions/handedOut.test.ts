import { describe, expect, test } from 'vitest';
import type { Session, SessionChange, Viewer } from '../../../src/entries/index.ts';
import { createGame, createSession, viewFor } from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';
import { playRandomly } from '../../kit/playRandomly.ts';

const { options, actions, steps } = playRandomly(
  { players: ['Ana', 'Ben'], seed: 'handed out', startingTokens: 'choose' },
  60,
);

/** Checks whether a value is deeply frozen. */
function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

describe('callers cannot change the values that a session returns', () => {
  test('freezes every returned value at any time', () => {
    const session = createSession(options, { undo: 'anything' });
    const changes: SessionChange[] = [];
    session.subscribe((change) => changes.push(change));
    for (const action of actions) {
      expect(isFrozen(session.dispatch(action))).toBe(true);
      expect(isFrozen(session.dispatch({ type: 'cheat', seat: 0 }))).toBe(true);
      if (session.actions.length % 7 > 0) continue;
      session.undo();
      session.redo();
    }
    const all = (of: Session): unknown[] => [
      ...[of.getState(), of.getView(0), of.getView('spectator'), of.pending(), of.legalActions(), of.legalActions(1)],
      ...[of.explain({}), of.score(), of.actions, of.events(), of.events(0), of.record()],
    ];
    for (const given of [changes, all(session), all(createSession(options))])
      expect(given.map(isFrozen)).toEqual(given.map(() => true));
  });

  test('neither freezes nor keeps its input', () => {
    const session = createSession(options);
    const mine = JSON.parse(JSON.stringify(actions[0]));
    session.dispatch(mine);
    const stored = JSON.parse(JSON.stringify({ options, actions }));
    createSession(stored);
    expect([mine, stored, stored.options, stored.actions, stored.actions[0]].some(Object.isFrozen)).toBe(false);
    mine.token = 'changed';
    expect(session.actions[0]).toEqual(actions[0]);
  });
});

describe('an action whose fields change', () => {
  test('is read only once', () => {
    const session = createSession(options);
    const [first, second] = session.legalActions(0);
    const tokens = [first, second].map((action) => (action?.type === 'chooseToken' ? action.token : ''));
    let reads = 0;
    const shifty = {
      type: 'chooseToken',
      seat: 0,
      get token() {
        reads += 1;
        return tokens[reads % 2 === 1 ? 0 : 1];
      },
    };
    const result = session.dispatch(shifty);
    expect(reads).toBe(1);
    expect(result.ok && result.change.action).toEqual(first);
    expect(session.actions).toEqual([first]);
    expect(session.getState().stack.at(-1)).toMatchObject({ chosen: [tokens[0], null] });
  });

  test('is rejected like any invalid action when it throws', () => {
    const session = createSession(options);
    const trap = {
      type: 'pass',
      get seat(): number {
        throw new Error('trap');
      },
    };
    for (const given of [trap, null, undefined, 7, 'pass', [], { type: 'pass', seat: 1n }])
      expect(session.dispatch(given)).toMatchObject({ ok: false, violations: [{ code: 'malformedAction' }] });
    expect(session.version).toBe(0);
  });

  test('treats -0 as 0', () => {
    const at = steps.findIndex(({ action }) => action.type === 'planCard' && action.slot >= 0);
    const { action, before } = must(steps[at]);
    const session = createSession({ options, actions: actions.slice(0, at) });
    expect(session.getState()).toEqual(before);
    const signed = { ...action, seat: action.seat === 0 ? -0 : action.seat };
    expect(session.dispatch(signed).ok).toBe(true);
    expect(Object.is(session.actions.at(-1)?.seat, action.seat)).toBe(true);
  });
});

describe('viewers', () => {
  const invented: readonly unknown[] = [2, -1, 0.5, Number.NaN, '0', 'Spectator', {}, [], null, undefined, [0]];

  test.each(invented)('rejects %j with a clear error', (viewer) => {
    const state = createGame(options);
    const refusal = new RangeError("A viewer is a seat from 0 to 1, or 'spectator'.");
    expect(() => createSession(options).getView(viewer as Viewer)).toThrow(refusal);
    expect(() => viewFor(state, viewer as Viewer)).toThrow(refusal);
  });

  test('does not change an object passed as a viewer', () => {
    const viewer = { seat: 0 };
    expect(() => viewFor(createGame(options), viewer as unknown as Viewer)).toThrow(RangeError);
    expect(Object.isFrozen(viewer)).toBe(false);
  });

  test('accepts the seat of Luna', () => {
    const session = createSession({ players: ['Ana'], seed: 'x', luna: { level: 1 } });
    expect(session.getView(1).viewer).toBe(1);
  });
});
