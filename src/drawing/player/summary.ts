import type { Point } from '../../components/content.ts';
import { COMPANIES, HIDDEN, LUNA_SLOTS, MAJORITY_ITEMS, type Seat } from '../../components/ids.ts';
import type { GameState, LunaState } from '../../game/model/state.ts';
import { lunaAmount } from '../../game/rules/bonus/majority.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';
import type { Heading } from '../../text/headings.ts';
import { cardChip } from '../components/cards.ts';
import { inLine, type Size, shortened, widthOf } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { companyBadge, markerOf } from '../pieces.ts';
import { place } from '../place.ts';
import { pointsOf } from '../points.ts';
import { drawSign, ITEM_SIGNS, type Sign, signOf } from '../signs/sign.ts';
import { beside, drawn, group, type Markup, ORIGIN, rect, rectAround } from '../svg.ts';

const PAD = 8;
const NAME = 13.5;
const CHIP = 18;

type Line = Readonly<Record<'width' | 'y', number>>;

const LARGE = { size: 25, gap: 4, height: 32 };
const SMALL = { size: 19, gap: 6, height: 30 };

export function summaryPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const isHigh = height >= 150;
  const [first, second, third] = isHigh ? [22, 68, height - 42] : [height * 0.16, height * 0.45, height * 0.74];
  return group({ class: 'summary' }, [
    nameRow(pen, game, seat, { width, y: first }, LARGE).markup,
    isHigh && statusOf(game.state, seat) !== 'turn' && statusNote(pen, game, seat, { x: width - PAD, y: 43 }),
    coinsAndMarkers(pen, game, seat, { width, y: second }),
    shares(pen, game, seat, { width, y: third }),
  ]);
}

export function stripPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const { luna } = game.state;
  const lines = luna?.seat === seat ? 4 : 3;
  // In a low strip, the rows would touch each other.
  const [top, bottom] = height < 68 ? [16, 12] : [19, 15];
  const y = (line: number): number => top + ((height - top - bottom) * line) / (lines - 1);
  const { markup, left, right } = nameRow(pen, game, seat, { width, y: top }, SMALL);
  return group({ class: 'strip', 'data-seat': seat }, [
    markup,
    right - left > 34 && statusNote(pen, game, seat, { x: right, y: top }, right - left),
    figures(pen, game, seat, { width, y: y(1) }),
    luna?.seat === seat ? [lunaSlots(pen, luna, y(2)), majorityTotals(pen, game, y(3))] : faceUp(pen, game, seat, y(2)),
  ]);
}

/** Draws a seat's name, and its points if the game ended now. `left` and `right` are the edges of the free space. */
function nameRow(pen: Pen, game: Game, seat: Seat, { width, y }: Line, { size, gap, height }: typeof LARGE) {
  const score = pointsOf(game, seat);
  const right = width - PAD - widthOf(score, size, true) - gap;
  const left = PAD + 26;
  const name = shortened(pen.name({ kind: 'seat', seat }), right - left, NAME, true);
  const plate = rect({ x: 3, y: y - height / 2 }, width - 6, height, 8);
  const look = { class: 'seat', outline: plate, data: { 'data-seat': seat } };
  const markup = place(pen, { kind: 'seat', seat }, look, [
    drawn(plate, { fill: 'none' }),
    markerOf(pen, game, seat, { x: PAD + 11, y }, 10),
    pen.label({ x: left, y }, name, { size: NAME, anchor: 'start', bold: true }),
    pen.label({ x: width - PAD, y }, score, { size, anchor: 'end', bold: true }),
  ]);
  return { markup, left: left + widthOf(name, NAME, true) + 4, right };
}

/** Draws a seat's most important status: acting now, first player, or passed. Its right edge is at the given point. */
function statusNote(pen: Pen, { state }: Game, seat: Seat, at: Point, room = 110): string {
  const heading = statusOf(state, seat);
  if (heading === null) return '';
  const text = pen.text.heading(heading);
  const ink = heading === 'turn' ? 'choice' : 'faint';
  if (pen.fits(text, room, { bold: true })) {
    return pen.label(at, text, { size: 10.5, anchor: 'end', bold: true, ink, room });
  }
  // The pennant means the same but takes up less space.
  return heading === 'firstPlayer' ? drawSign(pen, { kind: 'firstPlayer' }, beside(at, -8, 0), 0.5) : '';
}

export function actingSeats({ stack }: GameState): readonly Seat[] {
  const frame = stack.at(-1);
  if (frame === undefined) return [];
  if ('seats' in frame) return frame.seats;
  if (frame.kind === 'startingToken') return [...frame.chosen.keys()].filter((seat) => frame.chosen[seat] === null);
  return 'seat' in frame && frame.seat !== null ? [frame.seat] : [];
}

function statusOf(state: GameState, seat: Seat): Heading | null {
  if (state.stack.length === 0) return null;
  if (state.players[seat]?.passed === true) return 'passed';
  if (actingSeats(state).includes(seat)) return 'turn';
  if (state.firstPlayer === seat) return 'firstPlayer';
  return state.nextFirstPlayer === seat ? 'nextFirstPlayer' : null;
}

function coinsAndMarkers(pen: Pen, game: Game, seat: Seat, { width, y }: Line): Markup {
  const { coins, markers, oneTimeMarkers } = playerAt(game, seat);
  const left = PAD + 40;
  const radius = 10;
  const isWhole = oneTimeMarkers === 0 && markers <= Math.floor((width - PAD - left) / (radius * 2 + 2));
  const text = oneTimeMarkers > 0 ? `×${markers}+${oneTimeMarkers}` : `×${markers}`;
  return [
    drawSign(pen, signOf('coin', coins), { x: PAD + 15, y }, 1.05),
    Array.from({ length: isWhole ? markers : 1 }, (_, index) =>
      markerOf(pen, game, seat, { x: left + index * 24 + radius, y }, radius),
    ),
    !isWhole && pen.label({ x: left + radius * 2 + 5, y }, text, { size: 14, anchor: 'start', bold: true }),
  ];
}

function shares(pen: Pen, game: Game, seat: Seat, { width, y }: Line): Markup {
  const counts = sharesOf(game, seat);
  const pitch = (width - PAD * 2) / COMPANIES.length;
  return COMPANIES.map((company, index) => {
    const x = PAD + (index + 0.5) * pitch;
    return [
      companyBadge(pen, { x, y: y - 2 }, company, 9),
      pen.label({ x, y: y + 18 }, String(counts[company]), { size: 14, bold: true }),
    ];
  });
}

type Figure = readonly [picture: (at: Point, size: number) => string, count: string];

function figures(pen: Pen, game: Game, seat: Seat, { width, y }: Line): Markup {
  const all = figuresOf(pen, game, seat);
  const room = width - PAD * 2;
  const widths = (icon: number, number: number): number[] =>
    all.map(([, count]) => icon + 2 + widthOf(count, number, true));
  const [icon, size] = inLine(widths(12, 11.5), 2).end <= room - 2 ? [12, 11.5] : [10.5, 10];
  const lengths = widths(icon, size);
  const free = room - inLine(lengths, 0).end;
  const { starts } = inLine(lengths, Math.min(7, free / Math.max(1, all.length - 1)), PAD);
  return all.map(([picture, count], index) => {
    const x = starts[index] ?? PAD;
    const text = pen.label({ x: x + icon + 2, y }, count, { size, anchor: 'start', bold: true });
    return [picture({ x: x + icon / 2, y }, icon), text];
  });
}

function figuresOf(pen: Pen, game: Game, seat: Seat): readonly Figure[] {
  const { coins, markers, oneTimeMarkers, hand } = playerAt(game, seat);
  const counts = sharesOf(game, seat);
  const sign = (kind: Sign['kind'], count: number): Figure => [
    (at, size) => drawSign(pen, { kind }, at, size / 28),
    String(count),
  ];
  return [
    sign('coin', coins),
    [
      (at, size) => markerOf(pen, game, seat, at, size / 2 + 0.5),
      oneTimeMarkers > 0 ? `${markers}+${oneTimeMarkers}` : String(markers),
    ],
    ...(seat === game.state.luna?.seat ? [] : [sign('card', hand.length)]),
    ...COMPANIES.filter((company) => counts[company] > 0).map(
      (company): Figure => [(at, size) => companyBadge(pen, at, company, size / 2), String(counts[company])],
    ),
  ];
}

function faceUp(pen: Pen, game: Game, seat: Seat, y: number): Markup {
  const { area, used } = playerAt(game, seat);
  return area.map((id, index) => {
    const at = { x: PAD + CHIP / 2 + index * (CHIP + 4), y };
    if (id === null) return pen.reuse(rectAround(at, CHIP, CHIP, 4), { line: 'line', dash: '3 2' });
    const chip = cardChip(pen, game.box.card(id), at, CHIP);
    return used[index] === true ? group({ class: 'sm-used' }, chip, veil(pen, at)) : chip;
  });
}

function veil(pen: Pen, at: Point): string {
  const area = rectAround(ORIGIN, CHIP, CHIP, 4);
  return pen.stamp('veil', at, () => [
    pen.draw(area, { fill: 'panel' }, { 'fill-opacity': '.55' }),
    pen.path('M-8 2 2-8M-8 8 8-8M-2 8 8-2', { line: 'faint' }),
  ]);
}

function lunaSlots(pen: Pen, luna: LunaState, y: number): Markup {
  const size = 19;
  const outline = rectAround(ORIGIN, size, size, 4);
  return luna.slots.map((slot, index) => {
    const at = { x: PAD + size / 2 + index * (size + 4), y };
    const fill = slot === null ? 'slot' : slot.faceUp ? 'raised' : 'luna';
    const ink = slot === null ? 'faint' : slot.faceUp ? 'ink' : 'luna-ink';
    const ref = slot === null || slot.card === HIDDEN ? null : ({ kind: 'lunaCard', lunaCard: slot.card } as const);
    return place(pen, ref, { class: 'luna-slot', outline, at }, [
      pen.reuse(outline, { fill, line: 'edge', ...(slot === null && { dash: '3 2' }) }),
      pen.label(ORIGIN, LUNA_SLOTS[index] ?? '', { size: 11, bold: true, ink }),
    ]);
  });
}

/** LUNA-23: draws the totals of Luna's majority cards. */
function majorityTotals(pen: Pen, game: Game, y: number): Markup {
  return MAJORITY_ITEMS.map((item) => ({ kind: ITEM_SIGNS[item], amount: lunaAmount(game, item) }))
    .filter(({ amount }) => amount > 0)
    .map(({ kind, amount }, index) => drawSign(pen, signOf(kind, amount), { x: PAD + 10 + index * 26, y }, 0.68));
}
