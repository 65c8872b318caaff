import type { PlaceResourceTile } from '../../model/actions.ts';
import type { TurnFrame } from '../../model/frames.ts';
import type { PlayerTile } from '../../model/state.ts';
import { faceUp } from '../area/area.ts';
import { fault, NO_FAULTS, push } from '../decision.ts';
import type { Move } from '../move.ts';
import { playerAt, writePlayer } from '../players.ts';

/** TILE-4, ROUND-13: puts the +1 resource tile on any face-up resource card. The turn continues. */
export const placeResourceTile: Move<PlaceResourceTile, TurnFrame> = {
  type: 'placeResourceTile',

  options(game, { seat }) {
    if (!playerAt(game, seat).tiles.some(isUnplaced)) return [];
    return faceUp(game, seat, 'resource').map((card) => ({ type: 'placeResourceTile', seat, card }));
  },

  check(game, { seat }, { card }) {
    const tile = playerAt(game, seat).tiles.find(({ tile: id }) => id === 'plusOneResourceTile');
    if (tile === undefined) return fault('noResourceTile');
    if (!isUnplaced(tile)) return fault('resourceTilePlaced'); // TILE-5
    // TILE-7: the tile must be placed on a card.
    return faceUp(game, seat, 'resource').includes(card) ? NO_FAULTS : fault('notAFaceUpResourceCard', { card });
  },

  apply(work, frame, { seat, card }) {
    push(work, frame); // the turn continues
    const player = writePlayer(work, seat);
    const tile = player.tiles.find(isUnplaced);
    if (tile === undefined) return;
    tile.on = player.area.indexOf(card);
    work.emit({ type: 'tilePlaced', seat, card });
  },
};

/** TILE-3: the tile is next to the player board until it is placed. */
function isUnplaced({ tile, on }: PlayerTile): boolean {
  return tile === 'plusOneResourceTile' && on === null;
}
