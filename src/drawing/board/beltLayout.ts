import type { Asteroid, Belt, Point, ShuttleSpace, StationRoute } from '../../components/content.ts';
import { COMPANIES, type Company, perCompany } from '../../components/ids.ts';
import { boundsOf } from '../layout.ts';
import type { PictureSize } from '../pen.ts';
import { beside } from '../svg.ts';
import { framedStations, latestLayout, type MapFrame } from './frame.ts';
import { between, nearestOn, toEdge, towards } from './geometry.ts';

/** Radii of an asteroid, an outpost space, and the disc behind a printed shuttle. */
export const ASTEROID = 46;
export const SPACE = 15;
export const DISC = 16;
/** Sizes of a shuttle space with and without a step. */
export const PILL = { wide: 80, narrow: 46, height: 38 };
const LINKED = 80;

export const pillWidth = (steps: number): number => (steps > 0 ? PILL.wide : PILL.narrow);

export function asteroidAt({ asteroids }: Belt, number: number): Point {
  return asteroids.find((each) => each.number === number)?.position ?? { x: 0, y: 0 };
}

export type TiedDome = readonly [from: Point, dome: Point, to: Point];

export function domesOf({ position, spaces, linkedDomes: pairs }: Asteroid, scale = 1): TiedDome[] {
  return pairs.map(([first, second]) => {
    const [a = position, b = position] = [spaces[first], spaces[second]];
    return [a, towards(position, between(a, b, 0.5), LINKED * scale), b];
  });
}

/** A printed shuttle is halfway along the part of its route that the station does not cover. */
function printedAt(belt: Belt, { company, asteroid }: StationRoute, station: PictureSize, scale = 1): Point {
  const { position: start } = belt.stations[company];
  const far = asteroidAt(belt, asteroid);
  const length = Math.hypot(far.x - start.x, far.y - start.y);
  const hidden = toEdge(start, far, station.width, station.height);
  return towards(start, far, (hidden + length - ASTEROID * scale) / 2);
}

interface Stations {
  readonly at: (company: Company) => Point;
  readonly size: PictureSize;
}

/** Moves all parts of the Belt, keeping asteroids away from routes, and shuttle spaces away from everything. */
function beltAt(belt: Belt, at: (point: Point) => Point, { at: stationAt, size }: Stations): Belt {
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

/** Minimum distance of an asteroid from another asteroid's route, which leaves space for the printed shuttle. */
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

function around(places: readonly Point[], from: Point, to: Point, share = 1): Point[] {
  return places.map(({ x, y }) => beside(to, (x - from.x) * share, (y - from.y) * share));
}

/** The Belt fitted into a frame. `scale` is 1 when an asteroid's radius is 46. */
interface FramedBelt {
  readonly belt: Belt;
  readonly scale: number;
  readonly printed: readonly Point[];
}

/** Scale used when the area is 496 by 536. */
const REFERENCE = 0.62;
/** Distance from an asteroid's centre to the outer edge of its spaces. */
const REACH = ASTEROID + SPACE * 2 + 6;

/** Fits the Belt into a frame without overlaps. */
export const framedBelt = /* @__PURE__ */ latestLayout(placedBelt);

function placedBelt(belt: Belt, frame: MapFrame): FramedBelt {
  const { width, height } = frame.field;
  const scale = REFERENCE * Math.min(width / 496, height / 536, 1.6);
  // In these coordinates, everything has the size given in the component set.
  const plane = { width: width / scale, height: height / scale };
  const { left, top, width: across, height: down } = boundsOf(belt.asteroids.map(({ position }) => position));
  const squeeze = { across: (plane.width - REACH * 2) / (across || 1), down: (plane.height - REACH * 2) / (down || 1) };
  const at = ({ x, y }: Point): Point => ({
    x: REACH + (x - left) * squeeze.across,
    y: REACH + (y - top) * squeeze.down,
  });
  const stations = framedStations(belt.stations, frame);
  const placed = beltAt(belt, at, {
    at: (company) => {
      const { x, y } = stations[company].position;
      return { x: x / scale, y: y / scale };
    },
    size: { width: frame.station.width / scale, height: frame.station.height / scale },
  });
  const toPixels = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const inPixels: Belt = {
    ...placed,
    asteroids: placed.asteroids.map((asteroid) => ({
      ...asteroid,
      position: toPixels(asteroid.position),
      spaces: asteroid.spaces.map(toPixels),
    })),
    shuttleSpaces: placed.shuttleSpaces.map((each) => ({ ...each, position: toPixels(each.position) })),
    stations,
  };
  const printed = belt.stationRoutes.map((route) => printedAt(inPixels, route, frame.station, scale));
  return { belt: inPixels, scale, printed };
}
