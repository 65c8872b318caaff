import { describe, expect, test } from 'vitest';
import type { Action, CreateGameOptions, Seat, Session, SessionChange } from '../../../src/entries/index.ts';
import { createRecord, createSession, hashState, replay, undoableAction } from '../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../src/entries/testing.ts';
import { isOpenAnswer, reveals } from '../../../src/hosting/sessions/policy.ts';
import { must } from '../../kit/must.ts';
import { playRandomly, randomMode } from '../../kit/playRandomly.ts';
import { soakCount } from '../../kit/soak.ts';

const TABLE: CreateGameOptions = { players: ['Ana', 'Ben', 'Cleo'], seed: 'undo' };

/** A session at the first planning phase or at the choice of tokens. */
function planning(more: Partial<CreateGameOptions> = {}): Session {
  const session = createSession({ ...TABLE, ...more });
  while (session.pending()[0]?.kind === 'startingDecks') session.dispatch(session.legalActions()[0]);
  return session;
}

/** Plans the first legal card of a seat. */
function plan(session: Session, seat: Seat): Action {
  const action = must(session.legalActions(seat).find(({ type }) => type === 'planCard'));
  expect(session.dispatch(action).ok).toBe(true);
  return action;
}

const confirm = (session: Session, seat: Seat): boolean => session.dispatch({ type: 'confirmPlan', seat }).ok;

/** Expects the state that results from only the listed actions. */
function expectReplayed(session: Session): void {
  const { options } = session.getState();
  expect(hashState(session.getState())).toBe(hashState(replay(createRecord(options, session.actions))));
}

describe('while several seats decide at once, a seat can undo its own last answer', () => {
  test('undoes a planned card although others have planned since', () => {
    const session = planning();
    const first = session.actions.length;
    const changes: SessionChange[] = [];
    const own = plan(session, 0);
    const others = [plan(session, 1), plan(session, 2), plan(session, 1)];
    session.subscribe((change) => changes.push(change));
    expect([session.canUndo(0), session.undo(0)]).toEqual([true, true]);
    expect(session.actions.slice(first)).toEqual(others);
    expect(changes).toEqual([{ type: 'undone', action: own, index: first, version: session.version }]);
    expect(session.getState().players[0]?.area).toEqual([null, null, null, null, null]);
    expectReplayed(session);
    expect([session.canUndo(0), session.canUndo(1)]).toEqual([false, true]);
  });

  test('undoes a confirmation until all others have confirmed', () => {
    const session = planning();
    plan(session, 0);
    confirm(session, 0);
    plan(session, 1);
    expect(session.pending().map(({ seat }) => seat)).toEqual([1, 2]);
    expect(session.undo(0)).toBe(true);
    expect(session.pending().map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expectReplayed(session);
    confirm(session, 0);
    confirm(session, 1);
    confirm(session, 2);
    expect([0, 1, 2].map((seat) => session.undo(seat))).toEqual([false, false, false]);
  });

  test('undoes a chosen token until the last one is chosen', () => {
    const session = planning({ startingTokens: 'choose' });
    for (const seat of [0, 1]) session.dispatch(session.legalActions(seat)[0]);
    expect(session.undo(0)).toBe(true);
    expect(session.pending().map(({ seat }) => seat)).toEqual([0, 2]);
    expectReplayed(session);
    for (const seat of [0, 2]) session.dispatch(session.legalActions(seat)[1]);
    expect([session.canUndo(0), session.canUndo(1), session.canUndo(2)]).toEqual([false, false, false]);
  });

  test('never undoes the answer of another seat or of an unknown seat', () => {
    const session = planning();
    plan(session, 0);
    const { actions, version } = session;
    for (const seat of [1, 2, 3, -1, 0.5, Number.NaN, 'Ana' as never, null as never])
      expect([session.canUndo(seat), session.undo(seat)]).toEqual([false, false]);
    expect([session.actions, session.version]).toEqual([actions, version]);
  });
});

test('on the turn of one seat, only the seat of the last action can undo it', () => {
  const { options, steps } = playRandomly({ ...TABLE, seed: 'turns' });
  const session = createSession(options);
  let count = 0;
  for (const { action, events } of steps) {
    session.dispatch(action);
    if (isOpenAnswer({ action, events }) || reveals(events)) continue;
    expect([0, 1, 2].filter((seat) => session.canUndo(seat))).toEqual([action.seat]);
    count += 1;
  }
  expect(count).toBeGreaterThan(30);
});

describe('redo', () => {
  test('appends a seat’s undone action again although others have answered since', () => {
    const session = planning();
    const own = plan(session, 0);
    session.undo(0);
    const other = plan(session, 1);
    expect([session.canRedo(0), session.canRedo(1), session.canRedo()]).toEqual([true, false, true]);
    expect(session.redo(0)).toBe(true);
    expect(session.actions.slice(-2)).toEqual([other, own]);
    expectReplayed(session);
  });

  test('ends for a seat with its next answer, and for all seats with the reveal', () => {
    const session = planning();
    for (const seat of [0, 1]) {
      plan(session, seat);
      session.undo(seat);
    }
    plan(session, 0);
    expect([session.redo(0), session.canRedo(1)]).toEqual([false, true]);
    for (const seat of [0, 1, 2]) confirm(session, seat);
    expect([session.canRedo(), session.canRedo(1)]).toEqual([false, false]);
  });

  test('restores several answers of a seat in order', () => {
    const session = planning();
    const own = [plan(session, 0), plan(session, 0), plan(session, 0)];
    plan(session, 1);
    for (const _ of own) session.undo(0);
    session.undo(1);
    for (const _ of own) expect(session.redo(0)).toBe(true);
    expect(session.actions.slice(-3)).toEqual(own);
    expect([session.canRedo(0), session.canRedo(1)]).toEqual([false, true]);
  });
});

test('actions after a decision can be redone only after all its answers', () => {
  const session = createSession({ players: ['Ana', 'Ben'], seed: 'after', firstPlayer: 1 }, { undo: 'anything' });
  while (session.pending()[0]?.kind === 'startingDecks') session.dispatch(session.legalActions()[0]);
  expect([confirm(session, 0), confirm(session, 1), session.dispatch({ type: 'pass', seat: 1 }).ok]).not.toContain(
    false,
  );
  const whole = session.actions;
  expect([session.undo(), session.undo(), session.undo(0)]).toEqual([true, true, true]);
  expect(session.redo(1)).toBe(true); // Ben's confirmation, which no longer ends the planning phase
  expect([session.canRedo(1), session.redo(1)]).toEqual([false, false]); // he can pass only after the planning phase
  expect([session.redo(), session.redo(), session.canRedo()]).toEqual([true, true, false]);
  expect(session.actions.slice(-3)).toEqual([whole.at(-2), whole.at(-3), whole.at(-1)]);
  expectReplayed(session);
});

describe('undo depends only on the actions and their events', () => {
  test.each(['safe', 'anything'] as const)('gives the same answer to a host without a session (%s)', (undo) => {
    const game = playRandomly({ ...TABLE, seed: 'pure', startingTokens: 'choose' }, 120);
    const session = createSession(game.options, { undo });
    for (const [index, { action }] of game.steps.entries()) {
      session.dispatch(action);
      for (const seat of [undefined, 0, 1, 2]) {
        const found = undoableAction(game.steps.slice(0, index + 1), { seat, undo });
        expect(found !== null).toBe(session.canUndo(seat));
        if (found !== null && seat !== undefined) expect(game.steps[found]?.action.seat).toBe(seat);
      }
    }
  });

  test('allows no undo before the first action', () => {
    expect([undoableAction([]), undoableAction([], { seat: 0, undo: 'anything' })]).toEqual([null, null]);
  });
});

const GAMES = soakCount(2, 6);

test(`after any undo in ${GAMES} random games, the state is as if the action had never been taken`, () => {
  let inTheMiddle = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const draw = drawFor(`undo ${game}`);
    const session = createSession({ ...randomMode(`undo ${game}`), ...(game % 2 === 0 && { ...TABLE, luna: null }) });
    session.subscribe((change) => {
      if (change.type === 'undone' && change.index < session.actions.length) inTheMiddle += 1;
    });
    for (let step = 0; step < 90 && !session.isOver(); step += 1) {
      session.dispatch(chooseRandomly(draw, session.legalActions()));
      const seat = Math.floor(draw() * session.getState().players.length);
      if (draw() < 0.4 && session.undo(seat)) expectReplayed(session);
      if (draw() < 0.2 && session.redo(draw() < 0.5 ? undefined : seat)) expectReplayed(session);
    }
  }
  expect(inTheMiddle).toBeGreaterThan(GAMES);
});

test('a host without a session undoes only the last action, while seats decide one after the other', () => {
  const { steps } = playRandomly(TABLE, 3);
  const seats = steps.map(({ action }) => action.seat);
  expect(seats.map((seat) => undoableAction(steps, { seat }))).toEqual([null, null, 2]);
});
