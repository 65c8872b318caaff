import type { GameState } from '../game/model/state.ts';
import { beltMap } from './board/beltMap.ts';
import { moonMap } from './board/moonMap.ts';
import type { SizedOptions } from './pen.ts';
import { sizedPicture } from './sized.ts';

/**
 * Draws the side of the board that is in use (the Moon or the Belt) at a given size, with all pieces and stations. The
 * Belt also shows the menace. Sector and space numbers that do not fit are omitted. The background is the night sky.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 * @example
 * ```ts
 * const svg = drawMap(state, { text, size: { width: 496, height: 536 }, idPrefix: 'map-' });
 * ```
 */
export function drawMap(state: GameState, options: SizedOptions): string {
  return sizedPicture(state, options, { width: 240, height: 200 }, (pen, game, size) => {
    const isMoon = state.belt === null;
    const title = pen.text.heading(isMoon ? 'moon' : 'belt');
    const map = isMoon ? moonMap : beltMap;
    return { id: 'map', title, description: title, markup: map(pen, pen.content, game, size) };
  });
}
