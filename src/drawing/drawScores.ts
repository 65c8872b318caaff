import type { GameState } from '../game/model/state.ts';
import { anyState } from '../game/position.ts';
import type { SizedOptions } from './pen.ts';
import { barsPanel } from './scores/barsPanel.ts';
import { type CurvePoint, curvePanel } from './scores/curvePanel.ts';
import { sizedPicture } from './sized.ts';

/** How a curve is drawn. */
export interface CurveOptions extends SizedOptions {
  /** The moment that is marked, as an index into the points. */
  readonly at?: number;
}

/** Points of a curve at most. */
const LONGEST = 20_000;

/**
 * Draws what everybody's points come from if the game ended now, as one bar for each seat, the best at the top (SCORE-1). Each
 * source is a group of the class `score-part` with `data-source` and `data-points`, so that a page can count them up.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a bad size.
 */
export function drawScoreBars(state: GameState, options: SizedOptions): string {
  return sizedPicture(state, options, { width: 64, height: 48 }, (pen, game, size) => {
    const title = pen.text.heading('score');
    return { id: 'score-bars', title, description: title, markup: barsPanel(pen, game, size) };
  });
}

/**
 * Draws the points of everybody over a game: a line for each seat, the rounds below. `points` are its moments in order, such
 * as the totals of `score` after each action. The group of the class `curve` has `data-left` and `data-right`, where the first
 * and the last moment lie, and `data-last`, the index of the last one.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a bad size, for no points or more than 20,000, for points of other seats, and for a moment that there is not.
 */
export function drawCurve(state: GameState, points: readonly CurvePoint[], options: CurveOptions): string {
  const { at = null } = options;
  const seats = anyState(state).players.length;
  if (points.length === 0 || points.length > LONGEST) throw new RangeError(`A curve has from 1 to ${LONGEST} points.`);
  if (!points.every(({ totals }) => totals.length === seats && totals.every(Number.isFinite))) {
    throw new RangeError(`Every point of this curve must have a number for each of the ${seats} seats.`);
  }
  if (at !== null && points[at] === undefined) throw new RangeError('at must be the index of a point.');
  return sizedPicture(state, options, { width: 64, height: 48 }, (pen, game, size) => {
    const title = pen.text.heading('curve');
    return { id: 'curve', title, description: title, markup: curvePanel(pen, game, points, { size, at }) };
  });
}
