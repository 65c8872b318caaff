import type { Asteroid } from '../../../components/content.ts';
import type { Company } from '../../../components/ids.ts';
import { SHUTTLE_COLUMN } from '../../../components/printed.ts';
import { at } from '../../../engine/lists.ts';
import type { OutpostPlace, ShuttlePlace } from '../../model/places.ts';
import { outpostSpaces, reachesAsteroid, reachesShuttleSpace } from '../../rules/belt/network.ts';
import { returnShuttle } from '../../rules/board/ousting.ts';
import { holdsOutpost, piecesOn, putPiece, rivalOn } from '../../rules/board/places.ts';
import { hasShuttle, takeableColumns, takePiece } from '../../rules/board/stations.ts';
import type { Game } from '../../rules/game.ts';
import { announce, chooseRival } from '../companies.ts';
import type { LunaWork } from '../luna.ts';
import type { ExpansionPoint } from './choices.ts';
import { announceColumn, mainColumn, oustOutpost, pickTarget } from './choices.ts';

type BeltPlace = OutpostPlace | ShuttlePlace;

/** LUNA-35, BELT-33: there is no cost or reward (LACT-39). Returns `false` when no piece can be placed (LACT-40). */
export function occupyOnBelt(work: LunaWork, point: ExpansionPoint): boolean {
  const place = choosePlace(work, point);
  if (place === undefined) return false;
  const { company } = point;
  const { seat } = work.luna;
  const rival = rivalOn(work, company, place);
  if ('shuttleSpace' in place) {
    takePiece(work, company, SHUTTLE_COLUMN); // LACT-51
    putPiece(work, company, place);
    work.emit({ type: 'shuttlePlaced', seat, company, ...place, energy: 0 });
    if (rival !== undefined) returnShuttle(work, rival, place); // LACT-55
    return true;
  }
  const column = mainColumn(work, company, takeableColumns(work, company));
  if (column === undefined) return false;
  announceColumn(work, company, column);
  takePiece(work, company, column.column); // LACT-52
  putPiece(work, company, place);
  work.emit({ type: 'outpostPlaced', seat, company, ...place, energy: 0 });
  if (rival !== undefined) oustOutpost(work, rival, place);
  return true;
}

/** Tries the steps in the booklet's order. */
function choosePlace(work: LunaWork, point: ExpansionPoint): BeltPlace | undefined {
  return chooseNew(work, point) ?? chooseSecondSpace(work, point) ?? chooseRivalPlace(work, point);
}

function shuttlesInReach(game: Game, company: Company): ShuttlePlace[] {
  if (!hasShuttle(game, company)) return [];
  const spaces = game.box.content.belt.shuttleSpaces.filter((space) => reachesShuttleSpace(game, company, space));
  return spaces.map(({ number }) => ({ shuttleSpace: number }));
}

function asteroidsInReach(game: Game, company: Company): Asteroid[] {
  if (takeableColumns(game, company).length === 0) return [];
  return game.box.content.belt.asteroids.filter((asteroid) => reachesAsteroid(game, company, asteroid));
}

/** Returns the vacant outpost space with the lowest index on an asteroid, if there is one (AMB-LACT-8). */
function vacantSpace(game: Game, asteroid: Asteroid): OutpostPlace | undefined {
  return outpostSpaces(asteroid).find((place) => piecesOn(game, place).length === 0);
}

/** LACT-49, LACT-50: chooses a vacant shuttle space, or an asteroid without an outpost of the company. */
function chooseNew(work: LunaWork, point: ExpansionPoint): BeltPlace | undefined {
  const { company } = point;
  const shuttles = shuttlesInReach(work, company).filter((place) => piecesOn(work, place).length === 0);
  const outposts = asteroidsInReach(work, company)
    .filter(({ number }) => !holdsOutpost(work, company, number))
    .flatMap((asteroid) => vacantSpace(work, asteroid) ?? []);
  return pickPlace(work, point, [...shuttles, ...outposts], 'LACT-50');
}

/** LACT-53: chooses a second space on an asteroid with an outpost of the company. */
function chooseSecondSpace(work: LunaWork, point: ExpansionPoint): BeltPlace | undefined {
  const outposts = asteroidsInReach(work, point.company)
    .filter(({ number }) => holdsOutpost(work, point.company, number))
    .flatMap((asteroid) => vacantSpace(work, asteroid) ?? []);
  return pickPlace(work, point, outposts, 'LACT-53');
}

/** LACT-54: chooses the rival on whose track Luna is farthest behind. The right kind of piece must be left. */
function chooseRivalPlace(work: LunaWork, point: ExpansionPoint): BeltPlace | undefined {
  const { company } = point;
  const outposts = asteroidsInReach(work, company).flatMap(outpostSpaces);
  const places = [...shuttlesInReach(work, company), ...outposts];
  const rivals = new Set(places.flatMap((place) => rivalOn(work, company, place) ?? []));
  if (rivals.size === 0) return undefined;
  const choice = chooseRival(work, [...rivals]);
  announce(work, choice);
  const rival = at(choice.companies, 0);
  return pickPlace(
    work,
    point,
    places.filter((place) => rivalOn(work, company, place) === rival),
    'LACT-54',
  );
}

/** Returns the space with the lowest or highest number, or the first one if several have that number. */
function pickPlace(
  work: LunaWork,
  point: ExpansionPoint,
  places: readonly BeltPlace[],
  rule: 'LACT-50' | 'LACT-53' | 'LACT-54',
): BeltPlace | undefined {
  if (places.length === 0) return undefined;
  const numbers = [...new Set(places.map(numberOf))].sort((a, b) => a - b);
  const target = pickTarget(work, point, numbers, rule);
  return places.find((place) => numberOf(place) === target);
}

/** Asteroids and shuttle spaces are numbered together (BELT-6). */
function numberOf(place: BeltPlace): number {
  return 'asteroid' in place ? place.asteroid : place.shuttleSpace;
}
