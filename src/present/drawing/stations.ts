import type { Point, Station } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { COMPANY_COLOURS, SYMBOLS, WHITE } from './colours.ts';
import { beside, element, group, label } from './svg.ts';
import { spread } from './symbols.ts';

const CELL = { width: 25, height: 21 };
const FRAME = 5;

/** A home space with its coin icons. */
function homeSpace(at: Point, id: string, coins: number, round: boolean): string {
  const icons = spread(at, coins, 11).map(({ x, y }) =>
    element('circle', {
      cx: x,
      cy: y,
      r: 4.7,
      fill: SYMBOLS.coin.fill,
      stroke: SYMBOLS.coin.line,
      'stroke-width': 1.3,
    }),
  );
  const [width, height] = [CELL.width - 2, CELL.height - 2];
  const place = { x: at.x - width / 2, y: at.y - height / 2, width, height, rx: round ? 9 : 2 };
  return group(
    { id, class: 'home-space', 'data-coins': coins },
    element('rect', { ...place, fill: WHITE, stroke: '#8b8d92', 'stroke-width': 0.8 }),
    ...icons,
  );
}

/** Width and height of a station. */
export function stationSize({ columns }: Station): { readonly width: number; readonly height: number } {
  const rows = Math.max(0, ...columns.map((column) => column.length));
  return { width: columns.length * CELL.width + FRAME * 2, height: rows * CELL.height + FRAME * 2 + 18 };
}

/** A station: its columns from space 1 at the top; a column of shuttles has round spaces. */
export function drawStation(company: Company, station: Station, shuttleColumn: number | null): string {
  const { name, solid, onSolid } = COMPANY_COLOURS[company];
  const { width, height } = stationSize(station);
  const corner = beside(station.position, -width / 2, -height / 2);
  const spaces = station.columns.flatMap((column, c) =>
    column.map((coins, s) =>
      homeSpace(
        beside(corner, FRAME + (c + 0.5) * CELL.width, FRAME + 18 + (s + 0.5) * CELL.height),
        `station-${company}-${c + 1}-${s + 1}`,
        coins,
        c === shuttleColumn,
      ),
    ),
  );
  return group(
    { id: `station-${company}`, class: 'station', 'data-columns': station.columns.length },
    element('rect', { ...corner, width, height, rx: 7, fill: solid, stroke: WHITE, 'stroke-width': 2 }),
    label(beside(corner, width / 2, 12), name, { size: 13, bold: true, fill: onSolid }),
    ...spaces,
  );
}
