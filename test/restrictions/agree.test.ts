import { expect, test } from 'vitest';
import { BOT_LEVELS, loadBot } from '../../src/entries/bots.ts';
import type { Action, GameState, Session } from '../../src/entries/index.ts';
import { formatRecord, parseRecord } from '../../src/entries/notation.ts';
import { choices } from '../../src/entries/queries.ts';
import { simulate } from '../../src/entries/sim.ts';
import { actionKey } from '../../src/testing/invariants.ts';
import { MODES, type Mode, optionsOf } from '../kit/modes.ts';
import { randomChooser, walk } from '../kit/randomGame.ts';
import { restricted, unrestricted } from '../kit/restricted.ts';
import { expectSame } from '../kit/same.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';

const keys = (actions: readonly Action[]): readonly string[] => actions.map(actionKey);

/** Actions that the rulebook allows and a restriction forbids. */
function forbiddenAt(state: GameState): readonly Action[] {
  const allowed = new Set(keys(restricted.legalActions(state)));
  return rules.legalActions(unrestricted(state)).filter((action) => !allowed.has(actionKey(action)));
}

/**
 * Compares all functions that list or check actions in one state of a session. Returns the number of forbidden actions.
 */
function compareAt(session: Session, legal: readonly Action[]): number {
  const state = session.getState();
  for (const { seat } of restricted.pending(state)) {
    const own = keys(legal.filter((action) => action.seat === seat));
    const view = session.getView(seat);
    expect(keys(restricted.legalActions(view, seat))).toEqual(own);
    expect(keys(choices(view, seat, restricted).ways.map(({ action }) => action))).toEqual(own);
  }
  for (const action of legal) expect(restricted.explain(state, action)).toEqual([]);
  const forbidden = forbiddenAt(state);
  for (const action of forbidden) {
    expect(restricted.isLegal(state, action)).toBe(false);
    expect(restricted.explain(state, action)).toMatchObject([{ code: 'restricted', rule: 'HOUSE' }]);
    expect(session.dispatch(action)).toMatchObject({ ok: false, violations: [{ code: 'restricted' }] });
  }
  expect(session.getState()).toBe(state);
  return forbidden.length;
}

/** One in this many states is compared in full. */
const EVERY = proofCount(24, 8);

/**
 * Plays a restricted game to the end in a session and in a simulator. Returns the number of forbidden actions in the
 * compared states.
 */
function playAndCompare(mode: Mode, game: number): number {
  const session = restricted.createSession({ ...optionsOf(mode, game), seed: `restricted/${mode.name}/${game}` });
  const simulator = simulate(session.getState(), {}, restricted);
  const choose = randomChooser(`restricted/${mode.name}/${game}`);
  let forbidden = 0;
  for (let step = 0; !session.isOver(); step += 1) {
    const legal = session.legalActions();
    expectSame(keys(simulator.legalActions()), keys(legal));
    if (step % EVERY === game % EVERY) forbidden += compareAt(session, legal);
    const action = choose(legal);
    expect(session.dispatch(action).ok).toBe(true);
    simulator.play(action);
  }
  const end = session.getState();
  expect(restricted.hashState(simulator.state)).toBe(restricted.hashState(end));
  expect(restricted.createSession(session.stored()).getState()).toEqual(end);
  expect(restricted.resumeSession(session.record()).outcome).toBe('same');
  expect(restricted.loadGame(restricted.saveGame(end))).toEqual(end);
  expect(restricted.checkRecord(parseRecord(formatRecord(session.record()))).outcome).toBe('same');
  return forbidden;
}

test.each(MODES)('all functions agree about a restricted game: $name', (mode) => {
  let forbidden = 0;
  for (let game = 0; game < soakCount(1, 20); game += 1) forbidden += playAndCompare(mode, game);
  expect(forbidden).toBeGreaterThan(0);
});

test('a save of a restricted game continues under the same restrictions', () => {
  const game = restricted.createGame({ players: ['Ana', 'Ben'], seed: 'middle' });
  let count = 0;
  walk(restricted, game, 'middle', ({ state, options }) => {
    count += 1;
    if (count % proofCount(20, 10) > 0) return;
    const loaded = restricted.loadGame(restricted.saveGame(state));
    expect(keys(restricted.legalActions(loaded))).toEqual(keys(options));
  });
  expect(count).toBeGreaterThan(40);
});

test.each(BOT_LEVELS)('the %s bot takes only actions that no restriction forbids', async (level) => {
  const bot = await loadBot(level);
  const choose = randomChooser(level);
  const simulator = simulate(restricted.createGame({ players: ['Ana', 'Ben'], seed: level }), {}, restricted);
  for (let count = 0; count < proofCount(30, 60); count += 1) {
    const seat = simulator.pending()[0]?.seat;
    if (seat === undefined) break;
    const view = restricted.viewFor(simulator.copy().state, seat);
    const action = bot.choose(view, { seat, random: () => 0.5, budget: { nodes: 10 }, rules: restricted });
    expect(keys(simulator.legalActions(seat))).toContain(actionKey(action));
    simulator.play(count % 2 === 0 ? action : choose(simulator.legalActions()));
  }
});
