// Luna expands a company (LACT-38 to LACT-48). The Belt side is in lunaBelt.ts.
import { borderTo, outpostsIn } from './energy.ts';
import type { Game } from './game.ts';
import { remove } from './game.ts';
import { placeOnBelt } from './lunaBelt.ts';
import { mainColumnToReturn, mainColumnToTake, rivalOfLuna } from './lunaCompanies.ts';
import { putPiece, takePiece } from './stations.ts';
import type { Company } from './types.ts';
import { COMPANIES } from './types.ts';

/** The target number that an expansion prefers: the lowest or the highest. */
export type Prefer = 'min' | 'max';

/**
 * LACT-38: each point places one piece, regardless of borders, lightning and rivals, and earns no reward
 * (LACT-39). If a piece cannot be placed, the remaining points of the company are lost (LACT-40).
 */
export function expandByLuna(game: Game, company: Company, points: number, prefer: Prefer): void {
  for (let point = 0; point < points; point += 1) {
    const placed = game.table.belt === null ? placeOnMoon(game, company, prefer) : placeOnBelt(game, company, prefer);
    if (!placed) return;
  }
}

/** The lowest or the highest of some target numbers, or undefined if there is none. */
export function preferred(numbers: readonly number[], prefer: Prefer): number | undefined {
  if (numbers.length === 0) return undefined;
  return prefer === 'min' ? Math.min(...numbers) : Math.max(...numbers);
}

/** LACT-46 to LACT-48: one point on the Moon. Returns false if no outpost can be placed. */
function placeOnMoon(game: Game, company: Company, prefer: Prefer): boolean {
  const column = mainColumnToTake(game, company);
  const target = moonTarget(game, company, prefer);
  if (column === undefined || target === undefined) return false; // LACT-40
  takePiece(game, company, column); // LACT-48
  const outposts = outpostsIn(game, target);
  for (const rival of [...outposts]) {
    remove(outposts, rival);
    returnByLuna(game, rival); // AMB-LACT-12
  }
  outposts.push(company);
  return true;
}

/** LACT-46, LACT-47: the sector to enter, or undefined. */
function moonTarget(game: Game, company: Company, prefer: Prefer): number | undefined {
  const reachable = reachableSectors(game, company);
  const vacant = preferred(
    reachable.filter((sector) => outpostsIn(game, sector).length === 0),
    prefer,
  );
  if (vacant !== undefined) return vacant; // LACT-46
  const holds = (sector: number, rival: Company): boolean => outpostsIn(game, sector).includes(rival);
  const rival = rivalOfLuna(
    game,
    COMPANIES.filter((other) => reachable.some((sector) => holds(sector, other))),
  );
  if (rival === undefined) return undefined; // LACT-40
  return preferred(
    reachable.filter((sector) => holds(sector, rival)),
    prefer,
  ); // LACT-47
}

/** LACT-45: sectors next to the station or to an own outpost, over any border, that hold no own outpost. */
export function reachableSectors(game: Game, company: Company): number[] {
  return game.content.moon.sectors
    .map(({ number }) => number)
    .filter((sector) => borderTo(game, company, sector) !== null && !outpostsIn(game, sector).includes(company));
}

/** LACT-48, LACT-55: an ousted outpost returns to the main column of its station, or leaves the game without room. */
export function returnByLuna(game: Game, company: Company): void {
  const column = mainColumnToReturn(game, company);
  if (column === undefined)
    game.table.removed[company] += 1; // STATION-7, BELT-24
  else putPiece(game, company, column);
}
