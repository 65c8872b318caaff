import type { Seat } from '../components/ids.ts';
import type { GameState } from '../game/model/state.ts';
import { spacesGrid } from './board/spacesGrid.ts';
import { viewerOf } from './drawLanes.ts';
import type { SizedOptions } from './pen.ts';
import { sizedPicture } from './sized.ts';

/** Options of `drawBonusSpaces`. */
export interface BonusSpacesOptions extends SizedOptions {
  /**
   * Seat whose majority totals are compared with the highest totals of the other seats. In a view, defaults to the
   * viewer.
   */
  readonly seat?: Seat;
  /** Includes the company tracks' bonus spaces, for screens too small for `drawLanes` to show them. */
  readonly tracks?: boolean;
}

/**
 * Draws the bonus spaces, with their markers, at a given size: a row for each majority with its tiers, and a square for
 * every other space. Personal spaces appear once their players have completed a mission.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 */
export function drawBonusSpaces(state: GameState, options: BonusSpacesOptions): string {
  const { seat = viewerOf(state), tracks = false } = options;
  return sizedPicture(state, options, { width: 160, height: 136 }, (pen, game, size) => {
    const title = pen.text.heading('spaces');
    return { id: 'bonus-spaces', title, description: title, markup: spacesGrid(pen, game, size, { seat, tracks }) };
  });
}
