import type { CoreRules } from '../api/coreRules.ts';
import { defaultBox } from '../api/defaultRules.ts';
import * as questions from '../api/play.ts';
import type { Box } from '../components/box.ts';
import type { HasContent } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { requireRules } from '../game/boundRules.ts';
import { boxOf } from '../game/boxOf.ts';
import type { Action } from '../game/model/actions.ts';
import { IllegalActionError } from '../game/model/errors.ts';
import type { GameEvent } from '../game/model/events.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { GameState, WholeState } from '../game/model/state.ts';
import { Playout } from '../game/playout.ts';
import { openWhole } from '../game/position.ts';
import { redealt } from '../hosting/views/determinize.ts';
import { requireViewer } from '../hosting/views/viewFor.ts';

/** Chooses an action in a simulation, one of its `legalActions()`. */
export type Policy = (simulator: Simulator) => Action;

/**
 * A game that is played on in place, for search and training: without checks, and without events unless they are asked for. It runs the same functions as
 * `reduce`, so the same actions lead to the same states.
 */
export interface Simulator extends HasContent {
  /**
   * The current state. Every `play` changes it, so make a `copy` to keep a position. Never pass it to
   * `reduce`, which freezes parts of what it is given: pass `copy().state`.
   */
  readonly state: GameState;
  /** Whether the game is over. */
  isOver(): boolean;
  /** Lists who must decide what; empty when the game is over. */
  pending(): readonly Prompt[];
  /** Returns every legal action, of one seat if it is given. The list is made once for each position: do not change it. */
  legalActions(seat?: Seat): readonly Action[];
  /**
   * Draws one of `legalActions(seat)`, each equally likely: the one at `floor(random() * length)`. It is often faster than the
   * list. `random` returns a number from 0 to below 1, and is called once. Without a seat it draws from the actions of all
   * seats that must decide.
   * @throws RangeError when there is nothing to draw: the game is over, or the seat has nothing to decide.
   */
  sample(random: () => number, seat?: Seat): Action;
  /**
   * Plays an action. It must be legal; nothing is checked here, unless the simulator was made to check.
   * @throws IllegalActionError when the simulator checks and the action is not legal.
   */
  play(action: Action): void;
  /**
   * Plays to the end of the game, and returns how many actions that took. A policy chooses the actions; without one they are
   * drawn by `sample`.
   */
  playout(random: () => number, policy?: Policy): number;
  /**
   * Deals anew, in place, what a seat cannot see: hidden hands, planned cards, decks, Luna's face-down cards. What the seat sees stays, and
   * so does what it can do. `random` returns a number from 0 to below 1. Do it to a `copy` that must know no more than the seat.
   * @throws RangeError for a seat that the game does not have.
   */
  redeal(seat: Seat, random: () => number): void;
  /** Scores every seat as the game stands now. */
  score(): ScoreSheet;
  /** Returns the seats that have won, once the game is over. */
  winners(): readonly Seat[];
  /**
   * Returns another simulator at the same position. A copy takes a few microseconds. Where a program keeps very many copies
   * alive, V8 begins to put new ones straight into its old space, and each then takes several times as long: keep actions
   * and play them again rather than a copy for every node of a tree.
   */
  copy(): Simulator;
}

/** How a simulator works. */
export interface SimulatorOptions {
  /** Whether `play` refuses what is not legal. It makes a simulation a few times slower; `false` if left out. */
  readonly checked?: boolean;
  /**
   * Is told every event as it happens, for statistics: the events of `reduce`, of all seats. A copy tells it too. It costs
   * nothing when it is left out, and must not change the simulator.
   */
  readonly onEvent?: (event: GameEvent) => void;
}

/**
 * Returns a simulator that starts at a state. The given state does not change. For your own components, pass your rules
 * as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components, or is a view. Call `determinize` first
 * to simulate a view.
 */
export function simulate(state: WholeState, options: SimulatorOptions = {}, rules?: CoreRules): Simulator {
  if (rules !== undefined) requireRules(rules);
  return simulateWith(rules === undefined ? defaultBox() : boxOf(rules.content), state, options);
}

/** The same with an open box, so that no program that simulates loads the rules it does not ask. */
function simulateWith(box: Box, state: WholeState, options: SimulatorOptions): Simulator {
  const playout = new Playout(openWhole(box, state), options.onEvent);
  const { state: own } = playout;
  const play = (action: Action): void => {
    const violations = options.checked ? questions.explain(box, own, action) : [];
    if (violations.length > 0) throw new IllegalActionError(violations);
    playout.play(action);
  };
  const simulator: Simulator = {
    content: box.content,
    state: own,
    isOver: () => own.stack.length === 0,
    pending: () => questions.pending(box, own),
    legalActions: (seat) => playout.options(seat),
    sample: (random, seat) => playout.sample(random, seat),
    play,
    playout(random, policy = ({ sample }) => sample(random)) {
      let actions = 0;
      for (; own.stack.length > 0; actions += 1) play(policy(simulator));
      return actions;
    },
    redeal(seat, random) {
      requireViewer(own, seat);
      playout.put(redealt(box, own, seat, random));
    },
    score: () => questions.score(box, own),
    winners: () => questions.winners(box, own),
    copy: () => simulateWith(box, own, options),
  };
  return simulator;
}
