import type { Company } from '../../../components/ids.ts';
import { outpostsIn, putPiece } from '../../rules/board/places.ts';
import { takeableColumns, takePiece } from '../../rules/board/stations.ts';
import type { Game } from '../../rules/game.ts';
import { rivalIn, sectorsInReach } from '../../rules/moon/sectors.ts';
import { announce, chooseRival } from '../companies.ts';
import type { LunaWork } from '../luna.ts';
import type { ExpansionPoint } from './choices.ts';
import { announceColumn, mainColumn, oustOutpost, pickTarget } from './choices.ts';

/** Returns `false` when no outpost can be placed (LACT-40). */
export function occupyOnMoon(work: LunaWork, point: ExpansionPoint): boolean {
  const { company } = point;
  const column = mainColumn(work, company, takeableColumns(work, company));
  const sector = column === undefined ? undefined : chooseSector(work, point);
  if (column === undefined || sector === undefined) return false;
  announceColumn(work, company, column);
  const rival = rivalIn(work, company, sector);
  takePiece(work, company, column.column); // LACT-48
  putPiece(work, company, { sector });
  work.emit({ type: 'sectorOccupied', seat: work.luna.seat, company, sector, energy: 0 }); // LACT-38, LACT-39
  if (rival !== undefined) oustOutpost(work, rival, { sector });
  return true;
}

/** LACT-45: the kind of border does not matter. */
export function reachableSectors(game: Game, company: Company): number[] {
  return sectorsInReach(game, company).map(({ sector }) => sector);
}

/** LACT-46, LACT-47: prefers vacant sectors, and then the rival on whose track Luna is farthest behind. */
function chooseSector(work: LunaWork, point: ExpansionPoint): number | undefined {
  const { company } = point;
  const reachable = reachableSectors(work, company);
  const vacant = reachable.filter((sector) => outpostsIn(work, sector).length === 0);
  if (vacant.length > 0) return pickTarget(work, point, vacant, 'LACT-46');
  const rivals = new Set(reachable.flatMap((sector) => rivalIn(work, company, sector) ?? []));
  if (rivals.size === 0) return undefined;
  const choice = chooseRival(work, [...rivals]);
  announce(work, choice);
  const occupied = reachable.filter((sector) => rivalIn(work, company, sector) === choice.companies[0]);
  return occupied.length === 0 ? undefined : pickTarget(work, point, occupied, 'LACT-47');
}
