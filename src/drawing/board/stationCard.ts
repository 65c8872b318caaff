import type { Mission, Point, Station } from '../../components/content.ts';
import type { Company, Seat } from '../../components/ids.ts';
import { isCovered, shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/game.ts';
import { type Area, areaOf, cellOf, cornerOf, middleOf, moved, outlineOf, type Size, within } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { LETTERS, outpostOf, seatMarker, shuttleOf } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign, signOf } from '../signs/sign.ts';
import { taskSigns } from '../signs/signsFor.ts';
import { beside, circle, drawn, element, group, ORIGIN, rect, rectAround, short, together, used } from '../svg.ts';
import type { MapFrame } from './frame.ts';

interface StationState {
  readonly company: Company;
  readonly station: Station;
  readonly shuttleColumn: number | null;
  readonly game: Game | null;
}

export function stationCard(pen: Pen, state: StationState, frame: MapFrame): string {
  const { company, station } = state;
  const { width, height } = frame.station;
  const { isUpper } = frame.corners[company];
  const corner = beside(station.position, -width / 2, -height / 2);
  const head = 26 * frame.scale;
  const plate = beside(corner, 0, isUpper ? 0 : height - head);
  const columns = {
    corner: beside(corner, 0, isUpper ? head : 0),
    cell: { width: width / station.columns.length, height: height - head },
    columns: station.columns.length,
    gap: 0,
  };
  const card = rect(beside(corner, 0.8, 0.8), width - 1.6, height - 1.6, 8);
  return group(
    { class: 'station', 'data-company': company },
    drawn(card, pen.paint({ fill: 'panel', line: `company-${company}`, width: 1.6 })),
    drawPlate(pen, state, plate, { width, height: head }, frame),
    ...station.columns.map((_, column) => drawColumn(pen, state, column, cellOf(columns, column), frame.scale)),
  );
}

function drawPlate(
  pen: Pen,
  { company, game }: StationState,
  corner: Point,
  { width, height }: Size,
  { scale, corners }: MapFrame,
): string {
  const ref = { kind: 'company', company } as const;
  // A label at the edge of the map would be cut off.
  const frame = rect({ x: 2, y: 2 }, width - 4, height - 4, 6);
  const ink = `company-${company}-ink` as const;
  const coin = game === null ? 0 : 20 * scale;
  const worth = { x: width - coin / 2 - 5 * scale, y: height / 2 };
  const size = 12 * Math.max(1, scale);
  const room = width - coin - 10;
  const name = pen.name(ref);
  const isWhole = pen.fits(name, room, { size: Math.max(pen.minText, 10) });
  const text = isWhole ? name : LETTERS[company];
  const [w, h, r] = [short(width), short(height), 8];
  const { isUpper } = corners[company];
  const d = isUpper
    ? `M0 ${h}V${r}Q0 0 ${r} 0H${short(width - r)}Q${w} 0 ${w} ${r}V${h}Z`
    : `M0 0H${w}V${short(height - r)}Q${w} ${h} ${short(width - r)} ${h}H${r}Q0 ${h} 0 ${short(height - r)}Z`;
  return place(
    pen,
    ref,
    { class: 'company', outline: { ...frame, top: { x: width / 2, y: isUpper ? height : 0 } }, at: corner },
    element('path', { d, ...pen.paint({ fill: `company-${company}` }) }),
    pen.label({ x: 8 * scale, y: height / 2 }, text, {
      size: isWhole ? size : size * 1.15,
      bold: true,
      anchor: 'start',
      ink,
      ...(isWhole && { room }),
    }),
    game === null ? '' : drawSign(pen, signOf('coin', shareValue(game, company)), worth, coin / 28),
  );
}

function drawColumn(pen: Pen, state: StationState, column: number, area: Area, scale: number): string {
  const { company, station, shuttleColumn, game } = state;
  const { width, height } = area;
  const spaces = station.columns[column] ?? [];
  const isRound = column === shuttleColumn;
  const pitch = (height - 6) / Math.max(1, spaces.length);
  const size = Math.min(13 * scale, pitch - 1);
  // On a printed board, an empty space has the shape of the piece that belongs on it.
  const form = game !== null ? 'free' : isRound ? 'round' : 'square';
  return place(
    pen,
    { kind: 'column', company, column },
    {
      class: 'column',
      outline: rect({ x: -width / 2 + 1, y: 1 }, width - 2, height - 2, 4),
      at: beside(cornerOf(area), width / 2, 0),
    },
    pen.stamp(`column ${width} ${height}`, ORIGIN, () =>
      element('rect', { x: -width / 2, width, height, fill: 'none', 'pointer-events': 'all' }),
    ),
    ...spaces.map((coins, space) => {
      const at = { x: 0, y: 3 + (space + 0.5) * pitch };
      // STATION-6: a column's last space may be crossed out.
      const isCrossed = station.crossedOut[column] === true && space === spaces.length - 1;
      const covered = game !== null && isCovered(game, company, column, space);
      if (!covered) return used(homeSpace(pen, { coins, isCrossed, size, form }), at);
      const piece = isRound ? shuttleOf : outpostOf;
      return piece(pen, at, company, size);
    }),
  );
}

/** An empty home space. If no game is drawn, it has a square frame for an outpost or a round one for a shuttle. */
interface HomeSpace {
  readonly coins: number;
  readonly isCrossed: boolean;
  readonly size: number;
  readonly form: 'free' | 'square' | 'round';
}

export function homeSpace(pen: Pen, { coins, isCrossed, size, form }: HomeSpace): string {
  return pen.share(`home ${coins} ${isCrossed} ${size} ${form}`, () =>
    group(
      { class: 'home-space', 'data-coins': coins },
      form === 'free'
        ? ''
        : drawn(
            rectAround(ORIGIN, size * 1.8, size + 1, form === 'round' ? size / 2 : 2.5),
            pen.paint({ fill: 'slot', line: 'edge', width: 1 }),
          ),
      ...(coins > 0
        ? coinDots(pen, coins, size * 0.42)
        : form === 'free'
          ? [drawn(circle(ORIGIN, 1.6), pen.paint({ fill: 'edge' }))]
          : []),
      isCrossed
        ? element('path', {
            d: `M${short(-size * 0.62)} ${short(size * 0.4)}H${short(size * 0.62)}`,
            ...pen.paint({ line: 'faint', width: 1 }),
          })
        : '',
    ),
  );
}

function coinDots(pen: Pen, coins: number, radius: number): string[] {
  return Array.from({ length: coins }, (_, index) =>
    drawn(
      circle({ x: (index - (coins - 1) / 2) * radius * 1.7, y: 0 }, radius),
      pen.paint({ fill: 'coin', line: 'coin-line', width: 1 }),
    ),
  );
}

/** Height of the mission strip below a map, and the gap around it. */
const STRIP = 42;
const GAP = 4;

export function missionStrip(game: Game | null): number {
  return (game?.state.missions?.faceUp.length ?? 0) === 0 ? 0 : STRIP + GAP;
}

/** MISSION-6: draws the missions between the lower stations. */
export function missionChips(pen: Pen, game: Game | null, { size, station }: MapFrame): string[] {
  const missions = game?.state.missions?.faceUp.map((id) => game.box.mission(id)) ?? [];
  const count = missions.length;
  const room = size.width - station.width * 2 - GAP * 2;
  const width = Math.min(120, (room - GAP * (count - 1)) / Math.max(1, count));
  const corner = { x: (size.width - count * (width + GAP) + GAP) / 2, y: size.height - STRIP };
  const grid = { corner, cell: { width, height: STRIP - 1 }, columns: count, gap: GAP };
  return missions.map((mission, index) => {
    const { left, top } = cellOf(grid, index);
    return moved(chip(pen, game, mission, grid.cell), left, top);
  });
}

function chip(pen: Pen, game: Game | null, { id, tasks }: Mission, size: Size): string {
  const outline = outlineOf(areaOf(size), 6);
  const cell = size.width / tasks.length;
  const card = drawn(outline, pen.paint({ fill: 'panel', line: 'edge', width: 1 }));
  return together([
    place(pen, { kind: 'mission', mission: id }, { class: 'mission', outline }, card),
    ...tasks.map((task, column) => {
      const area = within({ left: column * cell, top: 0, width: cell, height: STRIP - 1 }, 1);
      const field = outlineOf(area, 5);
      const { x } = middleOf(area);
      const seats = openFor(game, id, column);
      const pitch = Math.min(9, (cell - 14) / Math.max(1, seats.length - 1));
      return place(
        pen,
        { kind: 'task', mission: id, column },
        { class: 'task', outline: field },
        drawn(field, pen.paint({ fill: 'slot' })),
        ...taskSigns(task).map((sign) => drawSign(pen, sign, { x, y: 13 }, Math.min(0.72, (cell - 3) / 36))),
        ...seats.map((seat, index) =>
          seatMarker(pen, { x: x + (index - (seats.length - 1) / 2) * pitch, y: 32 }, seat, 7),
        ),
      );
    }),
  ]);
}

/** MISSION-14: returns the seats whose one-time marker is still on a task because they have not claimed it. */
function openFor(game: Game | null, mission: string, column: number): Seat[] {
  const status = game?.state.missions?.status ?? [];
  return status.flatMap((card, seat) => (card.mission === mission && card.columns[column] === true ? [seat] : []));
}
