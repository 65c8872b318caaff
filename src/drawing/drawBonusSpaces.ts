import type { Seat } from '../components/ids.ts';
import type { GameState } from '../game/model/state.ts';
import { spacesGrid } from './board/spacesGrid.ts';
import { viewerOf } from './drawLanes.ts';
import type { SizedOptions } from './pen.ts';
import { sizedPicture } from './sized.ts';

/** How the bonus spaces are drawn. */
export interface BonusSpacesOptions extends SizedOptions {
  /** Whose totals stand in the majorities, against the best of the others; on a view the seat that has it. */
  readonly seat?: Seat;
  /** Whether the bonus spaces of company tracks are there as well, for screens on which `drawLanes` has no room for them. */
  readonly tracks?: boolean;
}

/**
 * Draws the bonus spaces in a given size: a row for each majority with its tiers, and a square for each of the others, with the markers
 * there. The personal spaces of those who have completed a mission are among them.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size that cannot be drawn.
 */
export function drawBonusSpaces(state: GameState, options: BonusSpacesOptions): string {
  const { seat = viewerOf(state), tracks = false } = options;
  return sizedPicture(state, options, { width: 160, height: 136 }, (pen, game, size) => {
    const title = pen.text.heading('spaces');
    return { id: 'bonus-spaces', title, description: title, markup: spacesGrid(pen, game, size, { seat, tracks }) };
  });
}
