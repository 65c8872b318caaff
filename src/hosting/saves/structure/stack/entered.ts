import type { Frame } from '../../../../game/model/frames.ts';
import type { BoardPlace } from '../../../../game/model/places.ts';

/** Places of the board that a frame says were entered in this turn. */
export function enteredPlaces(frame: Frame): readonly BoardPlace[] {
  switch (frame.kind) {
    case 'expansion':
      return frame.entered.map((sector) => ({ sector }));
    case 'beltExpansion':
      return [...frame.outposts, ...frame.shuttles.map((shuttleSpace) => ({ shuttleSpace }))];
    case 'oustRivals':
      return frame.places;
    case 'ousting':
      return ['sector' in frame ? { sector: frame.sector } : { asteroid: frame.asteroid, space: frame.space }];
    default:
      return [];
  }
}
