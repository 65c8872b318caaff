// Luna expands a company on the Belt (LACT-49 to LACT-55).
import { hasOutpostOn, outpostsOn, shuttlesOn, wayToAsteroid, wayToShuttleSpace } from './belt.ts';
import type { Game } from './game.ts';
import { at, need } from './game.ts';
import { mainColumnToTake, rivalOfLuna } from './lunaCompanies.ts';
import type { Prefer } from './lunaExpansion.ts';
import { preferred, returnByLuna } from './lunaExpansion.ts';
import { returnShuttle } from './outposts.ts';
import { takePiece } from './stations.ts';
import type { Company } from './types.ts';
import { COMPANIES, SHUTTLE_COLUMN } from './types.ts';

/** One point on the Belt. Returns false if no piece can be placed (LACT-40). */
export function placeOnBelt(game: Game, company: Company, prefer: Prefer): boolean {
  const target = vacantTarget(game, company, prefer) ?? ownAsteroid(game, company, prefer);
  if (target !== undefined) {
    enter(game, company, target, null); // LACT-51, LACT-52, LACT-53
    return true;
  }
  const rival = rivalOfLuna(
    game,
    COMPANIES.filter((other) => rivalTargets(game, company, other).length > 0),
  );
  const ousted = rival === undefined ? undefined : preferred(rivalTargets(game, company, rival), prefer);
  if (rival === undefined || ousted === undefined) return false;
  enter(game, company, ousted, rival); // LACT-54
  return true;
}

/** LACT-49, LACT-50: the next vacant target. */
function vacantTarget(game: Game, company: Company, prefer: Prefer): number | undefined {
  const shuttles = reachableShuttleSpaces(game, company).filter((space) => shuttlesOn(game, space).length === 0);
  const asteroids = reachableAsteroids(game, company).filter(
    (asteroid) => !hasOutpostOn(game, company, asteroid) && vacantSpace(game, asteroid) !== undefined,
  );
  return preferred([...shuttles, ...asteroids], prefer);
}

/** LACT-53: an asteroid with an own outpost and another vacant space. */
function ownAsteroid(game: Game, company: Company, prefer: Prefer): number | undefined {
  const asteroids = reachableAsteroids(game, company).filter(
    (asteroid) => hasOutpostOn(game, company, asteroid) && vacantSpace(game, asteroid) !== undefined,
  );
  return preferred(asteroids, prefer);
}

/** LACT-54: the numbers of a rival's pieces within reach that a piece of the station can replace (AMB-LACT-9). */
function rivalTargets(game: Game, company: Company, rival: Company): number[] {
  if (rival === company) return [];
  return [
    ...reachableShuttleSpaces(game, company).filter((space) => shuttlesOn(game, space).includes(rival)),
    ...reachableAsteroids(game, company).filter((asteroid) => hasOutpostOn(game, rival, asteroid)),
  ];
}

/** BELT-9: shuttle spaces within reach without an own shuttle, if the station has a shuttle (LACT-51). */
export function reachableShuttleSpaces(game: Game, company: Company): number[] {
  if (at(game.table.stations[company], SHUTTLE_COLUMN).pieces === 0) return [];
  return game.content.belt.shuttleSpaces
    .map(({ number }) => number)
    .filter((space) => wayToShuttleSpace(game, company, space) !== null && !shuttlesOn(game, space).includes(company));
}

/** LACT-49: asteroids within reach (BELT-8), if the station has an outpost (LACT-52). */
export function reachableAsteroids(game: Game, company: Company): number[] {
  if (mainColumnToTake(game, company) === undefined) return [];
  return game.content.belt.asteroids
    .map(({ number }) => number)
    .filter((asteroid) => wayToAsteroid(game, company, asteroid) !== null);
}

/** AMB-LACT-8: the vacant outpost space of an asteroid with the lowest index, or undefined. */
function vacantSpace(game: Game, asteroid: number): number | undefined {
  const space = outpostsOn(game, asteroid).findIndex((pieces) => pieces.length === 0);
  return space < 0 ? undefined : space;
}

/** Places a piece on the target with a number, and ousts the piece of a rival there, if one is given. */
function enter(game: Game, company: Company, target: number, rival: Company | null): void {
  if (game.content.belt.shuttleSpaces.some(({ number }) => number === target)) {
    takePiece(game, company, SHUTTLE_COLUMN); // LACT-51
    const shuttles = shuttlesOn(game, target);
    if (rival !== null) returnShuttle(game, rival); // LACT-55, AMB-LACT-12
    shuttles.splice(0, shuttles.length, company);
    return;
  }
  takePiece(game, company, need(mainColumnToTake(game, company), 'outpost in the station')); // LACT-52
  const outposts = at(outpostsOn(game, target), targetSpace(game, target, rival));
  if (rival !== null) returnByLuna(game, rival); // LACT-55, AMB-LACT-12
  outposts.splice(0, outposts.length, company);
}

/** The outpost space to enter: a vacant one (AMB-LACT-8) or one of the rival (AMB-LACT-10), with the lowest index. */
function targetSpace(game: Game, asteroid: number, rival: Company | null): number {
  if (rival === null) return need(vacantSpace(game, asteroid), 'vacant space');
  return outpostsOn(game, asteroid).findIndex((pieces) => pieces.includes(rival));
}
