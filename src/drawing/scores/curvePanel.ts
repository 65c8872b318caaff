import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/module.ts';
import { type Area, outlineOf, type Size } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { markerOf, seatRole } from '../pieces.ts';
import { circle, element, group, type Markup, short } from '../svg.ts';
import { widthOf } from '../wrap.ts';

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

interface Scale {
  readonly plot: Area;
  readonly max: number;
  readonly x: (index: number) => number;
  readonly y: (points: number) => number;
}

export function curvePanel(pen: Pen, game: Game, points: readonly CurvePoint[], size: Size, at: number | null): string {
  const scale = scaleFor(points, size);
  const { plot } = scale;
  return group(
    { class: 'curve', 'data-left': plot.left, 'data-right': plot.left + plot.width, 'data-last': points.length - 1 },
    rounds(pen, points, scale),
    levels(pen, scale),
    game.state.players.map((_, seat) => line(pen, points, seat, scale)),
    at !== null && moment(pen, points, at, scale),
    ends(pen, game, points, scale),
  );
}

function scaleFor(points: readonly CurvePoint[], { width, height }: Size): Scale {
  const { left, top, right, bottom } = MARGIN;
  const plot = { left, top, width: width - left - right, height: height - top - bottom };
  const max = Math.max(10, ...points.flatMap(({ totals }) => totals));
  const last = Math.max(1, points.length - 1);
  return {
    plot,
    max,
    x: (index) => plot.left + (index / last) * plot.width,
    y: (value) => plot.top + plot.height - (Math.max(0, value) / (max * 1.04)) * plot.height,
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
