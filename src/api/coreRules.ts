import type { Content } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { ReduceResult } from '../game/model/errors.ts';
import type { GameEvent } from '../game/model/events.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import type { Violation, Warning } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { GameState, WholeState } from '../game/model/state.ts';

/**
 * The functions to play a game, bound to one component set. Every function is pure; none changes its arguments, but parts
 * of a state that the next one shares are frozen. An `unknown` action may be any value; one that is not an action is refused. A state
 * may be a draft of immer 9 or later. Every function that takes a state throws `ForeignStateError` when the state has another
 * schema, rules version or component set. One that takes a `WholeState` throws it for a view too.
 */
export interface CoreRules {
  /** The components these rules play with. */
  readonly content: Content;
  /**
   * A new game at its first decision.
   * @throws InvalidOptionsError when the options do not make a game; it names each field and what is allowed.
   */
  createGame(options: CreateGameOptions): GameState;
  /** The same with the events of the set-up. */
  startGame(options: CreateGameOptions): { readonly state: GameState; readonly events: readonly GameEvent[] };
  /**
   * The state after an action, at the next real choice.
   * @throws IllegalActionError when the action is not legal; the given state stays as it is.
   */
  reduce(state: WholeState, action: Action): GameState;
  /** The same with violations instead of an `IllegalActionError`, and with the events in order. */
  tryReduce(state: WholeState, action: unknown): ReduceResult;
  /**
   * Every legal action, complete, without duplicates and in a fixed order; of one seat if given. A seat that has nothing to
   * decide has none, and so has a seat that the game does not have. Of a view it lists the viewer's actions, the same as of the
   * whole state.
   * @throws ForeignStateError for a view and another seat that has to decide: the view does not show what it may do.
   */
  legalActions(state: GameState, seat?: Seat): readonly Action[];
  /** Whether an action is legal; `false` for a value that is not an action. */
  isLegal(state: GameState, action: unknown): boolean;
  /**
   * Why an action is illegal, each reason with its rule and page; empty when it is legal. On a view it judges an action of another
   * seat by what the view shows, and so do `isLegal` and `warnings`.
   */
  explain(state: GameState, action: unknown): readonly Violation[];
  /** What a legal action wastes; empty if it wastes nothing or is illegal. */
  warnings(state: GameState, action: unknown): readonly Warning[];
  /** Who must decide what; empty when the game is over. Several seats may have to decide at once. */
  pending(state: GameState): readonly Prompt[];
  /** Whether the game is over, so that nothing is to be decided. */
  isOver(state: GameState): boolean;
  /** The seven categories of every seat, as they stand now (SCORE-1 to SCORE-10). */
  score(state: GameState): ScoreSheet;
  /**
   * Seats with the highest total once the game is over; they share the victory (SCORE-10). Empty before, and where the
   * Temporal Anomaly is still on the board at the end: then there is no winner yet, see `timeLoop`.
   */
  winners(state: GameState): readonly Seat[];
  /**
   * The options of the game that has to be played next because the Temporal Anomaly was not removed in the one that has ended
   * (MENACE-20); `null` in every other case. `loopResult` averages all games of the loop. A view has no seed for the next game.
   */
  timeLoop(state: WholeState): CreateGameOptions | null;
}
