import type { Point, Station } from '../../components/content.ts';
import { type ByCompany, perCompany } from '../../components/ids.ts';
import type { Area } from '../panel.ts';
import { beside } from '../svg.ts';
import { stationSize } from './stations.ts';

/** How much closer together the places of a narrow map lie, across and down. */
export interface Squeeze {
  readonly across: number;
  readonly down: number;
}

/** The middle of the plane on which the components are placed. */
const MIDDLE = 500;
/** The part of the height between upper and lower stations: the Moon is round. */
const BETWEEN = 0.8;
/** The room around what is drawn. */
const EDGE = 6;

/** The place in a narrow map. */
export function squeezed({ x, y }: Point, { across, down }: Squeeze): Point {
  return { x: x * across, y: y * down };
}

/** The places around another one move with it and keep this share of their distance. */
export function around(places: readonly Point[], from: Point, to: Point, share = 1): Point[] {
  return places.map(({ x, y }) => beside(to, (x - from.x) * share, (y - from.y) * share));
}

/** The stations in the corners, where a narrow map has room for them. */
export function atCorners(stations: ByCompany<Station>, { left, top, width, height }: Area): ByCompany<Station> {
  const middle = { x: left + width / 2, y: top + height / 2 };
  return perCompany((company) => {
    const station = stations[company];
    const size = stationSize(station);
    const [across, down] = [(width - size.width) / 2 - EDGE, (height * BETWEEN + size.height) / 2];
    const { x, y } = station.position;
    return { ...station, position: beside(middle, x < MIDDLE ? -across : across, y < MIDDLE ? -down : down) };
  });
}
