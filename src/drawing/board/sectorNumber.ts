import type { Point, Sector } from '../../components/content.ts';
import { boundsOf } from '../panel.ts';
import { contains, inset } from './geometry.ts';

/** A rectangle occupied by an item, given by its centre and size. */
interface Taken {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** Distance between candidate positions. */
const STEP = 1.5;
/** Distance from the border, and from the sector's other contents. */
const EDGE = 2.5;
const GAP = 0.5;

/** Size of the number on an enclave's border. */
const TAG = { width: 20, height: 14 } as const;

/** Returns the middle of an enclave's upper border, where a number goes if it does not fit inside. */
export function tagPlace({ outline, position }: Sector): Point {
  return { x: position.x, y: Math.min(...outline.map(({ y }) => y)) };
}

/**
 * Returns a function that checks whether a point is at least `edge` inside a sector and at least `edge` outside its
 * enclaves.
 */
export function inSector({ outline }: Sector, enclaves: readonly Sector[], edge: number): (at: Point) => boolean {
  const room = inset(outline, edge);
  const holes = enclaves.map((enclave) => inset(enclave.outline, -edge));
  return (at) => contains(room, at) && !holes.some((hole) => contains(hole, at));
}

/** Returns the free position nearest to the sector's centre for a number of this size, or `null` if there is none. */
export function freePlace(
  sector: Sector,
  enclaves: readonly Sector[],
  taken: readonly Taken[],
  { width, height }: Omit<Taken, 'at'>,
): Point | null {
  const { outline, position } = sector;
  const isIn = inSector(sector, enclaves, EDGE);
  const all = [...taken, ...enclaves.map((enclave) => ({ at: tagPlace(enclave), ...TAG }))];
  const isFree = ({ x, y }: Point): boolean =>
    all.every(
      ({ at, ...size }) =>
        Math.abs(at.x - x) > (size.width + width) / 2 + GAP || Math.abs(at.y - y) > (size.height + height) / 2 + GAP,
    ) && [-0.5, 0, 0.5].every((dx) => [-0.5, 0.5].every((dy) => isIn({ x: x + dx * width, y: y + dy * height })));
  const bounds = boundsOf(outline, 0);
  let found: Point | null = null;
  let min = Number.POSITIVE_INFINITY;
  for (let y = bounds.top; y < bounds.top + bounds.height; y += STEP) {
    for (let x = bounds.left; x < bounds.left + bounds.width; x += STEP) {
      const distance = Math.hypot(x - position.x, y - position.y);
      if (distance >= min || !isFree({ x, y })) continue;
      found = { x, y };
      min = distance;
    }
  }
  return found;
}
