import type { CoreRules } from '../api/bindCore.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Seat } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { GameState } from '../game/model/state.ts';
import { playOn, playoutOf } from '../game/playout.ts';
import { boxOf, openWhole } from '../game/position.ts';
import { MACHINE } from '../game/skymines.ts';

/**
 * A game that is played on in place, for search and training: no copies, no events, no checks. The rules are the same
 * functions that `reduce` runs, so the same actions lead to the same states.
 */
export interface Simulator {
  /**
   * The position now. It changes with every `play`; keep a `copy` of what is to stay, and give `reduce` one: the states it
   * makes share parts with the one it is given, and freeze them.
   */
  readonly state: GameState;
  isOver(): boolean;
  /** Every legal action, of one seat if given. */
  legalActions(seat?: Seat): readonly Action[];
  /** Plays an action, which must be legal: nothing is checked here. */
  play(action: Action): void;
  score(): ScoreSheet;
  /** Another simulator at the same position. */
  copy(): Simulator;
}

/**
 * A simulator at a state, which itself stays as it is. Rules with other components are given as the second argument.
 * @throws ForeignStateError when the state is of other rules or components, or a view: `determinize` fills one in.
 */
export function simulate(state: GameState, rules: CoreRules = defaultRules): Simulator {
  const playout = playoutOf(openWhole(boxOf(rules.content), state));
  const { state: own } = playout;
  return {
    state: own,
    isOver: () => own.stack.length === 0,
    legalActions: (seat) => MACHINE.options(playout, seat),
    play: (action) => playOn(playout, action),
    score: () => rules.score(own),
    copy: () => simulate(own, rules),
  };
}
