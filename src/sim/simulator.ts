import type { CoreRules } from '../api/coreRules.ts';
import type { HasContent } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { explain, pending, score, winners } from '../core/play.ts';
import { boxUnder } from '../game/boundRules.ts';
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

/** A function that chooses one of the simulator's `legalActions()`. */
export type Policy = (simulator: Simulator) => Action;

/**
 * A mutable game for search and training. By default, it does not check actions. It shares its rules code with
 * `reduce`, so the same actions lead to the same states.
 */
export interface Simulator extends HasContent {
  /**
   * The current state. Each `play` changes it in place, so `copy` the simulator to keep a position. Do not pass this
   * state to `reduce`, which freezes parts of its argument. Pass `copy().state` instead.
   */
  readonly state: GameState;
  /** Checks whether the game is over. */
  isOver(): boolean;
  /** Returns the open decisions, one for each seat that must decide. The list is empty when the game is over. */
  pending(): readonly Prompt[];
  /** Returns every legal action, or those of one seat. The list is cached for the position, so do not change it. */
  legalActions(seat?: Seat): readonly Action[];
  /**
   * Draws one of the legal actions of all seats, or of one seat, with equal probability. The action is the one at
   * index `floor(random() * length)`. This is often faster than listing the actions. `random` is called once and must
   * return a number in [0, 1).
   * @throws RangeError when there are no legal actions, because the game is over or the seat has no open decision.
   */
  sample(random: () => number, seat?: Seat): Action;
  /**
   * Plays an action in place. The action must be legal, which is checked only if the option `checked` is set.
   * @throws IllegalActionError when `checked` is set and the action is illegal.
   */
  play(action: Action): void;
  /** Plays to the end and returns the number of actions. Without a policy, `sample` draws each action. */
  playout(random: () => number, policy?: Policy): number;
  /**
   * Randomizes everything that a seat cannot see, in place: hidden hands, planned cards, decks and Luna's face-down
   * cards. The seat's view and its legal actions stay the same. Use this on a `copy` that must not contain more
   * information than the seat has. `random` must return a number in [0, 1).
   * @throws RangeError when the seat does not exist.
   */
  redeal(seat: Seat, random: () => number): void;
  /** Returns the seven score categories of every seat in the current position. */
  score(): ScoreSheet;
  /** Returns the winning seats, or an empty list until the game is over. */
  winners(): readonly Seat[];
  /**
   * Returns a second simulator at the same position. A copy takes a few microseconds. It takes several times as long
   * if a program keeps many copies alive, because V8 then allocates new ones in its old space. In a search tree,
   * store and replay actions instead of keeping a copy for every node.
   */
  copy(): Simulator;
}

/** Options of a simulator. */
export interface SimulatorOptions {
  /** Makes `play` reject illegal actions, but also makes it several times slower. The default is `false`. */
  readonly checked?: boolean;
  /**
   * Called with every event as it happens, for statistics. The events are the same as those of `reduce`, for all seats.
   * Copies of the simulator also call this function. It must not change the simulator.
   */
  readonly onEvent?: (event: GameEvent) => void;
}

/**
 * Returns a simulator that starts from a state. The given state does not change. For a custom component set, pass its
 * rules as the last argument. To simulate from a view, call `determinize` first.
 * @throws ForeignStateError for a view, or a state with a different rules version or component set.
 * @example
 * ```ts
 * const simulator = simulate(state);
 * simulator.playout(Math.random);
 * console.log(simulator.score().map(({ total }) => total));
 * ```
 */
export function simulate(state: WholeState, options: SimulatorOptions = {}, rules?: CoreRules): Simulator {
  const box = boxUnder(rules);
  const playout = new Playout(openWhole(box, state), options.onEvent);
  const { state: own } = playout;
  const play = (action: Action): void => {
    const violations = options.checked ? explain(own, action, rules) : [];
    if (violations.length > 0) throw new IllegalActionError(violations);
    playout.play(action);
  };
  const simulator: Simulator = {
    content: box.content,
    state: own,
    isOver: () => own.stack.length === 0,
    pending: () => pending(own, rules),
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
    score: () => score(own, rules),
    winners: () => winners(own, rules),
    copy: () => simulate(own, options, rules),
  };
  return simulator;
}
