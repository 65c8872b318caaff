import type { Asteroid, Belt, Point, ShuttleSpace, StationRoute } from '../../components/content.ts';
import { COMPANIES } from '../../components/ids.ts';
import { boundsOf } from '../layout.ts';
import type { PictureSize } from '../pen.ts';
import { beside, ORIGIN } from '../svg.ts';
import { between, distanceOf, latestLayout, type MapFrame, nearestOn, toEdge, towards } from './geometry.ts';

/** Radii of an asteroid, an outpost space, and the disc behind a printed shuttle. */
export const ASTEROID = 46;
export const SPACE = 15;
export const DISC = 16;
/** Sizes of a shuttle space with and without a step. */
export const PILL = { wide: 80, narrow: 46, height: 38 };
const LINKED = 80;

export const pillWidth = (steps: number): number => (steps > 0 ? PILL.wide : PILL.narrow);

export function asteroidAt({ asteroids }: Belt, number: number): Point {
  return asteroids.find((each) => each.number === number)?.position ?? ORIGIN;
}

type TiedDome = readonly [from: Point, dome: Point, to: Point];

export function domesOf({ position, spaces, linkedDomes: pairs }: Asteroid, scale: number): TiedDome[] {
  return pairs.map(([first, second]) => {
    const [a = position, b = position] = [spaces[first], spaces[second]];
    return [a, towards(position, between(a, b, 0.5), LINKED * scale), b];
  });
}

/** A printed shuttle is halfway along the part of its route that the station does not cover. */
function printedAt(belt: Belt, { company, asteroid }: StationRoute, station: PictureSize, scale: number): Point {
  const { position: start } = belt.stations[company];
  const far = asteroidAt(belt, asteroid);
  const hidden = toEdge(start, far, station.width, station.height);
  return towards(start, far, (hidden + distanceOf(start, far) - ASTEROID * scale) / 2);
}

/** Scale used when the area is 496 by 536. */
const REFERENCE = 0.62;

/** Fits the Belt into a frame without overlaps. `scale` is 1 when an asteroid's radius is 46. */
export const framedBelt = /* @__PURE__ */ latestLayout((belt: Belt, frame) => {
  const scale = REFERENCE * Math.min(frame.field.width / 496, frame.field.height / 536, 1.6);
  const toField = fitted(belt, frame.field, scale);
  const { stations } = frame;
  const corners = COMPANIES.map((company) => stations[company].position);
  const offStations = belt.asteroids.map(({ position }) =>
    corners.reduce((from, station) => offStation(from, station, frame, scale), toField(position)),
  );
  const routes = belt.stationRoutes.flatMap(({ company, asteroid }) => {
    const to = offStations[belt.asteroids.findIndex(({ number }) => number === asteroid)];
    return to === undefined ? [] : [{ asteroid, from: stations[company].position, to }];
  });
  const asteroids = belt.asteroids.map((asteroid, index) => {
    const start = offStations[index] ?? asteroid.position;
    const others = routes.filter((route) => route.asteroid !== asteroid.number);
    const position = others.reduce((at, { from, to }) => apart(at, nearestOn(from, to, at), OFF_ROUTE * scale), start);
    const { x, y } = asteroid.position;
    const spaces = asteroid.spaces.map((space) => beside(position, (space.x - x) * scale, (space.y - y) * scale));
    return { ...asteroid, position, spaces };
  });
  const moved = { ...belt, asteroids, stations };
  const printed = belt.stationRoutes.map((route) => printedAt(moved, route, frame.station, scale));
  const discs = [
    ...asteroids.map(({ position }) => [position, ASTEROID] as const),
    ...asteroids.flatMap(({ spaces }) => spaces.map((at) => [at, SPACE] as const)),
    ...asteroids.flatMap((each) => domesOf(each, scale).map(([, at]) => [at, SPACE] as const)),
    ...printed.map((at) => [at, DISC] as const),
  ];
  const shuttleSpaces = belt.shuttleSpaces.map((space) => {
    const to = middleOf(space.ends.map(({ asteroid }) => asteroidAt(moved, asteroid)));
    const from = toField(middleOf(space.ends.map(({ asteroid }) => asteroidAt(belt, asteroid))));
    const position = beside(toField(space.position), to.x - from.x, to.y - from.y);
    return { ...space, position: clear(position, space, discs, scale) };
  });
  return { belt: { ...moved, shuttleSpaces }, scale, printed };
});

/** Distance from an asteroid's centre to the outer edge of its spaces. */
const REACH = ASTEROID + SPACE * 2 + 6;

function fitted({ asteroids }: Belt, { width, height }: PictureSize, scale: number): (point: Point) => Point {
  const { left, top, width: across, height: down } = boundsOf(asteroids.map(({ position }) => position));
  const reach = REACH * scale;
  return ({ x, y }) => ({
    x: reach + ((x - left) * (width - reach * 2)) / (across || 1),
    y: reach + ((y - top) * (height - reach * 2)) / (down || 1),
  });
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((before, { x, y }) => beside(before, x, y), ORIGIN);
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Minimum distance of an asteroid's centre from a station, which leaves enough space for a printed shuttle. */
const OFF_STATION = ASTEROID + DISC * 2 + 6;
/** Minimum distance of an asteroid from another asteroid's route, which leaves space for the printed shuttle. */
const OFF_ROUTE = ASTEROID + SPACE + DISC;

function apart(point: Point, from: Point, distance: number): Point {
  return distanceOf(point, from) < distance ? towards(from, point, distance) : point;
}

function offStation(from: Point, station: Point, frame: MapFrame, scale: number): Point {
  const { width, height } = frame.station;
  const position = outOf(from, station, frame, scale);
  const nearest = {
    x: Math.max(station.x - width / 2, Math.min(station.x + width / 2, position.x)),
    y: Math.max(station.y - height / 2, Math.min(station.y + height / 2, position.y)),
  };
  return apart(position, nearest, OFF_STATION * scale);
}

/** Moves a point inside a station to just outside it, across the nearer of the two edges that face the map's centre. */
function outOf(position: Point, station: Point, { station: { width, height }, size }: MapFrame, scale: number): Point {
  const { x, y } = position;
  if (Math.abs(x - station.x) >= width / 2 || Math.abs(y - station.y) >= height / 2) return position;
  const edge = {
    x: station.x + Math.sign(size.width / 2 - station.x) * (width / 2 + scale),
    y: station.y + Math.sign(size.height / 2 - station.y) * (height / 2 + scale),
  };
  return Math.abs(edge.x - x) < Math.abs(edge.y - y) ? { x: edge.x, y } : { x, y: edge.y };
}

type Disc = readonly [at: Point, radius: number];

/** Maximum number of passes, which is enough to move a shuttle space clear of everything near it. */
const ROUNDS = 12;
const GAP = 3;

function clear(from: Point, { steps }: ShuttleSpace, discs: readonly Disc[], scale: number): Point {
  const core = ((pillWidth(steps) - PILL.height) / 2) * scale;
  const margin = (PILL.height / 2 + GAP) * scale;
  let position = from;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, radius] of discs) {
      const nearest = { x: Math.max(position.x - core, Math.min(position.x + core, at.x)), y: position.y };
      const lacking = radius * scale + margin - distanceOf(nearest, at);
      if (lacking <= 0) continue;
      const { x, y } = towards(nearest, at, -lacking);
      position = beside(position, x - nearest.x, y - nearest.y);
    }
  }
  return position;
}
