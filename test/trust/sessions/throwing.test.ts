import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSession, type SessionChange } from '../../../src/entries/index.ts';
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

  test('is reported with the change it received, and still receives the next one', () => {
    const reports: [unknown, SessionChange][] = [];
    const session = createSession(options, { onListenerError: (...report) => reports.push(report) });
    session.subscribe(fail);
    const results = actions.slice(0, 2).map((action) => session.dispatch(action));
    expect(reports).toEqual(results.map((result) => [broken, result.ok && result.change]));
  });
});

describe('without a handler that works', () => {
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

  const breakReport = (): never => {
    throw another;
  };

  test.each([
    ['errors of a listener', {}, broken],
    ['errors of the handler', { onListenerError: breakReport }, another],
  ])('%s become unhandled rejections', async (_what, handling, expected) => {
    const session = createSession(options, handling);
    session.subscribe(fail);
    expect(session.dispatch(actions[0]).ok).toBe(true);
    expect(rejected).toEqual([]);
    await turn();
    expect(rejected).toEqual([expected]);
  });
});
