import type { Asteroid, Belt, Point, ShuttleSpace } from '../../components/content.ts';
import { COMPANIES, type Company, perCompany } from '../../components/ids.ts';
import type { PictureSize } from '../pen.ts';
import { beside } from '../svg.ts';
import { ASTEROID, asteroidAt, DISC, domesOf, PILL, pillWidth, printedAt, SPACE } from './beltPlaces.ts';
import { nearestOn, towards } from './lines.ts';

interface Stations {
  readonly at: (company: Company) => Point;
  readonly size: PictureSize;
}

/** Moves all parts of the Belt, keeping asteroids away from routes, and shuttle spaces away from everything. */
export function beltAt(belt: Belt, at: (point: Point) => Point, { at: stationAt, size }: Stations): Belt {
  const near = belt.asteroids.map((asteroid) => placed(asteroid, at(asteroid.position)));
  const stations = perCompany((company) => ({ ...belt.stations[company], position: stationAt(company) }));
  const middle = middleOf(COMPANIES.map(stationAt));
  const offStations = near.map((asteroid) => {
    const position = COMPANIES.reduce(
      (moved, company) => offStation(moved, stationAt(company), size, middle),
      asteroid.position,
    );
    return placed(asteroid, position);
  });
  const routes = belt.stationRoutes.flatMap(({ company, asteroid }) => {
    const end = offStations.find(({ number }) => number === asteroid);
    return end === undefined ? [] : [{ asteroid, from: stations[company].position, to: end.position }];
  });
  const asteroids = offStations.map((asteroid) => {
    const others = routes.filter((route) => route.asteroid !== asteroid.number);
    return placed(asteroid, others.reduce(offRoute, asteroid.position));
  });
  const moved = { ...belt, asteroids, stations };
  const discs = [
    ...asteroids.map(({ position }) => ({ at: position, radius: ASTEROID })),
    ...asteroids.flatMap(({ spaces }) => spaces.map((space) => ({ at: space, radius: SPACE }))),
    ...asteroids.flatMap((each) => domesOf(each)).map(([, dome]) => ({ at: dome, radius: SPACE })),
    ...belt.stationRoutes.map((route) => ({ at: printedAt(moved, route, size), radius: DISC })),
  ];
  const shuttleSpaces = belt.shuttleSpaces.map((space) => {
    const ends = space.ends.map(({ asteroid }) => asteroidAt(moved, asteroid));
    const was = space.ends.map(({ asteroid }) => asteroidAt(belt, asteroid));
    const [to, from] = [middleOf(ends), at(middleOf(was))];
    const { x, y } = at(space.position);
    return clear({ ...space, position: beside({ x, y }, to.x - from.x, to.y - from.y) }, discs);
  });
  return { ...moved, shuttleSpaces };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((before, { x, y }) => beside(before, x, y), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function placed(asteroid: Asteroid, position: Point): Asteroid {
  return { ...asteroid, position, spaces: around(asteroid.spaces, asteroid.position, position) };
}

/** Minimum distance of an asteroid's centre from a station, which leaves enough space for a printed shuttle. */
const OFF_STATION = ASTEROID + DISC * 2 + 6;

/** Moves a point inside a station to just outside it, across the nearer of the two edges that face the map's centre. */
function outOf(position: Point, station: Point, { width, height }: PictureSize, middle: Point): Point {
  const { x, y } = position;
  if (Math.abs(x - station.x) >= width / 2 || Math.abs(y - station.y) >= height / 2) return position;
  const edge = {
    x: station.x + Math.sign(middle.x - station.x) * (width / 2 + 1),
    y: station.y + Math.sign(middle.y - station.y) * (height / 2 + 1),
  };
  return Math.abs(edge.x - x) < Math.abs(edge.y - y) ? { x: edge.x, y } : { x, y: edge.y };
}

function offStation(from: Point, station: Point, size: PictureSize, middle: Point): Point {
  const { width, height } = size;
  const position = outOf(from, station, size, middle);
  const nearest = {
    x: Math.max(station.x - width / 2, Math.min(station.x + width / 2, position.x)),
    y: Math.max(station.y - height / 2, Math.min(station.y + height / 2, position.y)),
  };
  const distance = Math.hypot(position.x - nearest.x, position.y - nearest.y);
  return distance < OFF_STATION ? towards(nearest, position, OFF_STATION) : position;
}

/**
 * Minimum distance of an asteroid's centre from another asteroid's route, whose printed shuttle would otherwise cover
 * the first asteroid's spaces.
 */
const OFF_ROUTE = ASTEROID + SPACE + DISC;

function offRoute(position: Point, { from, to }: { readonly from: Point; readonly to: Point }): Point {
  const nearest = nearestOn(from, to, position);
  const distance = Math.hypot(position.x - nearest.x, position.y - nearest.y);
  return distance < OFF_ROUTE ? towards(nearest, position, OFF_ROUTE) : position;
}

interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** Maximum number of passes, which is enough to move a shuttle space clear of everything near it. */
const ROUNDS = 12;
const GAP = 3;

/** Moves a shuttle space until it no longer covers anything. */
function clear(space: ShuttleSpace, discs: readonly Disc[]): ShuttleSpace {
  const core = (pillWidth(space.steps) - PILL.height) / 2;
  let { position } = space;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { at, radius } of discs) {
      const nearest = { x: Math.max(position.x - core, Math.min(position.x + core, at.x)), y: position.y };
      const lacking = radius + PILL.height / 2 + GAP - Math.hypot(nearest.x - at.x, nearest.y - at.y);
      if (lacking <= 0) continue;
      const { x, y } = towards(nearest, at, -lacking);
      position = beside(position, x - nearest.x, y - nearest.y);
    }
  }
  return { ...space, position };
}

/** Moves points together with the centre they surround, and scales their distances from it. */
function around(places: readonly Point[], from: Point, to: Point, share = 1): Point[] {
  return places.map(({ x, y }) => beside(to, (x - from.x) * share, (y - from.y) * share));
}
