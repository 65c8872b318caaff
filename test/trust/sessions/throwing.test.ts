import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SessionChange } from '../../../src/entries/index.ts';
import { createSession } from '../../../src/entries/index.ts';
import { playRandomly } from '../../kit/playRandomly.ts';

const { options, actions, steps } = playRandomly({ players: ['Ana', 'Ben'], seed: 'throwing' }, 5);
const broken = new Error('broken listener');
const another = new Error('broken report');

const fail = (): never => {
  throw broken;
};

describe('a listener that throws', () => {
  test('does not affect other listeners or the action', () => {
    const session = createSession(options, { onListenerError: () => {} });
    const heard: string[] = [];
    session.subscribe(({ type }) => heard.push(`before ${type}`));
    session.subscribe(fail);
    session.subscribe(({ type }) => heard.push(`after ${type}`));
    expect(session.dispatch(actions[0])).toMatchObject({ ok: true, change: { action: actions[0] } });
    expect(session.getState()).toEqual(steps[0]?.state);
    expect(session.undo()).toBe(true);
    expect(session.redo()).toBe(true);
    const types = ['dispatched', 'undone', 'redone'];
    expect(heard).toEqual(types.flatMap((type) => [`before ${type}`, `after ${type}`]));
  });

  test('is reported with the change it received', () => {
    const reports: [unknown, SessionChange][] = [];
    const session = createSession(options, { onListenerError: (...report) => reports.push(report) });
    session.subscribe(fail);
    const result = session.dispatch(actions[0]);
    expect(reports).toEqual([[broken, result.ok && result.change]]);
  });

  test('still receives the next change', () => {
    const session = createSession(options, { onListenerError: () => {} });
    let calls = 0;
    session.subscribe(() => {
      calls += 1;
      throw broken;
    });
    session.dispatch(actions[0]);
    session.dispatch(actions[1]);
    expect(calls).toBe(2);
  });
});

describe('listener errors without a handler', () => {
  const rejected: unknown[] = [];
  const note = (error: unknown): void => void rejected.push(error);
  let others: NodeJS.UnhandledRejectionListener[] = [];

  beforeEach(() => {
    rejected.length = 0;
    others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', note);
  });
  afterEach(() => {
    process.removeListener('unhandledRejection', note);
    for (const each of others) process.on('unhandledRejection', each);
  });
  const turn = (): Promise<void> => new Promise((done) => void setTimeout(done, 20));

  test('become unhandled rejections', async () => {
    const session = createSession(options);
    session.subscribe(fail);
    expect(session.dispatch(actions[0]).ok).toBe(true);
    expect(rejected).toEqual([]);
    await turn();
    expect(rejected).toEqual([broken]);
  });

  test('errors of the handler become unhandled rejections', async () => {
    const session = createSession(options, {
      onListenerError: () => {
        throw another;
      },
    });
    session.subscribe(fail);
    expect(session.dispatch(actions[0]).ok).toBe(true);
    await turn();
    expect(rejected).toEqual([another]);
  });
});
