import type { Company } from '../../components/ids.ts';
import { SHUTTLE_COLUMN } from '../../components/printed.ts';
import { at } from '../../engine/lists.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { BoardPlace, OutpostPlace, SectorPlace } from '../model/actions.ts';
import type { LunaCriterion } from '../model/events.ts';
import { outpostsInReach, shuttleSpacesInReach } from '../rules/belt/expansion.ts';
import { loseOutpost, returnShuttle, returnToStation } from '../rules/board/ousting.ts';
import { holdsOutpost, piecesOn, putPiece, rivalOn, stationOf } from '../rules/board/places.ts';
import {
  hasShuttle,
  returnColumns,
  takeableColumns,
  takePiece,
  vacantSpaces,
  visibleCoins,
} from '../rules/board/stations.ts';
import type { Game } from '../rules/game.ts';
import { sectorsInReach } from '../rules/moon/expansion.ts';
import { announce, chooseRival, criterion, decisive, ranked } from './companies.ts';
import type { LunaWork } from './luna.ts';

/** An expansion point from a card: the company to expand, and a preference for low or high numbers (LACT-38). */
export interface ExpansionPoint {
  readonly company: Company;
  readonly prefer: 'min' | 'max';
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

/** LACT-38, LACT-39, LUNA-35, BELT-33: no cost, no reward. Returns `false` when no piece can be placed (LACT-40). */
export function occupyPlace(work: LunaWork, point: ExpansionPoint): boolean {
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
  const home = mainColumn(work, company, takeableColumns(work, company));
  if (home === undefined) return false;
  announceColumn(work, company, home);
  takePiece(work, company, home.column); // LACT-48, LACT-52
  putPiece(work, company, place);
  if ('sector' in place) work.emit({ type: 'sectorOccupied', seat, company, ...place, energy: 0 });
  else work.emit({ type: 'outpostPlaced', seat, company, ...place, energy: 0 });
  if (rival !== undefined) oustOutpost(work, rival, place);
  return true;
}

/**
 * LACT-46, LACT-50: prefers vacant sectors, or vacant shuttle spaces and asteroids without an outpost of the company
 * (LACT-49), then a second space on an asteroid (LACT-53), and then a rival's place.
 */
function choosePlace(work: LunaWork, point: ExpansionPoint): BoardPlace | undefined {
  const places = placesInReach(work, point.company);
  const vacant = places.filter((place) => piecesOn(work, place).length === 0);
  const isSecond = (place: BoardPlace): boolean =>
    'asteroid' in place && holdsOutpost(work, point.company, place.asteroid);
  const first = vacant.filter((place) => !isSecond(place));
  const isMoon = work.state.belt === null;
  return (
    pickPlace(work, point, first, isMoon ? 'LACT-46' : 'LACT-50') ??
    pickPlace(work, point, vacant, 'LACT-53') ??
    chooseRivalPlace(work, point, places, isMoon ? 'LACT-47' : 'LACT-54')
  );
}

/** LACT-45: the kind of border does not matter. The right kind of piece must be left. */
function placesInReach(game: Game, company: Company): BoardPlace[] {
  const hasOutpost = takeableColumns(game, company).length > 0;
  if (game.state.belt === null) {
    return hasOutpost ? sectorsInReach(game, company).map(({ sector }) => ({ sector })) : [];
  }
  const shuttleSpaces = hasShuttle(game, company) ? shuttleSpacesInReach(game, company) : [];
  const outpostSpaces = hasOutpost ? outpostsInReach(game, company) : [];
  return [
    ...shuttleSpaces.map(({ shuttleSpace }) => ({ shuttleSpace })),
    ...outpostSpaces.map(({ asteroid, space }) => ({ asteroid, space })),
  ];
}

type Places = readonly BoardPlace[];

/** Chooses the rival on whose track Luna is farthest behind. */
function chooseRivalPlace(work: LunaWork, point: ExpansionPoint, places: Places, rule: RuleId): BoardPlace | undefined {
  const rivals = new Set(places.flatMap((place) => rivalOn(work, point.company, place) ?? []));
  if (rivals.size === 0) return undefined;
  const choice = chooseRival(work, [...rivals]);
  announce(work, choice);
  const occupied = places.filter((place) => rivalOn(work, point.company, place) === choice.companies[0]);
  return pickPlace(work, point, occupied, rule);
}

/** Returns and reports the place with the lowest or highest number; on an asteroid, the lowest index (AMB-LACT-8). */
function pickPlace(work: LunaWork, point: ExpansionPoint, places: Places, rule: RuleId): BoardPlace | undefined {
  const { company, prefer } = point;
  if (places.length === 0) return undefined;
  const among = [...new Set(places.map(numberOf))].sort((a, b) => a - b);
  const target = prefer === 'min' ? Math.min(...among) : Math.max(...among);
  work.emit({ type: 'lunaTargetChosen', seat: work.luna.seat, company, target, prefer, among, rule });
  return places.find((place) => numberOf(place) === target);
}

/** Asteroids and shuttle spaces are numbered together (BELT-6). */
function numberOf(place: BoardPlace): number {
  if ('sector' in place) return place.sector;
  return 'asteroid' in place ? place.asteroid : place.shuttleSpace;
}
