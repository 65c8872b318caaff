import type { Action } from '../../game/model/actions.ts';
import type { Playout } from '../../game/playout.ts';
import { playerAt } from '../../game/rules/players.ts';
import { MACHINE } from '../../game/skymines.ts';
import { after, playedOut } from './lookahead.ts';
import { uploadsPossible } from './planning.ts';
import { standing } from './standing.ts';
import type { Rater, View } from './view.ts';

/** Moves to the plan with the best standing, and turns an obstructing plan face down if that pays off (SCI-4). */
export const upload: Rater = (view) => {
  const { game, seat } = view;
  const blocked = playerAt(game, seat).upload + uploadsPossible(game, seat) + 1;
  return (action) => {
    if (action.type === 'flipPlan' && action.position !== blocked) return Number.NEGATIVE_INFINITY;
    return bestEnd(view, after(view, action), action);
  };
};

/** Returns the best standing among all spaces where the marker can stop. */
function bestEnd(view: View, playout: Playout, last: Action): number {
  const { seat, taste, isLate } = view;
  const isMoving = !isLate() && last.type !== 'stop' && playout.state.stack.at(-1)?.kind === 'upload';
  if (!isMoving) return standing(playedOut(view, playout), seat, taste);
  const ways = MACHINE.options(playout, seat).filter(({ type }) => type === 'upload' || type === 'stop');
  return Math.max(...ways.map((way) => bestEnd(view, after({ ...view, game: playout }, way), way)));
}
