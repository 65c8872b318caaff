import type { Point } from '../../components/content.ts';
import { COMPANIES, type Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/module.ts';
import { playerAt } from '../../game/rules/players.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';
import type { Size } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { companyBadge, seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import { pointsOf } from '../scores/sheets.ts';
import { drawSign } from '../signs/sign.ts';
import { drawn, group, rect, together } from '../svg.ts';
import { shortened, widthOf } from '../wrap.ts';
import { statusNote } from './status.ts';

const PAD = 8;
const NAME = 13.5;
const SCORE = 25;

/** Draws a seat's possessions: its score, coins, markers and shares. */
export function summaryPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  // If there is little height, the three rows are closer together.
  const rows = height >= 150 ? [22, 68, height - 42] : [height * 0.16, height * 0.45, height * 0.74];
  const [first = 22, second = 68, third = 110] = rows;
  return group(
    { class: 'summary' },
    nameRow(pen, game, seat, { width, y: first }),
    ...(height >= 150 ? [statusNote(pen, game, seat, { x: width - PAD, y: 43 })] : []),
    together(coinsAndMarkers(pen, game, seat, { width, y: second })),
    together(shares(pen, game, seat, { width, y: third })),
  );
}

interface Line {
  readonly width: number;
  readonly y: number;
}

/** Draws a seat's name, and its points if the game ended now. */
function nameRow(pen: Pen, game: Game, seat: Seat, { width, y }: Line): string {
  const score = pointsOf(game, seat);
  const right = width - PAD - widthOf(score, SCORE, true) - 4;
  const left = PAD + 26;
  const name = shortened(pen.name({ kind: 'seat', seat }), right - left, NAME, true);
  const plate = rect({ x: 3, y: y - 16 }, width - 6, 32, 8);
  return place(
    pen,
    { kind: 'seat', seat },
    { class: 'seat', outline: plate, data: { 'data-seat': seat } },
    drawn(plate, { fill: 'none' }),
    seatMarker(pen, { x: PAD + 11, y }, seat, 10, seat === game.state.luna?.seat),
    pen.label({ x: left, y }, name, { size: NAME, anchor: 'start', bold: true }),
    pen.label({ x: width - PAD, y }, score, { size: SCORE, anchor: 'end', bold: true }),
  );
}

/** Draws the coins and the remaining bonus markers. One-time markers follow after a plus sign. */
function coinsAndMarkers(pen: Pen, game: Game, seat: Seat, { width, y }: Line): string[] {
  const { coins, markers, oneTimeMarkers } = playerAt(game, seat);
  const isLuna = seat === game.state.luna?.seat;
  const left = PAD + 40;
  const radius = 10;
  const fits = Math.floor((width - PAD - left) / (radius * 2 + 2));
  const marker = (at: Point): string => seatMarker(pen, at, seat, radius, isLuna);
  const coin = drawSign(pen, { kind: 'coin', text: String(coins) }, { x: PAD + 15, y }, { scale: 1.05 });
  const once = oneTimeMarkers > 0 ? `+${oneTimeMarkers}` : '';
  if (once === '' && markers <= fits) {
    return [coin, ...Array.from({ length: markers }, (_, index) => marker({ x: left + index * 24 + radius, y }))];
  }
  const text = `×${markers}${once}`;
  return [
    coin,
    marker({ x: left + radius, y }),
    pen.label({ x: left + radius * 2 + 5, y }, text, { size: 14, anchor: 'start', bold: true }),
  ];
}

/** Draws a seat's shares, grouped by company. */
function shares(pen: Pen, game: Game, seat: Seat, { width, y }: Line): string[] {
  const counts = sharesOf(game, seat);
  const pitch = (width - PAD * 2) / COMPANIES.length;
  return COMPANIES.flatMap((company, index) => {
    const x = PAD + (index + 0.5) * pitch;
    return [
      companyBadge(pen, { x, y: y - 2 }, company, 9),
      pen.label({ x, y: y + 18 }, String(counts[company]), { size: 14, bold: true }),
    ];
  });
}
