import { COMPANIES, type Company } from '../../components/ids.ts';
import type { RefOf } from '../../game/model/refs.ts';
import { isCovered, shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/game.ts';
import { type Area, areaOf, cellOf, cornerOf, outlineOf, within } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { LETTERS, outpostOf, shuttleOf } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign, signOf } from '../signs/sign.ts';
import { beside, circle, element, group, type Markup, ORIGIN, rectAround, short, used } from '../svg.ts';
import type { MapFrame } from './geometry.ts';

interface StationState {
  readonly shuttleColumn: number | null;
  readonly game: Game | null;
}

export function stationCards(pen: Pen, state: StationState, frame: MapFrame): Markup {
  return COMPANIES.map((company) => stationCard(pen, company, state, frame));
}

function stationCard(pen: Pen, company: Company, state: StationState, frame: MapFrame): string {
  const { width, height } = frame.station;
  const { columns: spaces, position, isUpper } = frame.stations[company];
  const count = spaces.length;
  const card = { left: position.x - width / 2, top: position.y - height / 2, width, height };
  const head = 26 * frame.scale;
  const plate = { ...card, top: isUpper ? card.top : card.top + height - head, height: head };
  const corner = beside(cornerOf(card), 0, isUpper ? head : 0);
  const columns = { corner, cell: { width: width / count, height: height - head }, columns: count, gap: 0 };
  return group({ class: 'station', 'data-company': company }, [
    pen.draw(outlineOf(within(card, 0.8), 8), { fill: 'panel', line: `company-${company}`, width: 1.6 }),
    drawPlate(pen, company, state.game, plate, frame),
    spaces.map((_, column) =>
      drawColumn(pen, { kind: 'column', company, column }, state, cellOf(columns, column), frame),
    ),
  ]);
}

function drawPlate(pen: Pen, company: Company, game: Game | null, area: Area, { scale, stations }: MapFrame): string {
  const { width, height } = area;
  const ref = { kind: 'company', company } as const;
  // A label at the edge of the map would be cut off.
  const frame = outlineOf(within(areaOf(area), 2), 6);
  const coin = game === null ? 0 : 20 * scale;
  const worth = { x: width - coin / 2 - 5 * scale, y: height / 2 };
  const size = 12 * Math.max(1, scale);
  const room = width - coin - 10;
  const name = pen.name(ref);
  const isWhole = pen.fits(name, room, { size: Math.max(pen.minText, 10) });
  const [w, h, r] = [short(width), short(height), 8];
  const { isUpper } = stations[company];
  const d = isUpper
    ? `M0 ${h}V${r}Q0 0 ${r} 0H${short(width - r)}Q${w} 0 ${w} ${r}V${h}Z`
    : `M0 0H${w}V${short(height - r)}Q${w} ${h} ${short(width - r)} ${h}H${r}Q0 ${h} 0 ${short(height - r)}Z`;
  const style = { bold: true, anchor: 'start', ink: `company-${company}-ink` } as const;
  const at = { x: 8 * scale, y: height / 2 };
  return place(
    pen,
    ref,
    { class: 'company', outline: { ...frame, top: { x: width / 2, y: isUpper ? height : 0 } }, at: cornerOf(area) },
    pen.path(d, { fill: `company-${company}` }),
    isWhole
      ? pen.label(at, name, { ...style, size, room })
      : pen.label(at, LETTERS[company], { ...style, size: size * 1.15 }),
    game !== null && drawSign(pen, signOf('coin', shareValue(game, company)), worth, coin / 28),
  );
}

function drawColumn(pen: Pen, ref: RefOf<'column'>, state: StationState, area: Area, frame: MapFrame): string {
  const { company, column } = ref;
  const { scale, stations } = frame;
  const { shuttleColumn, game } = state;
  const { width, height } = area;
  const station = stations[company];
  const spaces = station.columns[column] ?? [];
  const isRound = column === shuttleColumn;
  const pitch = (height - 6) / Math.max(1, spaces.length);
  const size = Math.min(13 * scale, pitch - 1);
  // On a printed board, an empty space has the shape of the piece that belongs on it.
  const form = game !== null ? 'free' : isRound ? 'round' : 'square';
  return place(
    pen,
    ref,
    {
      class: 'column',
      outline: outlineOf({ left: 1 - width / 2, top: 1, width: width - 2, height: height - 2 }, 4),
      at: beside(cornerOf(area), width / 2, 0),
    },
    pen.stamp(`column ${width} ${height}`, ORIGIN, () =>
      element('rect', { x: -width / 2, width, height, fill: 'none', 'pointer-events': 'all' }),
    ),
    spaces.map((coins, space) => {
      const at = { x: 0, y: 3 + (space + 0.5) * pitch };
      // STATION-6: a column's last space may be crossed out.
      const isCrossed = station.crossedOut[column] === true && space === spaces.length - 1;
      const covered = game !== null && isCovered(game, company, column, space);
      if (!covered) return used(homeSpace(pen, { coins, isCrossed, size, form }), at);
      return (isRound ? shuttleOf : outpostOf)(pen, at, company, size);
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
  const isFree = form === 'free';
  const frame = rectAround(ORIGIN, size * 1.8, size + 1, form === 'round' ? size / 2 : 2.5);
  const radius = size * 0.42;
  const cross = `M${short(-size * 0.62)} ${short(size * 0.4)}H${short(size * 0.62)}`;
  return pen.share(`home ${coins} ${isCrossed} ${size} ${form}`, () =>
    group({ class: 'home-space', 'data-coins': coins }, [
      !isFree && pen.draw(frame, { fill: 'slot', line: 'edge', width: 1 }),
      isFree && coins === 0 && pen.draw(circle(ORIGIN, 1.6), { fill: 'edge' }),
      Array.from({ length: coins }, (_, index) => {
        const at = { x: (index - (coins - 1) / 2) * radius * 1.7, y: 0 };
        return pen.draw(circle(at, radius), { fill: 'coin', line: 'coin-line', width: 1 });
      }),
      isCrossed && pen.path(cross, { line: 'faint', width: 1 }),
    ]),
  );
}
