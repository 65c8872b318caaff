import type { Asteroid } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { SHUTTLE_COLUMN } from '../../components/printed.ts';
import { at } from '../../engine/lists.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { OutpostPlace, SectorPlace, ShuttlePlace } from '../model/actions.ts';
import type { LunaCriterion } from '../model/events.ts';
import { outpostSpaces, reachesAsteroid, reachesShuttleSpace } from '../rules/belt/network.ts';
import { loseOutpost, returnShuttle, returnToStation } from '../rules/board/ousting.ts';
import { holdsOutpost, outpostsIn, piecesOn, putPiece, rivalOn, stationOf } from '../rules/board/places.ts';
import {
  hasShuttle,
  returnColumns,
  takeableColumns,
  takePiece,
  vacantSpaces,
  visibleCoins,
} from '../rules/board/stations.ts';
import type { Game } from '../rules/module.ts';
import { rivalIn, sectorsInReach } from '../rules/moon/sectors.ts';
import { announce, chooseRival, criterion, decisive, ranked } from './companies.ts';
import type { LunaWork } from './luna.ts';

/** An expansion point from a card: the company to expand, and a preference for low or high numbers (LACT-38). */
export interface ExpansionPoint {
  readonly company: Company;
  readonly prefer: 'min' | 'max';
}

/** Also adds an event that reports the choice. The list must not be empty. */
function pickTarget(
  work: LunaWork,
  { company, prefer }: ExpansionPoint,
  among: readonly number[],
  rule: RuleId,
): number {
  const target = prefer === 'min' ? Math.min(...among) : Math.max(...among);
  work.emit({ type: 'lunaTargetChosen', seat: work.luna.seat, company, target, prefer, among, rule });
  return target;
}

/** The main outpost column of a station, and the rule and criterion that determined it. */
interface MainColumn {
  readonly column: number;
  readonly rule: RuleId;
  readonly decidedBy: LunaCriterion | null;
}

/** LACT-41, LACT-42: the main column is determined again for every piece (LACT-43). */
export function mainColumn(game: Game, company: Company, columns: readonly number[]): MainColumn | undefined {
  // The last home space stays empty once its outpost has left (STATION-2).
  const covered = columns.filter((column) => {
    const { pieces, opened } = at(game.state.stations[company], column);
    return pieces > 0 && !opened;
  });
  const candidates = covered.length > 0 ? covered : columns;
  const mostVacant = criterion('vacantSpaces', (column: number) => vacantSpaces(game, company, column));
  const fewestIcons = criterion('coinIcons', (column: number) => -visibleCoins(game, company, column));
  const nearestLogo = criterion('logo', (column: number) => -distanceToLogo(game, company, column));
  const criteria = covered.length > 0 ? [mostVacant, nearestLogo] : [mostVacant, fewestIcons, nearestLogo];
  const [column, ...rest] = ranked(candidates, criteria);
  if (column === undefined) return undefined;
  const rule = covered.length > 0 ? 'LACT-41' : 'LACT-42';
  return { column, rule, decidedBy: decisive([column], rest, criteria) };
}

function distanceToLogo(game: Game, company: Company, column: number): number {
  const { logoSide, columns } = stationOf(game, company);
  return logoSide === 'left' ? column : columns.length - 1 - column;
}

function announceColumn(work: LunaWork, company: Company, { column, rule, decidedBy }: MainColumn): void {
  work.emit({ type: 'lunaColumnChosen', seat: work.luna.seat, company, column, rule, decidedBy });
}

/** LACT-48, LACT-55: the outpost is removed from the game if no column of its station has room. */
function oustOutpost(work: LunaWork, rival: Company, place: SectorPlace | OutpostPlace): void {
  const home = mainColumn(work, rival, returnColumns(work, rival));
  if (home === undefined) loseOutpost(work, rival, place);
  else {
    announceColumn(work, rival, home);
    returnToStation(work, rival, place, home.column);
  }
}

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
