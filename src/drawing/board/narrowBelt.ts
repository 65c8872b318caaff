import type { Asteroid, Belt, Content, Point, ShuttleSpace } from '../../components/content.ts';
import { boundsOf } from '../panel.ts';
import { beside } from '../svg.ts';
import { ASTEROID, domesOf, reachOf, SPACE } from './asteroids.ts';
import { nearestOn, towards } from './lines.ts';
import { asteroidAt, DISC, PILL, pillWidth, printedAt } from './routes.ts';
import { around, atCorners, type Squeeze, squeezed } from './squeeze.ts';

const BELT: Squeeze = { across: 0.64, down: 1.15 };

/** The Belt for a narrow picture. What lies there keeps its size, and so its letters can still be read. */
export function narrowBelt({ belt }: Content): Belt {
  const near = belt.asteroids.map((asteroid) => placed(asteroid, squeezed(asteroid.position, BELT)));
  const stations = atCorners(belt.stations, boundsOf(near.flatMap(reachOf)));
  const routes = belt.stationRoutes.flatMap(({ company, asteroid }) => {
    const end = near.find(({ number }) => number === asteroid);
    return end === undefined ? [] : [{ asteroid, from: stations[company].position, to: end.position }];
  });
  const asteroids = near.map((asteroid) => {
    const others = routes.filter((route) => route.asteroid !== asteroid.number);
    return placed(asteroid, others.reduce(offRoute, asteroid.position));
  });
  const moved = { ...belt, asteroids, stations };
  const discs = [
    ...asteroids.map(({ position }) => ({ at: position, radius: ASTEROID })),
    ...asteroids.flatMap(({ spaces }) => spaces.map((at) => ({ at, radius: SPACE }))),
    ...asteroids.flatMap(domesOf).map(({ at }) => ({ at, radius: SPACE })),
    ...belt.stationRoutes.map((route) => ({ at: printedAt(moved, route), radius: DISC })),
  ];
  const shuttleSpaces = belt.shuttleSpaces.map((space) => {
    const ends = space.ends.map(({ asteroid }) => asteroidAt(moved, asteroid));
    const was = space.ends.map(({ asteroid }) => asteroidAt(belt, asteroid));
    const at = squeezed(space.position, BELT);
    const [to, from] = [middleOf(ends), squeezed(middleOf(was), BELT)];
    return clear({ ...space, position: beside(at, to.x - from.x, to.y - from.y) }, discs);
  });
  return { ...moved, shuttleSpaces };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((before, { x, y }) => beside(before, x, y), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** An asteroid at another place, with its spaces. */
function placed(asteroid: Asteroid, position: Point): Asteroid {
  return { ...asteroid, position, spaces: around(asteroid.spaces, asteroid.position, position) };
}

/** How far the middle of an asteroid keeps from a route to another one, whose printed shuttle would cover its spaces. */
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

/** A few rounds are enough to come clear of all that is near. */
const ROUNDS = 12;
const GAP = 3;

/** A shuttle space a little aside, where it covers nothing. */
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
