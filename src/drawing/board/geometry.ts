import type { Point, Station } from '../../components/content.ts';
import { type ByCompany, COMPANIES, type Company, perCompany } from '../../components/ids.ts';
import type { Size } from '../layout.ts';
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

export function inset(outline: readonly Point[], distance: number): Point[] {
  // The area is positive if the outline runs clockwise on the screen.
  const area = edges(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);
  const inward = area >= 0 ? distance : -distance;
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

export type MapFrame = ReturnType<typeof mapFrame>;

/** Area for which the scale is 1. */
const REFERENCE = { width: 496, height: 536 } as const;
/** Size of a station at scale 1: its columns and the space around them. */
const STATION = { width: 84, head: 27, row: 14 } as const;
const EDGE = 14;
const GAP = 2;

/** A strip below the map leaves less space for the map and, in its own row, for the stations. */
export function mapFrame(stations: ByCompany<Station>, size: Size, strip = { height: 0, isBelow: false }) {
  const { width, height } = size;
  const field = { width, height: height - strip.height };
  const room = strip.isBelow ? field : size;
  const share = Math.min(width / REFERENCE.width, room.height / REFERENCE.height);
  const scale = share >= 1 ? share : 0.6 + 0.4 * share;
  const rows = Math.max(1, ...COMPANIES.flatMap((company) => stations[company].columns.map(({ length }) => length)));
  const station = { width: STATION.width * scale, height: (STATION.head + STATION.row * rows) * scale };
  const middle = { x: width / 2, y: field.height / 2 };
  const toStation = Math.hypot(middle.x - station.width, middle.y - station.height) - GAP;
  const edge = EDGE * Math.min(1, share);
  /** Radius of the largest disc that touches neither the edge nor a station. */
  const radius = Math.min(middle.x - edge, middle.y - edge, toStation);
  const corners = inCorners(stations, room, station);
  return { size, scale, field, middle, radius, station, stations: corners, isStripBelow: strip.isBelow };
}

/** Puts the two higher stations into the upper corners, and the two lower ones into the lower corners. */
function inCorners(stations: ByCompany<Station>, { width, height }: Size, station: Size) {
  const sorted = (side: 'x' | 'y', companies: readonly Company[]): Company[] =>
    [...companies].sort((a, b) => stations[a].position[side] - stations[b].position[side]);
  const byHeight = sorted('y', COMPANIES);
  const inOrder = [...sorted('x', byHeight.slice(0, 2)), ...sorted('x', byHeight.slice(2))];
  return perCompany((company) => {
    const index = inOrder.indexOf(company);
    const isUpper = index < 2;
    const x = index % 2 === 0 ? station.width / 2 : width - station.width / 2;
    const y = isUpper ? station.height / 2 : height - station.height / 2;
    return { ...stations[company], position: { x, y }, isUpper };
  });
}

/** Caches the most recent layout of each board, because tables are usually redrawn at the same size. */
export function latestLayout<Board extends object, Layout>(layout: (board: Board, frame: MapFrame) => Layout) {
  const cache = new WeakMap<Board, { readonly of: string; readonly found: Layout }>();
  return (board: Board, frame: MapFrame): Layout => {
    const of = JSON.stringify([frame.size, frame.field]);
    const cached = cache.get(board);
    const found = cached?.of === of ? cached.found : layout(board, frame);
    cache.set(board, { of, found });
    return found;
  };
}
