import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Seat } from '../components/ids.ts';
import { pickOne } from '../engine/random.ts';
import type { Action } from '../game/model/actions.ts';
import type { Advice } from '../game/model/advice.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { GameView } from '../game/model/state.ts';
import type { Session } from '../hosting/sessions/session.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import type { Policy, Simulator } from '../sim/simulator.ts';

/**
 * Limit for one decision: a number of positions to evaluate, or a time measured by the caller's clock. With a node
 * limit, a bot chooses the same action on every machine; with a time limit, it may not.
 */
export type Budget = { readonly nodes: number } | { readonly milliseconds: number; readonly now: () => number };

/** Input for one decision. */
export interface Question {
  /** The seat that decides. The view must belong to this seat. */
  readonly seat: Seat;
  /** Returns the next random number, at least 0 and below 1. Bots use no other source of randomness. */
  readonly random: () => number;
  /**
   * Limit for this decision; "strong" has a default limit. Finding a first answer takes about a millisecond, or up to
   * 150 ms when a turn has many options. A time limit can interrupt this, but a node limit applies only to the
   * additional search of "strong".
   */
  readonly budget?: Budget;
  /** Rules of the game. Default: the rules with the default components. */
  readonly rules?: CoreRules;
}

/**
 * An automated player. It sees only the view of its seat and remembers nothing between decisions, so the same view,
 * random numbers and node limit give the same action.
 */
export interface Bot {
  /** Short name for results tables. */
  readonly name: string;
  /**
   * Chooses a legal action.
   * @throws RangeError when the seat has nothing to decide.
   */
  choose(view: GameView, question: Question): Action;
}

/** A bot that can explain its choice. */
export interface Adviser extends Bot {
  /**
   * Returns advice on a turn: the choice, its gain, and how much worse the second-best action is. `createText` turns it
   * into text. Returns `null` if there is only one answer or the decision is not a turn.
   */
  advise(view: GameView, question: Question): Advice | null;
}

/** Counts a position to be evaluated. Returns `false` once the budget is used up. */
export type Meter = () => boolean;

/** Returns `true` once the time is up. */
export type Clock = () => boolean;

/** A clock that never runs out. */
export const NO_CLOCK: Clock = () => false;

/** Returns a clock for a time budget; for a node budget, the clock never runs out. */
export function clockOf(budget: Budget | undefined): Clock {
  if (budget === undefined || 'nodes' in budget) return NO_CLOCK;
  const { milliseconds, now } = budget;
  const start = now();
  return () => now() - start >= milliseconds;
}

export function meterOf(budget: Budget): Meter {
  if ('nodes' in budget) {
    let left = budget.nodes;
    return () => {
      left -= 1;
      return left >= 0;
    };
  }
  const isLate = clockOf(budget);
  return () => !isLate();
}

/** Options of `drive`. */
export interface DriveOptions {
  /** Source of random numbers for the bots: the same numbers give the same game. */
  readonly random: () => number;
  /** Budget of each decision. */
  readonly budget?: Budget;
  /** The rules of the game. For a custom component set, pass its rules. */
  readonly rules?: CoreRules;
}

/**
 * Lets bots decide until the game is over or a seat without a bot must decide, and returns the number of their actions.
 * `bots` contains a bot or `null` for each seat; Luna's turns do not need a bot. If several seats must decide, the
 * lowest seat with a bot goes first.
 * @throws Error when a session rejects the action of a bot.
 */
export function drive(game: Simulator | Session, bots: readonly (Bot | null)[], options: DriveOptions): number {
  const take = 'dispatch' in game ? dispatching(game) : game.play;
  let actions = 0;
  for (;;) {
    const prompt = game.pending().find(({ seat, kind }) => kind === 'lunaTurn' || bots[seat]);
    if (prompt === undefined) return actions;
    take(answer(game, bots, options, prompt));
    actions += 1;
  }
}

function answer(
  game: Simulator | Session,
  bots: readonly (Bot | null)[],
  options: DriveOptions,
  { seat, kind }: Prompt,
): Action {
  const bot = bots[seat];
  if (kind === 'lunaTurn' || !bot) return { type: 'lunaTurn', seat }; // LUNA-27
  const view = 'dispatch' in game ? game.getView(seat) : viewFor(game.state, seat);
  return bot.choose(view, { ...options, seat });
}

function dispatching(session: Session): (action: Action) => void {
  return (action) => {
    const result = session.dispatch(action);
    if (!result.ok) throw new Error(`A bot chose an illegal action: ${result.violations[0]?.message}`);
  };
}

/** Chooses each legal action with equal probability. Useful as a baseline, not as an opponent. */
export const randomBot: Bot = {
  name: 'random',
  choose: (view, { seat, random, rules = defaultRules() }) => pickOne(random, rules.legalActions(view, seat)),
};

/** Returns `true` if play should stop at the current position. */
export type Until = (simulator: Simulator) => boolean;

/**
 * Plays a simulator with a policy until a condition holds or the game is over. Returns the number of actions. `until`
 * is also checked before the first action.
 */
export function playUntil(simulator: Simulator, until: Until, policy: Policy): number {
  let actions = 0;
  for (; !simulator.isOver() && !until(simulator); actions += 1) simulator.play(policy(simulator));
  return actions;
}

/** Returns a condition that holds once the current turn is over. */
export function turnOver({ state: { round, turns } }: Simulator): Until {
  return ({ state }) => state.round !== round || state.turns !== turns || state.stack.length === 0;
}

/** Returns a condition that holds once the current round is over. */
export function roundOver({ state: { round } }: Simulator): Until {
  return ({ state }) => state.round !== round || state.stack.length === 0;
}
