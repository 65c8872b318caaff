import type { Point, Station } from '../../components/content.ts';
import { type ByCompany, COMPANIES, type Company, perCompany } from '../../components/ids.ts';
import type { Paint, Pen, PictureSize } from '../pen.ts';
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

interface Corner {
  readonly isLeft: boolean;
  readonly isUpper: boolean;
}

export interface MapFrame {
  readonly size: PictureSize;
  /** Scale of the whole map, which is 1 if the area is 496 by 536. */
  readonly scale: number;
  readonly field: PictureSize;
  readonly middle: Point;
  /** Radius of the largest disc that touches neither the edge nor a station. */
  readonly radius: number;
  readonly station: PictureSize;
  readonly corners: ByCompany<Corner>;
}

/** Area for which the scale is 1. */
const REFERENCE = { width: 496, height: 536 } as const;
/** Size of a station at scale 1: its columns and the space around them. */
const STATION = { width: 84, head: 27, row: 14 } as const;
const EDGE = 14;
const GAP = 2;

export function mapFrame(stations: ByCompany<Station>, size: PictureSize, strip = 0): MapFrame {
  const { width, height } = size;
  const share = Math.min(width / REFERENCE.width, height / REFERENCE.height);
  const scale = share >= 1 ? share : 0.6 + 0.4 * share;
  const rows = Math.max(1, ...COMPANIES.flatMap((company) => stations[company].columns.map(({ length }) => length)));
  const station = { width: STATION.width * scale, height: (STATION.head + STATION.row * rows) * scale };
  const field = { width, height: height - strip };
  const middle = { x: width / 2, y: field.height / 2 };
  const toStation = Math.hypot(middle.x - station.width, middle.y - station.height) - GAP;
  const edge = EDGE * Math.min(1, share);
  const radius = Math.min(middle.x - edge, middle.y - edge, toStation);
  return { size, scale, field, middle, radius, station, corners: cornersOf(stations) };
}

/** Assigns the two higher stations to the upper corners, and the two lower ones to the lower corners. */
function cornersOf(stations: ByCompany<Station>): ByCompany<Corner> {
  const byHeight = [...COMPANIES].sort((a, b) => stations[a].position.y - stations[b].position.y);
  const byWidth = (pair: readonly Company[]): Company[] =>
    [...pair].sort((a, b) => stations[a].position.x - stations[b].position.x);
  const inOrder = [...byWidth(byHeight.slice(0, 2)), ...byWidth(byHeight.slice(2))];
  return perCompany((company) => {
    const index = inOrder.indexOf(company);
    return { isLeft: index % 2 === 0, isUpper: index < 2 };
  });
}

export function stationMiddle({ size, station, corners }: MapFrame, company: Company): Point {
  const { isLeft, isUpper } = corners[company];
  return {
    x: isLeft ? station.width / 2 : size.width - station.width / 2,
    y: isUpper ? station.height / 2 : size.height - station.height / 2,
  };
}

/** Caches the most recent layout of each board, because tables are usually redrawn at the same size. */
export function latestLayout<Board extends object, Layout>(
  layout: (board: Board, frame: MapFrame) => Layout,
): (board: Board, frame: MapFrame) => Layout {
  const cache = new WeakMap<Board, { readonly of: string; readonly found: Layout }>();
  return (board, frame) => {
    const of = JSON.stringify([frame.size, frame.field]);
    const cached = cache.get(board);
    const found = cached?.of === of ? cached.found : layout(board, frame);
    cache.set(board, { of, found });
    return found;
  };
}

export function framedStations(stations: ByCompany<Station>, frame: MapFrame): ByCompany<Station> {
  return perCompany((company) => ({ ...stations[company], position: stationMiddle(frame, company) }));
}
