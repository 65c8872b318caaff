import type { GameState } from '../game/model/state.ts';
import { anyState } from '../game/position.ts';
import type { SizedOptions } from './pen.ts';
import { barsPanel, type CurveMark, type CurvePoint, curvePanel } from './scores.ts';
import { sized } from './sized.ts';

/** Options of `drawCurve`. */
export interface CurveOptions extends SizedOptions {
  /** Index of the point to mark with a line across all seats. */
  readonly at?: number;
  /** Index of the last point to draw, for example to hide the end of a game. Defaults to the last point. */
  readonly until?: number;
  /** Labelled points, such as turning points. */
  readonly marks?: readonly CurveMark[];
}

const LONGEST = 20_000;

/**
 * Draws the points that every seat would have if the game ended now (SCORE-1): one bar per seat, divided by source,
 * with the highest at the top. Each part of a bar is a group with the class `score-part` and the attributes
 * `data-source` and `data-points`, so a page can animate it.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 */
export function drawScoreBars(state: GameState, options: SizedOptions): string {
  return sized(state, options, { id: 'score-bars', title: 'score', width: 64, height: 48 }, barsPanel);
}

/**
 * Draws every seat's points over a game, with the rounds below. `points` are in chronological order, such as the totals
 * that `score` returns after each action. In the group with the class `curve`, `data-left` and `data-right` are the x
 * coordinates of the first and last points, and `data-last` is the index of the last point.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range, for no points or more than 20,000, for totals that do not match the
 * seats, and for an unknown index or seat.
 * @example
 * ```ts
 * const points = states.map((state) => ({ round: state.round, totals: score(state).map(({ total }) => total) }));
 * const svg = drawCurve(state, points, { text, size: { width: 640, height: 240 }, at: points.length - 1 });
 * ```
 */
export function drawCurve(state: GameState, points: readonly CurvePoint[], options: CurveOptions): string {
  const { at = null, until = points.length - 1, marks = [] } = options;
  const seats = anyState(state).players.length;
  if (points.length === 0 || points.length > LONGEST) throw new RangeError(`points must have 1 to ${LONGEST} entries.`);
  if (!points.every(({ totals }) => totals.length === seats && totals.every(Number.isFinite))) {
    throw new RangeError(`Every point must have a total for each of the ${seats} seats.`);
  }
  if (at !== null && points[at] === undefined) throw new RangeError('at must be the index of a point.');
  if (points[until] === undefined) throw new RangeError('until must be the index of a point.');
  if (!marks.every((mark) => points[mark.at]?.totals[mark.seat] !== undefined)) {
    throw new RangeError('Every mark must have the index of a point and a seat.');
  }
  const subject = { id: 'curve', title: 'curve', width: 64, height: 48 } as const;
  return sized(state, options, subject, (pen, game, size) => curvePanel(pen, game, points, size, { at, until, marks }));
}
