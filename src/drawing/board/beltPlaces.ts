import type { Asteroid, Belt, Point, StationRoute } from '../../components/content.ts';
import type { PictureSize } from '../pen.ts';
import { between, towards, within } from './lines.ts';

/** Radius of an asteroid, of an outpost space, and of the disc of a printed shuttle. */
export const ASTEROID = 46;
export const SPACE = 15;
export const DISC = 16;
/** Size of a shuttle space with and without a step. */
export const PILL = { wide: 80, narrow: 46, height: 38 };
/** How far from the middle of its asteroid a linked dome is. */
const LINKED = 80;

export const pillWidth = (steps: number): number => (steps > 0 ? PILL.wide : PILL.narrow);

/** Where an asteroid lies. */
export function asteroidAt({ asteroids }: Belt, number: number): Point {
  return asteroids.find((each) => each.number === number)?.position ?? { x: 0, y: 0 };
}

/** An outpost space, a dome, and the other outpost space to which it is tied. */
export type TiedDome = readonly [from: Point, dome: Point, to: Point];

/** Where the linked domes of an asteroid are, in a plane of such a scale. */
export function domesOf({ position, spaces, linkedDomes: pairs }: Asteroid, scale = 1): TiedDome[] {
  return pairs.map(([first, second]) => {
    const [a = position, b = position] = [spaces[first], spaces[second]];
    return [a, towards(position, between(a, b, 0.5), LINKED * scale), b];
  });
}

/** Where the shuttle printed on a route is: in the middle of what is seen of it beside a station of such a size. */
export function printedAt(belt: Belt, { company, asteroid }: StationRoute, station: PictureSize, scale = 1): Point {
  const { position: start } = belt.stations[company];
  const far = asteroidAt(belt, asteroid);
  const length = Math.hypot(far.x - start.x, far.y - start.y);
  const hidden = within(start, far, station.width, station.height);
  return towards(start, far, (hidden + length - ASTEROID * scale) / 2);
}
