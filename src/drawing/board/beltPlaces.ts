import type { Asteroid, Belt, Point, StationRoute } from '../../components/content.ts';
import type { PictureSize } from '../pen.ts';
import { between, towards, within } from './lines.ts';

/** Radii of an asteroid, an outpost space, and the disc behind a printed shuttle. */
export const ASTEROID = 46;
export const SPACE = 15;
export const DISC = 16;
/** Sizes of a shuttle space with and without a step. */
export const PILL = { wide: 80, narrow: 46, height: 38 };
/** Distance of a linked dome from its asteroid's centre. */
const LINKED = 80;

export const pillWidth = (steps: number): number => (steps > 0 ? PILL.wide : PILL.narrow);

export function asteroidAt({ asteroids }: Belt, number: number): Point {
  return asteroids.find((each) => each.number === number)?.position ?? { x: 0, y: 0 };
}

/** A linked dome between its two outpost spaces. */
export type TiedDome = readonly [from: Point, dome: Point, to: Point];

/** Returns the positions of an asteroid's linked domes at the given scale. */
export function domesOf({ position, spaces, linkedDomes: pairs }: Asteroid, scale = 1): TiedDome[] {
  return pairs.map(([first, second]) => {
    const [a = position, b = position] = [spaces[first], spaces[second]];
    return [a, towards(position, between(a, b, 0.5), LINKED * scale), b];
  });
}

/**
 * Returns the position of a route's printed shuttle: halfway along the part of the route that the station does not
 * cover.
 */
export function printedAt(belt: Belt, { company, asteroid }: StationRoute, station: PictureSize, scale = 1): Point {
  const { position: start } = belt.stations[company];
  const far = asteroidAt(belt, asteroid);
  const length = Math.hypot(far.x - start.x, far.y - start.y);
  const hidden = within(start, far, station.width, station.height);
  return towards(start, far, (hidden + length - ASTEROID * scale) / 2);
}
