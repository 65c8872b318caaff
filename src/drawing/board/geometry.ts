import type { Point } from '../../components/content.ts';
import type { Paint, Pen } from '../pen.ts';
import { element } from '../svg.ts';

type Edge = readonly [from: Point, to: Point];

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function edges(outline: readonly Point[]): Edge[] {
  return outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);
}

export function hasEdge(outline: readonly Point[], [from, to]: Edge): boolean {
  return edges(outline).some(([a, b]) => (same(a, to) && same(b, from)) || (same(a, from) && same(b, to)));
}

export function chains(outline: readonly Point[], isChosen: (edge: Edge) => boolean): Point[][] {
  const sides = edges(outline);
  // Begin after an unchosen side, so that the start of the outline does not split a line.
  const start = sides.findIndex((side) => !isChosen(side)) + 1;
  const found: Point[][] = [];
  let open = false;
  for (const side of [...sides.slice(start), ...sides.slice(0, start)]) {
    const chosen = isChosen(side);
    if (chosen && open) found.at(-1)?.push(side[1]);
    else if (chosen) found.push([...side]);
    open = chosen;
  }
  return found;
}

export function distanceOf(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Returns the point at a given distance from the first point, in the direction of the second. */
export function towards(from: Point, to: Point, distance: number): Point {
  const length = distanceOf(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

export function trimmed(line: readonly Point[], piece: number): Point[] {
  return line.map((point, index) => {
    const inner = index === 0 ? line[1] : index === line.length - 1 ? line[index - 1] : undefined;
    return inner === undefined ? point : towards(point, inner, piece);
  });
}

/** Returns the distance from a box's centre to its edge in the direction of a point. */
export function toEdge(middle: Point, to: Point, width: number, height: number): number {
  const [dx, dy] = [Math.abs(to.x - middle.x), Math.abs(to.y - middle.y)];
  return Math.min(width / 2 / (dx || 1), height / 2 / (dy || 1)) * Math.hypot(dx, dy);
}

export function nearestOn(from: Point, to: Point, { x, y }: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  return between(from, to, Math.max(0, Math.min(1, share)));
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Returns the area inside an outline, positive if the outline runs clockwise on the screen. */
function areaOf(outline: readonly Point[]): number {
  return edges(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;
}

export function inset(outline: readonly Point[], distance: number): Point[] {
  const inward = areaOf(outline) >= 0 ? distance : -distance;
  const count = outline.length;
  return outline.map((corner, index) => {
    const before = outline[(index + count - 1) % count] ?? corner;
    const after = outline[(index + 1) % count] ?? corner;
    const [a, b] = [normal(before, corner), normal(corner, after)];
    // At sharp corners, limit the move to three times the distance.
    const scale = inward / Math.max(1 / 3, 1 + a.x * b.x + a.y * b.y);
    return { x: corner.x + (a.x + b.x) * scale, y: corner.y + (a.y + b.y) * scale };
  });
}

function normal(from: Point, to: Point): Point {
  const length = distanceOf(from, to) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

export function contains(outline: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  let a = outline.at(-1);
  for (const b of outline) {
    if (a !== undefined && a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) {
      isInside = !isInside;
    }
    a = b;
  }
  return isInside;
}

/** Attributes that the line does not set, such as `fill="none"`, are inherited from the surrounding group. */
export function stroke(pen: Pen, d: string, paint: Paint): string {
  const { fill: _, ...line } = pen.paint(paint);
  return element('path', { d, ...line });
}
