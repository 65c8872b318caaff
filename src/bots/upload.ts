import type { Action } from '../model/actions.ts';
import type { GameState } from '../model/state.ts';
import { playerAt } from '../rules/kit.ts';
import { playedOut } from './lookahead.ts';
import { uploadsPossible } from './planning.ts';
import { standing } from './standing.ts';
import type { Rater, View } from './view.ts';
import { gameOf } from './view.ts';

/** SCI-4: to the plan where stopping brings most; the plan in the way is turned face down if that pays. */
export const upload: Rater = (view) => {
  const { game, seat, rules } = view;
  const blocked = playerAt(game, seat).upload + uploadsPossible(game, seat) + 1;
  return (action) => {
    if (action.type === 'flipPlan' && action.position !== blocked) return Number.NEGATIVE_INFINITY;
    return bestEnd(view, rules.reduce(game.state, action), action);
  };
};

/** The best standing among all places where the marker may stop from here. */
function bestEnd(view: View, state: GameState, last: Action): number {
  const { rules, seat } = view;
  const isMoving = last.type !== 'stop' && state.stack.at(-1)?.kind === 'upload';
  if (!isMoving) return standing(gameOf(rules, playedOut(view, state)), seat);
  const ways = rules.legalActions(state, seat).filter(({ type }) => type === 'upload' || type === 'stop');
  return Math.max(...ways.map((way) => bestEnd(view, rules.reduce(state, way), way)));
}
