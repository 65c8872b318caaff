import type { Seat } from '../components/ids.ts';
import { type GameState, isView } from '../game/model/state.ts';
import type { SizedOptions } from './pen.ts';
import { sizedPicture } from './sized.ts';
import { lanes, type TrackGhost } from './tracks/lanesPanel.ts';

/** How the company tracks are drawn. */
export interface LanesOptions extends SizedOptions {
  /** Whose shares are counted beside the tracks; on a view the seat that has it. */
  readonly seat?: Seat;
  /** Markers that would go somewhere: each is shown as an outline, with the way there. */
  readonly ghosts?: readonly TrackGhost[];
}

/**
 * Draws the company tracks in a given size, a lane each: the shares that a space brings (the stronger the colour, the more), barriers
 * as red gates with their price, thresholds as green ones with what they bring, and the markers of everybody. Lanes lower than 40
 * pixels leave out the prices and what thresholds bring.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size that cannot be drawn.
 */
export function drawLanes(state: GameState, options: LanesOptions): string {
  const { ghosts = [], seat = viewerOf(state) } = options;
  return sizedPicture(state, options, { width: 200, height: 64 }, (pen, game, size) => {
    const title = pen.text.heading('tracks');
    return { id: 'lanes', title, description: title, markup: lanes(pen, game, size, { seat, ghosts }) };
  });
}

/** The seat that a view belongs to. */
export function viewerOf(state: GameState): Seat | null {
  return isView(state) && typeof state.viewer === 'number' ? state.viewer : null;
}
