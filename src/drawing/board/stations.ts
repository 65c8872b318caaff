import type { Point, Station } from '../../components/content.ts';
import { type ByCompany, COMPANIES, type Company } from '../../components/ids.ts';
import { isCovered, shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/game.ts';
import { outpost, shuttle } from '../companies.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { circle, drawn, rect, rectAround } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { beside, element, group, ORIGIN, used } from '../svg.ts';

const CELL = { width: 29, height: 25 };
const FRAME = 5;
const PLATE = 26;

/** A station, and what stands on it in a game. A column of shuttles has round spaces. */
interface DrawnStation {
  readonly company: Company;
  readonly station: Station;
  readonly shuttleColumn: number | null;
  readonly game: Game | null;
}

/** Width and height of a station. */
export function stationSize({ columns }: Station): { readonly width: number; readonly height: number } {
  const rows = Math.max(0, ...columns.map((column) => column.length));
  return { width: columns.length * CELL.width + FRAME * 2, height: rows * CELL.height + FRAME * 2 + PLATE };
}

/** The corners of all stations. */
export function stationCorners(stations: ByCompany<Station>): Point[] {
  return COMPANIES.flatMap((company) => {
    const { width, height } = stationSize(stations[company]);
    const { position } = stations[company];
    return [beside(position, -width / 2, -height / 2), beside(position, width / 2, height / 2)];
  });
}

/** A station: its name, and its columns from space 1 at the top. */
export function drawStation(pen: Pen, drawnStation: DrawnStation): string {
  const { company, station } = drawnStation;
  const { width, height } = stationSize(station);
  const corner = beside(station.position, -width / 2, -height / 2);
  const paint = pen.paint({ fill: `company-${company}`, line: 'ink', width: 1.5 });
  return group(
    { class: 'station', 'data-company': company },
    drawn(rect(corner, width, height, 7), paint),
    drawPlate(pen, drawnStation, corner, width),
    ...station.columns.map((_, column) =>
      drawColumn(pen, drawnStation, column, beside(corner, FRAME + column * CELL.width, FRAME + PLATE)),
    ),
  );
}

/** The name, and what a share is worth now. */
function drawPlate(pen: Pen, { company, game }: DrawnStation, corner: Point, width: number): string {
  const value =
    game === null
      ? []
      : [drawSign(pen, shareSign(game, company), beside(corner, width - 17, 16), { scale: pen.isTall ? 0.95 : 0.8 })];
  return place(
    pen,
    { kind: 'company', company },
    { class: 'company', outline: rect(corner, width, PLATE + FRAME) },
    drawn(rect(beside(corner, 1, 1), width - 2, PLATE + FRAME - 2), pen.paint({ fill: `company-${company}` })),
    pen.label(
      beside(corner, game === null ? width / 2 : (width - 28) / 2, 16),
      pen.name({ kind: 'company', company }),
      {
        size: 12,
        bold: !pen.isTall,
        ink: `company-${company}-ink`,
      },
    ),
    ...value,
  );
}

function shareSign(game: Game, company: Company): { readonly kind: 'coin'; readonly text: string } {
  return { kind: 'coin', text: String(shareValue(game, company)) };
}

function drawColumn(
  pen: Pen,
  { company, station, shuttleColumn, game }: DrawnStation,
  column: number,
  corner: Point,
): string {
  const spaces = station.columns[column] ?? [];
  const isRound = column === shuttleColumn;
  const isCrossed = station.crossedOut[column] === true;
  return place(
    pen,
    { kind: 'column', company, column },
    {
      class: 'column',
      outline: rect({ x: -CELL.width / 2, y: 0 }, CELL.width, spaces.length * CELL.height, 3),
      at: beside(corner, CELL.width / 2, 0),
    },
    ...spaces.map((coins, space) => {
      const at = { x: 0, y: (space + 0.5) * CELL.height };
      const covered = game !== null && isCovered(game, company, column, space);
      const cell = homeSpace(pen, { isRound, coins, covered, isCrossed: isCrossed && space === spaces.length - 1 });
      const piece = isRound ? shuttle : outpost;
      return covered ? piece(pen, at, company, cell) : used(cell, at);
    }),
  );
}

/** A home space: for a shuttle or not, its coins, whether a piece covers them, and whether it is crossed out. */
interface HomeSpace {
  readonly isRound: boolean;
  readonly coins: number;
  readonly covered: boolean;
  readonly isCrossed: boolean;
}

/** The reference to a home space, which others look like. */
function homeSpace(pen: Pen, { isRound, coins, covered, isCrossed }: HomeSpace): string {
  const area = rectAround(ORIGIN, CELL.width - 2, CELL.height - 2, isRound ? 11 : 3);
  return pen.share(`home ${isRound} ${coins} ${covered} ${isCrossed}`, () =>
    group(
      { class: 'home-space', 'data-coins': coins },
      pen.often(area, { fill: 'panel', line: 'line' }),
      // STATION-6: the last space of a column may be crossed out.
      ...(isCrossed
        ? [
            pen.stamp('cross', ORIGIN, () =>
              element('path', { d: 'M-13-10 13 10M13-10-13 10', ...pen.paint({ line: 'line' }) }),
            ),
          ]
        : []),
      ...(covered ? [] : drawCoins(pen, ORIGIN, coins)),
    ),
  );
}

/** The coin icons of a home space. */
export function drawCoins(pen: Pen, { x, y }: Point, coins: number): string[] {
  return Array.from({ length: coins }, (_, index) =>
    drawn(
      circle({ x: x + (index - (coins - 1) / 2) * 12, y }, 5),
      pen.paint({ fill: 'coin', line: 'coin-line', width: 1.4 }),
    ),
  );
}
