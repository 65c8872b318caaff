import type { Point } from '../../components/content.ts';
import { HIDDEN, type Seat } from '../../components/ids.ts';
import { ACTION_SLOTS, END_SLOTS } from '../../components/printed.ts';
import type { Game } from '../../game/rules/module.ts';
import { isSlotOn, playerAt } from '../../game/rules/players.ts';
import { cardPlace, chipsIn } from '../components/card.ts';
import { CORNER } from '../components/faces.ts';
import { tilePlace } from '../components/tiles.ts';
import { CAPTION, caption, type Size } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { slot } from '../place.ts';
import { drawSign, type Sign } from '../signs/sign.ts';
import { beside, element, group, rect } from '../svg.ts';

function lock(pen: Pen, at: Point): string {
  const d = 'M-5-1h10q1.5 0 1.5 1.5v6q0 1.5-1.5 1.5h-10q-1.5 0-1.5-1.5v-6q0-1.5 1.5-1.5ZM-3.5-1v-3a3.5 3.5 0 0 1 7 0v3';
  return pen.stamp('lock', at, () => element('path', { d, ...pen.paint({ line: 'faint', width: 1.4 }) }));
}

const PAD = 7;
const GAP = 7;
/** Height of a card in the action area, relative to its width. */
const RATIO = 1.3;
/** Minimum heights at which resting decks and captions are shown. */
const WITH_RESTING = 112;
const CAPTIONED = 150;

/** Layout of the action area and the resting decks. */
interface Rows {
  readonly left: number;
  readonly pitch: number;
  readonly card: Size;
  readonly areaTop: number;
  /** `null` if the resting decks do not fit. */
  readonly resting: { readonly top: number; readonly height: number } | null;
  readonly captions: readonly { readonly y: number; readonly heading: 'resting' | 'area' }[];
}

/** Draws a seat's resting decks, with its action area below them. */
export function areaPanel(pen: Pen, game: Game, seat: Seat, size: Size): string {
  const rows = rowsFor(size);
  const { left, pitch } = rows;
  const parts = Array.from({ length: ACTION_SLOTS }, (_, index) => {
    const x = left + index * pitch;
    return [
      ...(rows.resting === null ? [] : [restingSlot(pen, game, { seat, index, x }, rows)]),
      actionSlot(pen, game, { seat, index, x }, rows),
    ];
  });
  return group(
    {},
    ...rows.captions.map(({ y, heading }) => caption(pen, { x: left, y }, pen.text.heading(heading))),
    ...parts.flat(),
  );
}

function rowsFor({ width, height }: Size): Rows {
  const isCaptioned = height >= CAPTIONED;
  const head = isCaptioned ? CAPTION - 1 : 0;
  const hasResting = height >= WITH_RESTING;
  const inner = height - PAD * 2 - head * 2 - (hasResting ? GAP : 0);
  const resting = hasResting ? Math.min(52, Math.max(34, Math.floor(inner * 0.33))) : 0;
  const cardHeight = inner - resting;
  const pitch = Math.min((width - PAD * 2 + GAP) / ACTION_SLOTS, cardHeight / 1.05 + GAP + 10);
  const card = {
    width: Math.floor(pitch - GAP),
    height: Math.floor(Math.min(cardHeight, (pitch - GAP) * RATIO * 1.05)),
  };
  const left = isCaptioned ? PAD : (width - pitch * ACTION_SLOTS + GAP) / 2;
  const areaTop = height - PAD - card.height;
  return {
    left,
    pitch,
    card,
    areaTop,
    resting: hasResting ? { top: PAD + head, height: resting } : null,
    captions: isCaptioned
      ? [
          { y: PAD, heading: 'resting' },
          { y: areaTop - head, heading: 'area' },
        ]
      : [],
  };
}

interface AreaSlot {
  readonly seat: Seat;
  readonly index: number;
  readonly x: number;
}

function restingSlot(pen: Pen, { box, state }: Game, { seat, index, x }: AreaSlot, { card, resting }: Rows): string {
  const { top, height } = resting ?? { top: 0, height: 0 };
  const deck = state.players[seat]?.resting[index] ?? [];
  const cards = deck.map((id) => box.card(id));
  return slot(pen, {
    ref: { kind: 'restingSlot', seat, slot: index },
    class: 'resting-slot',
    outline: rect({ x, y: top }, card.width, height, CORNER),
    ground: { fill: 'slot', line: 'line', width: 1 },
    contents: deck.map((id) => ({ kind: 'card', card: id })),
    holds: chipsIn(pen, cards, { left: x + 1, top: top + 1, width: card.width - 2, height: height - 2 }),
  });
}

function actionSlot(pen: Pen, game: Game, { seat, index, x }: AreaSlot, { card: size, areaTop }: Rows): string {
  const at = { x, y: areaTop };
  const { area, used, tiles } = playerAt(game, seat);
  const id = area[index] ?? null;
  const card = id === null ? null : game.box.card(id);
  const isOn = isSlotOn(game, seat, index);
  const onSlot = tiles.filter(({ on }) => on === index);
  const middle = beside(at, size.width / 2, size.height / 2);
  return slot(pen, {
    ref: { kind: 'actionSlot', seat, slot: index },
    class: isOn ? 'action-slot' : 'action-slot sm-closed',
    outline: rect(at, size.width, size.height, CORNER),
    isCovered: card !== null,
    printed: card !== null ? [] : isOn ? [number(pen, middle, index)] : key(pen, game, index, middle),
    contents: id === null || id === HIDDEN ? [] : [{ kind: 'card', card: id }],
    holds: [
      ...(card === null ? [] : [cardPlace(pen, card, { at, size, lie: used[index] === true ? 'used' : 'faceUp' })]),
      ...onSlot.map(({ tile, used: isDone }) => tilePlace(pen, game.box.tile(tile), { ...onCard(at), isUsed: isDone })),
    ],
  });
}

function number(pen: Pen, at: Point, index: number): string {
  return pen.label(at, String(index + 1), { size: 12, ink: 'faint' });
}

/** Places a tile on a card's upper left corner, where it covers the least. */
function onCard(corner: Point): { readonly at: Point; readonly scale: number } {
  return { at: beside(corner, -1, -1), scale: 0.46 };
}

/** Draws the condition for opening an end slot: the space that the slot's marker must reach (SPECIAL-3, SPECIAL-6). */
function key(pen: Pen, { box }: Game, index: number, at: Point): string[] {
  const { tank, research } = box.content.playerBoard;
  const sign: Sign =
    index === END_SLOTS.tank
      ? { kind: 'helium', text: String(tank.slotSpace) }
      : { kind: 'research', text: String(research.slotSpace) };
  return [lock(pen, beside(at, 0, -16)), drawSign(pen, sign, beside(at, 0, 10), { scale: 0.85 })];
}
