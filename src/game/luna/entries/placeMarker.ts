import type { LunaAction } from '../../../components/content.ts';
import type { BoardSpaceId } from '../../../components/ids.ts';
import { MARKER_COLUMNS } from '../../../components/printed.ts';
import { at } from '../../../engine/lists.ts';
import { occupant, putMarker } from '../../rules/bonus/spaces.ts';
import type { Game } from '../../rules/game.ts';
import { playerAt } from '../../rules/players.ts';
import type { LunaWork } from '../luna.ts';
import { skip } from '../luna.ts';

type Square = Extract<LunaAction, { kind: 'bonusMarker' }>['grid']['A'];

/** LACT-25, LACT-26: places a marker on the designated space to block it, at no cost and for no reward. */
export function placeMarker(work: LunaWork, square: Square): void {
  const { seat } = work.luna;
  const space = spaceAt(work, square);
  // LACT-27: Luna does not choose another space if this one is occupied.
  const isPossible = playerAt(work, seat).markers > 0 && occupant(work, space) === undefined;
  if (isPossible) putMarker(work, { space, seat });
  else skip(work, 'bonusMarker', 'LACT-27');
}

/** LACT-28 */
function spaceAt({ box }: Game, { row, column }: Square): BoardSpaceId {
  const spaces = at(box.content.luna.markerSpaces, row - 1);
  return at(spaces, column - 1 - (MARKER_COLUMNS - spaces.length));
}
