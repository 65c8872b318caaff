import { COMPANIES, type Seat } from '../../components/ids.ts';
import type { PlayerScore } from '../../game/model/score.ts';
import { shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/module.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';
import { lit } from '../components/faces.ts';
import type { Size } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign } from '../signs/sign.ts';
import { drawn, group, rect, together } from '../svg.ts';
import { shortened, widthOf } from '../wrap.ts';
import { SOURCES, sheetOf } from './sheets.ts';

const PAD = 6;
const GAP = 2;
/** Minimum width at which the sources are named above the bars. */
const NAMED = 560;
const HEAD = 34;
/** Maximum height of a bar. The limit is lower in a narrow drawing, to leave space for text and pawns. */
const MAX = { wide: 50, narrow: 32 } as const;

/** Left edge of the bars, length of one point, and font size. */
interface Measures {
  readonly left: number;
  readonly top: number;
  readonly pitch: number;
  readonly bar: number;
  readonly point: number;
  readonly name: number;
  readonly total: number;
}

/** Draws every seat's score as a bar divided by source, with the highest score at the top. */
export function barsPanel(pen: Pen, game: Game, size: Size): string {
  const sheet = sheetOf(game);
  // SCORE-10: sorted by points; tied seats keep their order.
  const ranked = [...sheet.keys()].sort((a, b) => (sheet[b]?.total ?? 0) - (sheet[a]?.total ?? 0));
  const measures = measuresFor(sheet, size);
  return group(
    { class: 'score-bars' },
    ...(size.width >= NAMED ? [sourceNames(pen, measures.left, size.width - PAD)] : []),
    ...ranked.map((seat, rank) => {
      const score = sheet[seat];
      return score === undefined ? '' : barRow(pen, game, { seat, score, rank, measures });
    }),
  );
}

function measuresFor(sheet: readonly PlayerScore[], { width, height }: Size): Measures {
  const top = width >= NAMED ? HEAD : PAD;
  const pitch = Math.min(112, (height - top - PAD) / Math.max(1, sheet.length));
  const bar = Math.min(width >= NAMED ? MAX.wide : MAX.narrow, pitch * 0.5);
  const left = Math.min(150, Math.max(86, width * 0.16));
  const total = Math.min(42, Math.max(15, bar * 0.8));
  const max = Math.max(1, ...sheet.map((score) => score.total));
  const room = width - left - PAD - widthOf(String(max), total, true) - 14 - GAP * SOURCES.length;
  return { left, top, pitch, bar, point: room / max, name: Math.min(19, Math.max(12, bar * 0.38)), total };
}

/** Draws a key to the colours. */
function sourceNames(pen: Pen, left: number, right: number): string {
  const size = 12;
  const names = SOURCES.map(({ category, sign }) =>
    sign.company === undefined ? pen.text.category(category) : pen.name({ kind: 'company', company: sign.company }),
  );
  const needed = names.reduce((sum, name) => sum + 22 + widthOf(name, size), 0);
  if (needed > right - left) return '';
  const gap = Math.max(4, Math.min(18, (right - left - needed) / (names.length - 1)));
  let x = left;
  return together(
    SOURCES.map(({ sign }, index) => {
      const name = names[index] ?? '';
      const at = x;
      x += 22 + widthOf(name, size) + gap;
      const text = pen.label({ x: at + 20, y: 14 }, name, { size, anchor: 'start', ink: 'faint' });
      return `${drawSign(pen, sign, { x: at + 8, y: 14 }, { scale: 0.55 })}${text}`;
    }),
  );
}

interface Row {
  readonly seat: Seat;
  readonly score: PlayerScore;
  readonly rank: number;
  readonly measures: Measures;
}

function barRow(pen: Pen, game: Game, { seat, score, rank, measures }: Row): string {
  const { left, top, pitch, bar, name, total } = measures;
  const y = top + rank * pitch + 2;
  const middle = y + bar / 2;
  const radius = Math.min(20, bar * 0.42);
  const outline = rect({ x: 2, y }, left - 8, bar, 8);
  const room = left - radius * 2 - 22;
  const { parts, right } = partsOf(pen, game, { seat, score, rank, measures }, y);
  return group(
    { class: 'score-row', 'data-seat': seat },
    place(
      pen,
      { kind: 'seat', seat },
      { class: 'seat', outline },
      drawn(outline, { fill: 'none' }),
      seatMarker(pen, { x: PAD + radius, y: middle }, seat, radius, seat === game.state.luna?.seat),
      pen.label({ x: PAD + radius * 2 + 8, y: middle }, shortened(pen.name({ kind: 'seat', seat }), room, name, true), {
        size: name,
        anchor: 'start',
        bold: true,
      }),
    ),
    ...parts,
    pen.label({ x: right + 12, y: middle }, String(score.total), { size: total, anchor: 'start', bold: true }),
  );
}

/** Returns a seat's score sources and the lengths of their bars, omitting sources that are worth nothing. */
function partsOf(
  pen: Pen,
  game: Game,
  { seat, score, measures }: Row,
  y: number,
): { readonly parts: readonly string[]; readonly right: number } {
  const { left, bar, point, pitch } = measures;
  const size = Math.min(17, bar * 0.42);
  let right = left;
  const parts = SOURCES.flatMap(({ category, fill, ink, sign }) => {
    const value = score[category];
    if (value <= 0) return [];
    const width = Math.max(2, value * point);
    const [x, middle] = [right, y + bar / 2];
    right += width + GAP;
    const text = String(value);
    const needed = widthOf(text, Math.max(size, pen.minText), true);
    const icon = needed + 26 <= width ? 0.62 : 0;
    const shape = rect({ x, y }, width, bar, Math.min(6, width / 2));
    return [
      group(
        { class: 'score-part', 'data-source': category, 'data-points': value },
        drawn(shape, pen.paint({ fill })),
        drawn(shape, lit(pen, 'plain')),
        ...(icon > 0 ? [drawSign(pen, sign, { x: x + width / 2 - needed / 2 - 3, y: middle }, { scale: icon })] : []),
        ...(needed + 2 <= width
          ? [pen.label({ x: x + width / 2 + (icon > 0 ? 9 : 0), y: middle }, text, { size, bold: true, ink })]
          : []),
        ...(pitch > bar + 18 ? calculation(pen, game, seat, { category, value, x, width, y: y + bar + 11 }) : []),
      ),
    ];
  });
  return { parts, right };
}

interface Calculation {
  readonly category: keyof PlayerScore;
  readonly value: number;
  readonly x: number;
  readonly width: number;
  readonly y: number;
}

/** SHARE-5: draws "shares times share value", if that is the whole calculation and it fits. */
function calculation(pen: Pen, game: Game, seat: Seat, { category, value, x, width, y }: Calculation): string[] {
  const company = COMPANIES.find((each) => each === category);
  if (company === undefined) return [];
  const [shares, worth] = [sharesOf(game, seat)[company], shareValue(game, company)];
  const text = `${shares} × ${worth}`;
  if (shares * worth !== value || widthOf(text, 11.5) > width) return [];
  return [pen.label({ x: x + width / 2, y }, text, { size: 11.5, ink: 'faint' })];
}
