import type { Point } from '../../components/content.ts';
import { COMPANIES, HIDDEN, LUNA_SLOTS, MAJORITY_ITEMS, type Seat } from '../../components/ids.ts';
import type { LunaState } from '../../game/model/state.ts';
import { lunaAmount } from '../../game/rules/bonus/majority.ts';
import type { Game } from '../../game/rules/module.ts';
import { playerAt } from '../../game/rules/players.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';
import { cardChip } from '../components/card.ts';
import type { Size } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { companyBadge, seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import { pointsOf } from '../scores/sheets.ts';
import { drawSign, type Sign } from '../signs/sign.ts';
import { drawn, group, ORIGIN, rect, rectAround, together } from '../svg.ts';
import { shortened, widthOf } from '../wrap.ts';
import { statusNote } from './status.ts';

const PAD = 8;
const NAME = 13.5;
const SCORE = 19;
const CHIP = 18;
const NUMBER = 11.5;

/**
 * Draws the public information about a seat as a strip: its score, coins, markers, hand and shares, and the cards in
 * its action area.
 */
export function stripPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const { luna } = game.state;
  const isLuna = luna?.seat === seat;
  const lines = isLuna ? 4 : 3;
  const y = (line: number): number => 19 + ((height - 19 - 15) * line) / (lines - 1);
  const cards =
    isLuna && luna !== null
      ? [lunaSlots(pen, luna, y(2)), majorityTotals(pen, game, { width, y: y(3) })]
      : [faceUp(pen, game, seat, { width, y: y(2) })];
  return group(
    { class: 'strip', 'data-seat': seat },
    nameRow(pen, game, seat, { width, y: 19 }),
    together(figures(pen, game, seat, { width, y: y(1) })),
    ...cards,
  );
}

interface Line {
  readonly width: number;
  readonly y: number;
}

function nameRow(pen: Pen, game: Game, seat: Seat, { width, y }: Line): string {
  const isLuna = seat === game.state.luna?.seat;
  const score = pointsOf(game, seat);
  const right = width - PAD - widthOf(score, SCORE, true) - 6;
  const left = PAD + 26;
  const name = shortened(pen.name({ kind: 'seat', seat }), right - left, NAME, true);
  const after = left + widthOf(name, NAME, true) + 4;
  const plate = rect({ x: 3, y: y - 15 }, width - 6, 30, 8);
  return `${place(
    pen,
    { kind: 'seat', seat },
    { class: 'seat', outline: plate, data: { 'data-seat': seat } },
    drawn(plate, { fill: 'none' }),
    seatMarker(pen, { x: PAD + 11, y }, seat, 10, isLuna),
    pen.label({ x: left, y }, name, { size: NAME, anchor: 'start', bold: true }),
    pen.label({ x: width - PAD, y }, score, { size: SCORE, anchor: 'end', bold: true }),
  )}${right - after > 34 ? statusNote(pen, game, seat, { x: right, y }, right - after) : ''}`;
}

/** A small picture with a number beside it. */
interface Figure {
  readonly sign: (at: Point, size: number) => string;
  readonly count: string;
}

/** Draws coins, markers, cards in hand and shares, and shrinks them all if there are many. */
function figures(pen: Pen, game: Game, seat: Seat, { width, y }: Line): string[] {
  const all = figuresOf(pen, game, seat);
  const room = width - PAD * 2;
  const needed = (icon: number, number: number): number =>
    all.reduce((sum, { count }) => sum + icon + 2 + widthOf(count, number, true), 0);
  const [icon, number] = needed(12, NUMBER) <= room - all.length * 2 ? [12, NUMBER] : [10.5, 10];
  const gap = Math.min(7, (room - needed(icon, number)) / Math.max(1, all.length - 1));
  let x = PAD;
  return all.map(({ sign, count }) => {
    const at = x;
    x += icon + 2 + widthOf(count, number, true) + gap;
    const text = pen.label({ x: at + icon + 2, y }, count, { size: number, anchor: 'start', bold: true });
    return `${sign({ x: at + icon / 2, y }, icon)}${text}`;
  });
}

function figuresOf(pen: Pen, game: Game, seat: Seat): readonly Figure[] {
  const { coins, markers, oneTimeMarkers, hand } = playerAt(game, seat);
  const isLuna = seat === game.state.luna?.seat;
  const shares = sharesOf(game, seat);
  const sign =
    (kind: Sign['kind']) =>
    (at: Point, size: number): string =>
      drawSign(pen, { kind }, at, { scale: size / 28 });
  return [
    { sign: sign('coin'), count: String(coins) },
    {
      sign: (at, size) => seatMarker(pen, at, seat, size / 2 + 0.5, isLuna),
      count: oneTimeMarkers > 0 ? `${markers}+${oneTimeMarkers}` : String(markers),
    },
    ...(isLuna ? [] : [{ sign: sign('card'), count: String(hand.length) }]),
    ...COMPANIES.filter((company) => shares[company] > 0).map((company) => ({
      sign: (at: Point, size: number): string => companyBadge(pen, at, company, size / 2),
      count: String(shares[company]),
    })),
  ];
}

/** Draws the face-up and the used cards in a seat's action area. */
function faceUp(pen: Pen, game: Game, seat: Seat, { y }: Line): string {
  const { area, used } = playerAt(game, seat);
  const pitch = CHIP + 4;
  return together(
    area.map((id, index) => {
      const at = { x: PAD + CHIP / 2 + index * pitch, y };
      if (id === null) return pen.reuse(rectAround(at, CHIP, CHIP, 4), { line: 'line', dash: '3 2' });
      const chip = cardChip(pen, game.box.card(id), at, CHIP);
      return used[index] === true ? group({ class: 'sm-used' }, chip, veil(pen, at)) : chip;
    }),
  );
}

/** Draws hatching over a used card. */
function veil(pen: Pen, { x, y }: { readonly x: number; readonly y: number }): string {
  const href = pen.share('veil', () =>
    group(
      {},
      drawn(rectAround(ORIGIN, CHIP, CHIP, 4), { ...pen.paint({ fill: 'panel' }), 'fill-opacity': '.55' }),
      `<path d="M-8 2 2-8M-8 8 8-8M-2 8 8-2"${inInk(pen)}/>`,
    ),
  );
  return `<use href="${href}" x="${x}" y="${y}"/>`;
}

function inInk(pen: Pen): string {
  const { class: own, stroke } = pen.paint({ line: 'faint' });
  return ` class="${own}" fill="none" stroke="${stroke}" stroke-width="1"`;
}

/** Draws Luna's action slots A to E. Each slot is empty, or contains a card that is waiting or has been carried out. */
function lunaSlots(pen: Pen, luna: LunaState, y: number): string {
  const size = 19;
  return together(
    luna.slots.map((slot, index) => {
      const at = { x: PAD + size / 2 + index * (size + 4), y };
      const outline = rectAround(ORIGIN, size, size, 4);
      const letter = LUNA_SLOTS[index] ?? '';
      const [fill, ink] =
        slot === null
          ? (['slot', 'faint'] as const)
          : slot.faceUp
            ? (['raised', 'ink'] as const)
            : (['luna', 'luna-ink'] as const);
      const box = pen.reuse(outline, { fill, line: 'edge', ...(slot === null && { dash: '3 2' }) });
      const ref = slot === null || slot.card === HIDDEN ? null : ({ kind: 'lunaCard', lunaCard: slot.card } as const);
      return place(
        pen,
        ref,
        { class: 'luna-slot', outline, at },
        box,
        pen.label(ORIGIN, letter, { size: 11, bold: true, ink }),
      );
    }),
  );
}

/** LUNA-23: draws the totals of Luna's majority cards. */
function majorityTotals(pen: Pen, game: Game, { y }: Line): string {
  const items = MAJORITY_ITEMS.map((item) => ({ item, amount: lunaAmount(game, item) })).filter(
    ({ amount }) => amount > 0,
  );
  return together(
    items.map(({ item, amount }, index) =>
      drawSign(
        pen,
        { kind: item === 'scientists' ? 'scientist' : item, text: String(amount) },
        { x: PAD + 10 + index * 26, y },
        { scale: 0.68 },
      ),
    ),
  );
}
