import type { Seat } from '../components/ids.ts';
import { type GameState, isView } from '../game/model/state.ts';
import type { SizedOptions } from './pen.ts';
import { sizedPicture } from './sized.ts';
import { lanes, type TrackGhost } from './tracks/lanesPanel.ts';

/** Options of `drawLanes`. */
export interface LanesOptions extends SizedOptions {
  /** Seat whose shares are shown next to the tracks. In a view, defaults to the viewer. */
  readonly seat?: Seat;
  /** Proposed marker moves. Each is drawn as an outlined marker with a path leading to it. */
  readonly ghosts?: readonly TrackGhost[];
}

/**
 * Draws the company tracks at a given size, one per lane, with all markers. The more shares a space is worth, the
 * stronger its colour. Barriers are red gates with their price, and thresholds are green gates with their bonus. Lanes
 * less than 40 pixels high omit prices and bonuses.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 * @example
 * ```ts
 * const ghosts = [{ seat: 0, company: 'tawac', to: 5 }] as const;
 * const svg = drawLanes(state, { text, size: { width: 640, height: 240 }, ghosts });
 * ```
 */
export function drawLanes(state: GameState, options: LanesOptions): string {
  const { ghosts = [], seat = viewerOf(state) } = options;
  return sizedPicture(state, options, { width: 200, height: 64 }, (pen, game, size) => {
    const title = pen.text.heading('tracks');
    return { id: 'lanes', title, description: title, markup: lanes(pen, game, size, { seat, ghosts }) };
  });
}

/** Returns the seat that a view belongs to, or `null`. */
export function viewerOf(state: GameState): Seat | null {
  return isView(state) && typeof state.viewer === 'number' ? state.viewer : null;
}
