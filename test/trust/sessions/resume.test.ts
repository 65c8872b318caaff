import { describe, expect, test, vi } from 'vitest';
import { bindRules } from '../../../src/api/bindRules.ts';
import type { Action, GameRecord, Session, SessionStart } from '../../../src/entries/index.ts';
import {
  createRecord,
  createSession,
  defaultContent,
  hashState,
  InvalidRecordError,
  LIMITS,
  replay,
} from '../../../src/entries/index.ts';
import { drawFor, mutated } from '../../../src/entries/testing.ts';
import { MACHINE } from '../../../src/game/skymines.ts';
import { playRandomly } from '../../kit/playRandomly.ts';
import { soakCount } from '../../kit/soak.ts';

const rules = bindRules(defaultContent);
const { options, actions, steps } = playRandomly({ players: ['Ana', 'Ben', 'Cleo'], seed: 'resume' }, 70);
const planned = steps.findIndex(({ action }) => action.type === 'planCard');

/** A session that counts how often the rules apply an action. */
function counted(start: SessionStart): { session: Session; plays: number } {
  const apply = vi.spyOn(MACHINE, 'apply');
  const session = createSession(start);
  const plays = apply.mock.calls.length;
  apply.mockRestore();
  return { session, plays };
}

const thrown = (begin: () => unknown): unknown => {
  try {
    return begin();
  } catch (error) {
    return error;
  }
};

describe('a session continues from stored data', () => {
  test('applies each stored action once', () => {
    const { session, plays } = counted({ options, actions });
    expect(plays).toBe(actions.length);
    expect(hashState(session.getState())).toBe(hashState(replay(createRecord(options, actions))));
    expect(session.actions).toEqual(actions);
    expect(session.events()).toEqual([...rules.startGame(options).events, ...steps.flatMap(({ events }) => events)]);
  });

  test('applies each action of a record once and still checks its result', () => {
    const record = createRecord(options, actions);
    const { session, plays } = counted(record);
    expect(plays).toBe(actions.length);
    expect(session.record()).toEqual(record);
    const other: GameRecord = { ...record, result: { hash: 'x', totals: [0, 0, 0] } };
    expect(thrown(() => createSession(other))).toMatchObject({ check: { outcome: 'differs' } });
  });

  test('rejects data it has not stored itself and names the path', () => {
    const check = (start: object): unknown => {
      const error = thrown(() => createSession({ options, actions, ...start } as SessionStart));
      return error instanceof InvalidRecordError ? error.check : error;
    };
    const illegal: Action = { type: 'lunaTurn', seat: 0 };
    const stop = { outcome: 'stops', index: actions.length };
    expect(check({ actions: [...actions, illegal] })).toMatchObject(stop);
    const MALFORMED: readonly (readonly [object, string])[] = [
      [{ actions: [null] }, '$.actions[0]'],
      [{ actions: 'all' }, '$.actions'],
      [{ versoin: 1 }, '$.versoin'],
      [{ version: 0 }, '$.version'],
      [{ version: 70.5 }, '$.version'],
      [{ options: { players: [], seed: '' } }, '$.options'],
      [{ actions: Array(LIMITS.actions + 1).fill(illegal) }, '$.actions'],
    ];
    for (const [start, path] of MALFORMED)
      expect(check(start)).toMatchObject({ outcome: 'malformed', problems: [{ path }] });
    const trap = Object.defineProperty({ options }, 'actions', {
      enumerable: true,
      get: () => {
        throw new Error('trap');
      },
    });
    expect(thrown(() => createSession(trap as SessionStart))).toMatchObject({ check: { outcome: 'malformed' } });
  });
});

const FORGERIES = soakCount(60, 150);

test(`${FORGERIES} forged stored games open a recordable game or throw a typed error`, () => {
  const counts = { opened: 0, refused: 0 };
  for (let index = 0; index < FORGERIES; index += 1) {
    const draw = drawFor(`forged ${index}`);
    const forged = mutated(draw, { options, actions: actions.slice(0, index % 12), version: 20 }, 1 + (index % 3));
    const opened = thrown(() => createSession(forged as SessionStart));
    if (opened instanceof Error) {
      expect(['InvalidRecordError', 'InvalidOptionsError'], opened.stack).toContain(opened.name);
      counts.refused += 1;
    } else {
      const session = opened as Session;
      expect(hashState(replay(session.record()))).toBe(hashState(session.getState()));
      counts.opened += 1;
    }
  }
  expect(Math.min(counts.opened, counts.refused)).toBeGreaterThan(FORGERIES / 20);
});

describe('the version of a session', () => {
  test('grows by one with every change and never repeats', () => {
    const session = createSession(options);
    const seen = [session.version];
    session.subscribe(({ version }) => seen.push(version));
    session.dispatch(actions[0]);
    session.dispatch({ type: 'cheat' });
    session.undo();
    session.redo();
    session.undo();
    session.dispatch(actions[0]);
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
    expect(session.version).toBe(5);
  });

  test('continues from the stored version, or from the number of actions without one', () => {
    const { version, actions: taken } = createSession({ options, actions, version: 99 });
    expect([version, taken.length]).toEqual([99, actions.length]);
    expect(createSession({ options, actions }).version).toBe(actions.length);
    expect(createSession(createRecord(options, actions)).version).toBe(actions.length);
    const session = createSession({ options, actions: [], version: 99 });
    session.dispatch(actions[0]);
    expect(session.version).toBe(100);
  });
});

describe('an outdated action', () => {
  const at = (version: unknown) => ({ version: version as number });

  test('is rejected with a reason and changes nothing', () => {
    const session = createSession(options);
    session.dispatch(actions[0], { version: session.version });
    const [late] = session.legalActions();
    for (const version of [0, -1, 2, 0.5, Number.NaN, '1x', '1', '', [], [1], true, null, {}]) {
      expect(session.dispatch(late, at(version))).toMatchObject({
        ok: false,
        violations: [{ code: 'staleAction', rule: 'ROUND-9', params: { version: 1 } }],
      });
    }
    expect(session.version).toBe(1);
    expect(session.dispatch(late, { version: 1 }).ok).toBe(true);
  });

  test('is applied once when a client sends it twice', () => {
    const session = createSession({ options, actions: actions.slice(0, planned) });
    const seen = { version: session.version };
    const [action] = session.legalActions(0);
    expect([session.dispatch(action, seen).ok, session.dispatch(action, seen).ok]).toEqual([true, false]);
  });

  test('does not include planning while other seats plan or undo', () => {
    const session = createSession({ options, actions: actions.slice(0, planned) });
    const seen = { version: session.version };
    const first = (seat: number) => session.legalActions(seat)[0];
    for (const seat of [0, 1]) expect(session.dispatch(first(seat), seen).ok).toBe(true);
    session.undo(1);
    expect(session.dispatch(first(2), seen).ok).toBe(true);
    const stale = { violations: [{ code: 'staleAction' }] };
    expect(session.dispatch(first(1), seen)).toMatchObject(stale);
    for (const seat of [0, 1, 2]) session.dispatch({ type: 'confirmPlan', seat });
    expect(session.dispatch(session.legalActions()[0], seen)).toMatchObject(stale);
  });
});
