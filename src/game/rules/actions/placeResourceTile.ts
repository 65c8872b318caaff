import type { Seat } from '../../../components/ids.ts';
import type { ViolationCode } from '../../../rulebook/violations.ts';
import type { PlaceResourceTile } from '../../model/actions.ts';
import type { HeldTile } from '../../model/state.ts';
import { faceUp } from '../area/area.ts';
import type { Faults, Game, Work } from '../kit.ts';
import { fault, NO_FAULTS, playerAt, writePlayer } from '../kit.ts';

/** TILE-4, ROUND-13: the +1 resource tile may go onto any face-up resource card; the turn goes on. */
export function tilePlacements(game: Game, seat: Seat): PlaceResourceTile[] {
  if (!playerAt(game, seat).tiles.some(isWaiting)) return [];
  return faceUp(game, seat, 'resource').map((card) => ({ type: 'placeResourceTile', seat, card }));
}

export function checkTilePlacement(game: Game, { seat, card }: PlaceResourceTile): Faults<ViolationCode> {
  const tile = playerAt(game, seat).tiles.find(({ tile: id }) => id === 'plusOneResourceTile');
  if (tile === undefined) return fault('noResourceTile');
  if (!isWaiting(tile)) return fault('resourceTilePlaced'); // TILE-5
  // TILE-7: never without a card.
  return faceUp(game, seat, 'resource').includes(card) ? NO_FAULTS : fault('notAFaceUpResourceCard', { card });
}

export function placeResourceTile(work: Work, { seat, card }: PlaceResourceTile): void {
  const player = writePlayer(work, seat);
  const tile = player.tiles.find(isWaiting);
  if (tile === undefined) return;
  tile.on = player.area.indexOf(card);
  work.emit({ type: 'tilePlaced', seat, card });
}

/** TILE-3: it lies next to the player board until it is placed. */
function isWaiting({ tile, on }: HeldTile): boolean {
  return tile === 'plusOneResourceTile' && on === null;
}
