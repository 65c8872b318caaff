import type { Point, Station } from '../../components/content.ts';
import { type ByCompany, COMPANIES, type Company, perCompany } from '../../components/ids.ts';
import type { PictureSize } from '../pen.ts';

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
