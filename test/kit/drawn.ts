// The geometry of a drawn board.
import type { Point } from '../../src/components/content.ts';

export type Segment = readonly [Point, Point];

/** Twice the signed area of a triangle: positive when the turn is clockwise on the board, where y grows downwards. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** How far a point is from a segment. */
export function distance(point: Point, [a, b]: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  const near = Math.max(0, Math.min(1, share));
  return Math.hypot(point.x - a.x - near * dx, point.y - a.y - near * dy);
}
