import { describe, expect, test } from 'vitest';
import type { Action, CreateGameOptions, Seat, Session, SessionChange } from '../../../src/entries/index.ts';
import {
  createRecord,
  createSession,
  hashState,
  replay,
  startGame,
  tryReduce,
  undoableAction,
} from '../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../src/entries/testing.ts';
import { isOpenAnswer, reveals } from '../../../src/hosting/sessions/policy.ts';
import { must } from '../../kit/must.ts';
import { playRandomly, randomMode } from '../../kit/playRandomly.ts';
import { soakCount } from '../../kit/soak.ts';

const TABLE: CreateGameOptions = { players: ['Ana', 'Ben', 'Cleo'], seed: 'undo' };

/** A session whose next decision is the first planning phase, or the choice of tokens. */
function planning(more: Partial<CreateGameOptions> = {}): Session {
  const session = createSession({ ...TABLE, ...more });
  while (session.pending()[0]?.kind === 'startingDecks') session.dispatch(session.legalActions()[0]);
  return session;
}

/** Plans the first card that a seat can plan. */
function plan(session: Session, seat: Seat): Action {
  const action = must(session.legalActions(seat).find(({ type }) => type === 'planCard'));
  expect(session.dispatch(action).ok).toBe(true);
  return action;
}

const confirm = (session: Session, seat: Seat): boolean => session.dispatch({ type: 'confirmPlan', seat }).ok;

/** The state is that of a game in which only what is on the list was ever done. */
function expectReplayed(session: Session): void {
  const { options } = session.getState();
  expect(hashState(session.getState())).toBe(hashState(replay(createRecord(options, session.actions))));
}

describe('while several seats answer at once, a seat takes back its own last answer', () => {
  test('a planned card, though others have planned since', () => {
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

  test('a confirmed plan, as long as others have not confirmed', () => {
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

  test('a chosen token, until the last one is chosen', () => {
    const session = planning({ startingTokens: 'choose' });
    for (const seat of [0, 1]) session.dispatch(session.legalActions(seat)[0]);
    expect(session.undo(0)).toBe(true);
    expect(session.pending().map(({ seat }) => seat)).toEqual([0, 2]);
    expectReplayed(session);
    for (const seat of [0, 2]) session.dispatch(session.legalActions(seat)[1]);
    expect([session.canUndo(0), session.canUndo(1), session.canUndo(2)]).toEqual([false, false, false]);
  });

  test('and never the answer of somebody else, nor that of nobody', () => {
    const session = planning();
    plan(session, 0);
    const { actions, version } = session;
    for (const seat of [1, 2, 3, -1, 0.5, Number.NaN, 'Ana' as never, null as never]) {
      expect([session.canUndo(seat), session.undo(seat)]).toEqual([false, false]);
    }
    expect([session.actions, session.version]).toEqual([actions, version]);
  });
});

describe('in the turn of one seat', () => {
  const game = playRandomly({ ...TABLE, seed: 'turns' });

  test('only the seat that has taken the last action takes it back', () => {
    const session = createSession(game.options);
    let count = 0;
    for (const { action, events } of game.steps) {
      session.dispatch(action);
      if (isOpenAnswer({ action, events }) || reveals(events)) continue;
      expect([0, 1, 2].filter((seat) => session.canUndo(seat))).toEqual([action.seat]);
      count += 1;
    }
    expect(count).toBeGreaterThan(30);
  });
});

describe('redo', () => {
  test('takes again, as the last action, what a seat has taken back, whatever others have answered since', () => {
    const session = planning();
    const own = plan(session, 0);
    session.undo(0);
    const other = plan(session, 1);
    expect([session.canRedo(0), session.canRedo(1), session.canRedo()]).toEqual([true, false, true]);
    expect(session.redo(0)).toBe(true);
    expect(session.actions.slice(-2)).toEqual([other, own]);
    expectReplayed(session);
  });

  test('ends for a seat with its own next answer, and for all with the reveal', () => {
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

  test('gives back several answers of a seat in their order', () => {
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

test('what came after a decision waits until all its answers are taken again', () => {
  const session = createSession({ players: ['Ana', 'Ben'], seed: 'after', firstPlayer: 1 }, { undo: 'anything' });
  while (session.pending()[0]?.kind === 'startingDecks') session.dispatch(session.legalActions()[0]);
  expect([confirm(session, 0), confirm(session, 1), session.dispatch({ type: 'pass', seat: 1 }).ok]).not.toContain(
    false,
  );
  const whole = session.actions;
  expect([session.undo(), session.undo(), session.undo(0)]).toEqual([true, true, true]);
  expect(session.redo(1)).toBe(true); // the confirmation of Ben, which closes the planning no longer
  expect([session.canRedo(1), session.redo(1)]).toEqual([false, false]); // he passes after the planning
  expect([session.redo(), session.redo(), session.canRedo()]).toEqual([true, true, false]);
  expect(session.actions.slice(-3)).toEqual([whole.at(-2), whole.at(-3), whole.at(-1)]);
  expectReplayed(session);
});

describe('which action may be taken back is a question of the actions and their events alone', () => {
  test.each(['safe', 'anything'] as const)('a host without a session gets the same answer (%s)', (undo) => {
    const game = playRandomly({ ...TABLE, seed: 'pure', startingTokens: 'choose' }, 120);
    const session = createSession(game.options, { undo });
    const taken = game.steps.map(({ action, events }) => ({ action, events }));
    for (const [index, { action }] of taken.entries()) {
      session.dispatch(action);
      for (const seat of [undefined, 0, 1, 2]) {
        const found = undoableAction(taken.slice(0, index + 1), { seat, undo });
        expect(found !== null).toBe(session.canUndo(seat));
        if (found !== null && seat !== undefined) expect(taken[found]?.action.seat).toBe(seat);
      }
    }
  });

  test('nothing of a game that has not begun', () => {
    expect([undoableAction([]), undoableAction([], { seat: 0, undo: 'anything' })]).toEqual([null, null]);
  });
});

const GAMES = soakCount(2, 6);

test(`after any undo of ${GAMES} random games the state is that of a game in which the action was never taken`, () => {
  let inTheMiddle = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const draw = drawFor(`undo ${game}`);
    const session = createSession({ ...randomMode(`undo ${game}`), ...(game % 2 === 0 && { ...TABLE, luna: null }) });
    session.subscribe((change) => {
      if (change.type === 'undone' && change.index < session.actions.length) inTheMiddle += 1;
    });
    const taken = (): Action => chooseRandomly(draw, session.legalActions());
    for (let step = 0; step < 90 && !session.isOver(); step += 1) {
      session.dispatch(taken());
      const seat = Math.floor(draw() * session.getState().players.length);
      if (draw() < 0.4 && session.undo(seat)) expectReplayed(session);
      if (draw() < 0.2 && session.redo(draw() < 0.5 ? undefined : seat)) expectReplayed(session);
    }
  }
  expect(inTheMiddle).toBeGreaterThan(GAMES);
});

test('a host without a session plays the rest again', () => {
  const start = startGame(TABLE);
  const actions = planning().actions;
  let state = start.state;
  const taken = actions.map((action) => {
    const result = tryReduce(state, action);
    if (!result.ok) throw new Error('refused');
    state = result.state;
    return { action, events: result.events };
  });
  expect(undoableAction(taken, { seat: must(actions.at(-1)).seat })).toBe(actions.length - 1);
  expect(undoableAction(taken, { seat: must(actions[0]).seat })).toBe(null);
});
