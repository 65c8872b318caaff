import { describe, expect, test } from 'vitest';
import type { Action, Session, SessionChange } from '../../../src/entries/index.ts';
import { createRecord, createSession, hashState, replay } from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';
import { playRandomly } from '../../kit/playRandomly.ts';

const { options, actions } = playRandomly({ players: ['Ana', 'Ben', 'Cleo'], seed: 'order' }, 60);
const SOLO = { players: ['Ana'], seed: 'order', luna: { level: 2 } };

/** Dispatches the next action of the game. */
function next(session: Session): void {
  const action = must(actions[session.actions.length]);
  if (!session.dispatch(action).ok) throw new Error('refused');
}

describe('listeners receive changes in order', () => {
  test('stores a replayable game when a listener takes the turns of Luna', () => {
    const session = createSession(SOLO);
    const heard: Action[] = [];
    session.subscribe(() => {
      const [due] = session.pending();
      if (due?.kind === 'lunaTurn') session.dispatch({ type: 'lunaTurn', seat: due.seat });
    });
    session.subscribe((change) => heard.push(change.action));
    while (!session.isOver()) session.dispatch(session.legalActions(0)[0]);
    expect(heard.some(({ type }) => type === 'lunaTurn')).toBe(true);
    expect(hashState(replay(createRecord(SOLO, heard)))).toBe(hashState(session.getState()));
  });

  test.each([0, 1, 2])('keeps the order when listener %i of three dispatches', (acting) => {
    const session = createSession(options);
    const heard: Action[][] = [[], [], []];
    heard.forEach((list, listener) => {
      session.subscribe((change) => {
        list.push(change.action);
        if (listener === acting && list.length < 10) next(session);
      });
    });
    next(session);
    for (const list of heard) expect(list).toEqual(actions.slice(0, 10));
  });

  test('keeps the order when one listener undoes and another dispatches the action again', () => {
    const session = createSession(options);
    const heard: SessionChange[] = [];
    session.subscribe(({ type }) => void (type === 'dispatched' && session.undo()));
    session.subscribe(({ type }) => void (type === 'undone' && session.redo()));
    session.subscribe((change) => heard.push(change));
    next(session);
    expect(heard.map(({ type }) => type)).toEqual(['dispatched', 'undone', 'redone']);
  });

  test('applies an action dispatched by a listener immediately and reports it in order', () => {
    const session = createSession(options);
    const calls: string[] = [];
    session.subscribe((change) => {
      calls.push(`first hears ${change.index}`);
      if (session.actions.length > 1) return;
      const result = session.dispatch(actions[1]);
      calls.push(`taken: ${result.ok}, now ${session.actions.length}`);
    });
    session.subscribe(() => calls.push('second hears'));
    next(session);
    expect(calls).toEqual(['first hears 0', 'taken: true, now 2', 'second hears', 'first hears 1', 'second hears']);
  });

  test('a listener subscribed during a change receives later changes', () => {
    const session = createSession(options);
    const early: number[] = [];
    const late: number[] = [];
    session.subscribe(({ index }) => {
      if (index > 0) return;
      session.subscribe((change) => early.push(change.index));
      next(session);
      session.subscribe((change) => late.push(change.index));
    });
    next(session);
    next(session);
    expect({ early, late }).toEqual({ early: [1, 2], late: [2] });
  });

  test('a listener unsubscribed during a change receives no more changes, not even earlier ones', () => {
    const session = createSession(options);
    const heard: number[] = [];
    let leave = (): void => {};
    session.subscribe(({ index }) => {
      if (index > 0) return;
      next(session);
      leave();
    });
    leave = session.subscribe(({ index }) => heard.push(index));
    next(session);
    expect(heard).toEqual([]);
  });
});
