import type { CoreRules } from '../api/bindCore.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Seat } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { GameState } from '../game/model/state.ts';
import { Playout } from '../game/playout.ts';
import { boxOf, openWhole } from '../game/position.ts';

/**
 * A game that is played on in place, for search and training: without copies, events and checks. It runs the same
 * functions as `reduce`, so the same actions lead to the same states.
 */
export interface Simulator {
  /**
   * The current state. Every `play` changes it, so make a `copy` to keep a position. Also pass a copy to `reduce`: the
   * state that `reduce` returns shares parts with the given one, and freezes them.
   */
  readonly state: GameState;
  isOver(): boolean;
  /** Returns every legal action, of one seat if it is given. */
  legalActions(seat?: Seat): readonly Action[];
  /** Plays an action. It must be legal; nothing is checked here. */
  play(action: Action): void;
  score(): ScoreSheet;
  /** Returns another simulator at the same position. */
  copy(): Simulator;
}

/**
 * Returns a simulator that starts at a state. The given state does not change. For your own components, pass your rules
 * as the second argument.
 * @throws ForeignStateError when the state belongs to other rules or components, or is a view. Call `determinize` first
 * to simulate a view.
 */
export function simulate(state: GameState, rules: CoreRules = defaultRules): Simulator {
  const playout = new Playout(openWhole(boxOf(rules.content), state));
  const { state: own } = playout;
  return {
    state: own,
    isOver: () => own.stack.length === 0,
    legalActions: (seat) => playout.options(seat),
    play: (action) => playout.play(action),
    score: () => rules.score(own),
    copy: () => simulate(own, rules),
  };
}
