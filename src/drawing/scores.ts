import { COMPANIES, type Seat } from '../components/ids.ts';
import { type PlayerScore, SCORE_CATEGORIES, type ScoreCategory } from '../game/model/score.ts';
import { shareValue } from '../game/rules/board/stations.ts';
import type { Game } from '../game/rules/game.ts';
import { sharesOf } from '../game/rules/round/scoring.ts';
import { lit } from './components/faces.ts';
import { type Area, inLine, middleOf, outlineOf, type Size, shortened, widthOf } from './layout.ts';
import type { Pen } from './pen.ts';
import { markerOf, seatRole } from './pieces.ts';
import { place } from './place.ts';
import { sheetOf } from './points.ts';
import { drawSign, type Sign } from './signs/sign.ts';
import { beside, circle, drawn, element, group, type Markup, rect, short } from './svg.ts';

const KINDS = { coins: 'coin', tank: 'helium', research: 'research' } as const;

const isCompany = (category: ScoreCategory): category is (typeof COMPANIES)[number] =>
  (COMPANIES as readonly string[]).includes(category);

/** AMB-SCORE-5: the seven categories, in the order of the score pad. */
const SOURCES = SCORE_CATEGORIES.map((category) => {
  const sign: Sign = isCompany(category) ? { kind: 'share', company: category } : { kind: KINDS[category] };
  const fill = isCompany(category) ? (`company-${category}` as const) : KINDS[category];
  return { category, sign, fill, ink: `${fill}-ink` as const };
});

type Source = (typeof SOURCES)[number];

const PAD = 6;
const GAP = 2;
const NAMED = 560;
const HEAD = 34;
/** Maximum height of a bar. The limit is lower in a narrow drawing, to leave space for text and pawns. */
const MAX = { wide: 50, narrow: 32 } as const;

export function barsPanel(pen: Pen, game: Game, size: Size): string {
  const sheet = sheetOf(game);
  // SCORE-10: sorted by points; tied seats keep their order.
  const ranked = [...sheet.keys()].sort((a, b) => (sheet[b]?.total ?? 0) - (sheet[a]?.total ?? 0));
  const measures = measuresFor(sheet, size);
  return group({ class: 'score-bars' }, [
    size.width >= NAMED && sourceNames(pen, measures.left, size.width - PAD),
    ranked.map((seat, rank) => {
      const score = sheet[seat];
      return score && barRow(pen, game, { seat, score, measures, y: measures.top + rank * measures.pitch + 2 });
    }),
  ]);
}

function measuresFor(sheet: readonly PlayerScore[], { width, height }: Size) {
  const top = width >= NAMED ? HEAD : PAD;
  const pitch = Math.min(112, (height - top - PAD) / Math.max(1, sheet.length));
  const bar = Math.min(width >= NAMED ? MAX.wide : MAX.narrow, pitch * 0.5);
  const left = Math.min(150, Math.max(86, width * 0.16));
  const total = Math.min(42, Math.max(15, bar * 0.8));
  const max = Math.max(1, ...sheet.map((score) => score.total));
  const room = width - left - PAD - widthOf(String(max), total, true) - 14 - GAP * SOURCES.length;
  return { left, top, pitch, bar, point: room / max, name: Math.min(19, Math.max(12, bar * 0.38)), total };
}

function sourceNames(pen: Pen, left: number, right: number): Markup {
  const size = 12;
  const names = SOURCES.map(({ category, sign }) =>
    sign.company === undefined ? pen.text.category(category) : pen.name({ kind: 'company', company: sign.company }),
  );
  const lengths = names.map((name) => 22 + widthOf(name, size));
  const free = right - left - inLine(lengths, 0).end;
  if (free < 0) return '';
  const { starts } = inLine(lengths, Math.max(4, Math.min(18, free / (names.length - 1))), left);
  return SOURCES.map(({ sign }, index) => {
    const [x = 0, name = ''] = [starts[index], names[index]];
    const text = pen.label({ x: x + 20, y: 14 }, name, { size, anchor: 'start', ink: 'faint' });
    return [drawSign(pen, sign, { x: x + 8, y: 14 }, 0.55), text];
  });
}

interface Row {
  readonly seat: Seat;
  readonly score: PlayerScore;
  readonly measures: ReturnType<typeof measuresFor>;
  /** Upper edge of the bar. */
  readonly y: number;
}

function barRow(pen: Pen, game: Game, row: Row): string {
  const { seat, score, y } = row;
  const { left, bar, name: size, total } = row.measures;
  const middle = y + bar / 2;
  const radius = Math.min(20, bar * 0.42);
  const outline = rect({ x: 2, y }, left - 8, bar, 8);
  const name = shortened(pen.name({ kind: 'seat', seat }), left - radius * 2 - 22, size, true);
  const { parts, right } = partsOf(pen, game, row);
  return group({ class: 'score-row', 'data-seat': seat }, [
    place(pen, { kind: 'seat', seat }, { class: 'seat', outline }, [
      drawn(outline, { fill: 'none' }),
      markerOf(pen, game, seat, { x: PAD + radius, y: middle }, radius),
      pen.label({ x: PAD + radius * 2 + 8, y: middle }, name, { size, anchor: 'start', bold: true }),
    ]),
    parts,
    pen.label({ x: right + 12, y: middle }, String(score.total), { size: total, anchor: 'start', bold: true }),
  ]);
}

function partsOf(pen: Pen, game: Game, { seat, score, measures: { left, bar, point, pitch }, y }: Row) {
  const size = Math.min(17, bar * 0.42);
  let right = left;
  const parts = SOURCES.map((source) => {
    const { category, fill, ink, sign } = source;
    const value = score[category];
    if (value <= 0) return '';
    const width = Math.max(2, value * point);
    const area = { left: right, top: y, width, height: bar };
    const middle = middleOf(area);
    right += width + GAP;
    const text = String(value);
    const needed = widthOf(text, Math.max(size, pen.minText), true);
    const hasIcon = needed + 26 <= width;
    const shape = outlineOf(area, Math.min(6, width / 2));
    return group({ class: 'score-part', 'data-source': category, 'data-points': value }, [
      pen.draw(shape, { fill }),
      drawn(shape, lit(pen, 'plain')),
      hasIcon && drawSign(pen, sign, beside(middle, -needed / 2 - 3, 0), 0.62),
      needed + 2 <= width && pen.label(beside(middle, hasIcon ? 9 : 0, 0), text, { size, bold: true, ink }),
      pitch > bar + 18 && calculation(pen, game, seat, source, value, area),
    ]);
  });
  return { parts, right };
}

/** SHARE-5: draws "shares times share value", if that is the whole calculation and it fits. */
function calculation(pen: Pen, game: Game, seat: Seat, { category, sign }: Source, value: number, bar: Area): string {
  const { company } = sign;
  if (company === undefined || company !== category) return '';
  const [shares, worth] = [sharesOf(game, seat)[company], shareValue(game, company)];
  const text = `${shares} × ${worth}`;
  if (shares * worth !== value || widthOf(text, 11.5) > bar.width) return '';
  return pen.label({ x: middleOf(bar).x, y: bar.top + bar.height + 11 }, text, { size: 11.5, ink: 'faint' });
}

/** A labelled point on the line of a seat. */
export interface CurveMark {
  /** Index of the point. */
  readonly at: number;
  /** Seat whose line is labelled. */
  readonly seat: Seat;
  /** One or two characters. */
  readonly label: string;
}

/** A point of a score curve: the round, and the points that every seat would have if the game ended then. */
export interface CurvePoint {
  /** Round number, starting at 1. */
  readonly round: number;
  /** Every seat's coins at this point. */
  readonly totals: readonly number[];
}

const MARGIN = { left: 34, right: 34, top: 10, bottom: 22 } as const;
const LETTERS = 11;
const PAWN = 9.5;
/** Dash patterns that make the seats' lines distinguishable without colour. */
const DASHES = [undefined, '2 4', '7 4', '10 3 2 3'] as const;
const STEPS: readonly number[] = [5, 10, 25, 50, 100, 250, 500];

type Scale = ReturnType<typeof scaleFor>;

export interface CurveParts {
  readonly at: number | null;
  /** Index of the last point to draw. */
  readonly until: number;
  readonly marks: readonly CurveMark[];
}

export function curvePanel(pen: Pen, game: Game, points: readonly CurvePoint[], size: Size, parts: CurveParts): string {
  const { at, until, marks } = parts;
  const known = points.slice(0, until + 1);
  const scale = scaleFor(points, known, size);
  const { plot } = scale;
  return group(
    { class: 'curve', 'data-left': plot.left, 'data-right': plot.left + plot.width, 'data-last': points.length - 1 },
    rounds(pen, points, scale),
    levels(pen, scale),
    game.state.players.map((_, seat) => line(pen, known, seat, scale)),
    at !== null && moment(pen, points, at, scale),
    known.length === points.length && ends(pen, game, points, scale),
    marks.map((mark) => markOnLine(pen, points, mark, scale)),
  );
}

/** The scale fits the points that are drawn, so it reveals nothing about later ones. */
function scaleFor(points: readonly CurvePoint[], known: readonly CurvePoint[], { width, height }: Size) {
  const { left, top, right, bottom } = MARGIN;
  const plot: Area = { left, top, width: width - left - right, height: height - top - bottom };
  const max = Math.max(10, ...known.flatMap(({ totals }) => totals));
  const last = Math.max(1, points.length - 1);
  return {
    plot,
    max,
    x: (index: number) => plot.left + (index / last) * plot.width,
    y: (value: number) => plot.top + plot.height - (Math.max(0, value) / (max * 1.04)) * plot.height,
  };
}

function rounds(pen: Pen, points: readonly CurvePoint[], { plot, x }: Scale): Markup {
  const numbers = [...new Set(points.map(({ round }) => round))];
  const word = pen.text.heading('round');
  return numbers.map((round, index) => {
    const from = x(points.findIndex((each) => each.round === round));
    const next = points.findIndex((each) => each.round > round);
    const to = next === -1 ? plot.left + plot.width : x(next);
    const long = `${word} ${round}`;
    const text = widthOf(long, LETTERS) + 6 <= to - from ? long : String(round);
    const fits = widthOf(text, LETTERS) + 2 <= to - from;
    const middle = { x: (from + to) / 2, y: plot.top + plot.height + 12 };
    return [
      index % 2 === 0 && pen.draw(outlineOf({ ...plot, left: from, width: to - from }, 0), { fill: 'slot' }),
      fits && pen.label(middle, text, { size: LETTERS, ink: 'faint' }),
    ];
  });
}

function levels(pen: Pen, { plot, y, max }: Scale): Markup {
  const step = STEPS.find((each) => (max / each) * 20 <= plot.height) ?? 1000;
  const values = Array.from({ length: Math.floor(max / step) }, (_, index) => (index + 1) * step);
  const d = values.map((value) => `M${short(plot.left)} ${short(y(value))}h${short(plot.width)}`).join('');
  return [
    pen.path(d, { line: 'line', dash: '3 4' }),
    values.map((value) =>
      pen.label({ x: plot.left - 6, y: y(value) }, String(value), { size: LETTERS, anchor: 'end', ink: 'faint' }),
    ),
  ];
}

function line(pen: Pen, points: readonly CurvePoint[], seat: Seat, { x, y }: Scale): string {
  let before = points[0]?.totals[seat] ?? 0;
  let d = `M${short(x(0))} ${short(y(before))}`;
  for (const [index, { totals }] of points.entries()) {
    const now = totals[seat] ?? 0;
    if (now !== before) d += `H${short(x(index))}V${short(y(now))}`;
    before = now;
  }
  d += `H${short(x(points.length - 1))}`;
  const paint = pen.paint({ line: seatRole(seat), width: seat === 0 ? 2.5 : 2, dash: DASHES[seat] });
  return element('path', { d, 'data-seat': seat, ...paint });
}

function moment(pen: Pen, points: readonly CurvePoint[], at: number, { plot, x, y }: Scale): string {
  const across = x(at);
  const d = `M${short(across)} ${short(plot.top - 4)}V${short(plot.top + plot.height)}`;
  const totals = points[at]?.totals ?? [];
  return group({ class: 'moment', 'data-index': at }, [
    pen.path(d, { line: 'choice', width: 2 }),
    totals.map((value, seat) =>
      pen.draw(circle({ x: across, y: y(value) }, 4.5), { fill: seatRole(seat), line: 'panel', width: 1.5 }),
    ),
    pen.draw(circle({ x: across, y: plot.top + plot.height }, 6.5), { fill: 'choice', line: 'panel', width: 2 }),
  ]);
}

const MARK = 9;

/** The label is above the line if there is enough space, and below it otherwise. */
function markOnLine(pen: Pen, points: readonly CurvePoint[], { at, seat, label }: CurveMark, { plot, x, y }: Scale) {
  const spot = { x: x(at), y: y(points[at]?.totals[seat] ?? 0) };
  const isAbove = spot.y - MARK * 2 - 4 >= 1;
  const middle = beside(spot, 0, isAbove ? -MARK - 5 : MARK + 5);
  const kept = { x: Math.min(Math.max(middle.x, plot.left + MARK), plot.left + plot.width - MARK), y: middle.y };
  return group({ class: 'curve-mark', 'data-index': at }, [
    pen.draw(circle(spot, 3.5), { fill: seatRole(seat), line: 'panel', width: 1.5 }),
    pen.draw(circle(kept, MARK), { fill: seatRole(seat), line: 'panel', width: 2 }),
    pen.label(kept, label, { size: 11.5, bold: true, ink: 'seat-ink' }),
  ]);
}

function ends(pen: Pen, game: Game, points: readonly CurvePoint[], { plot, y }: Scale): Markup {
  const totals = points.at(-1)?.totals ?? [];
  const order = [...totals.keys()].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const apart = PAWN * 2 + 1;
  let lowest = Number.NEGATIVE_INFINITY;
  const spots = order.map((seat) => {
    const at = Math.max(y(totals[seat] ?? 0), lowest + apart, PAWN + 1);
    lowest = at;
    return { seat, at };
  });
  const over = Math.max(0, lowest - (plot.top + plot.height + MARGIN.bottom - PAWN - 1));
  return spots.map(({ seat, at }) => markerOf(pen, game, seat, { x: plot.left + plot.width + 14, y: at - over }, PAWN));
}
