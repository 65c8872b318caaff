import type { Point } from '../../components/content.ts';
import { HIDDEN, type Seat } from '../../components/ids.ts';
import { ACTION_SLOTS, END_SLOTS } from '../../components/printed.ts';
import type { Game } from '../../game/rules/module.ts';
import { isSlotOn, playerAt } from '../../game/rules/players.ts';
import { cardPlace, chipsIn } from '../components/card.ts';
import { CORNER } from '../components/faces.ts';
import { tilePlace } from '../components/plan.ts';
import { type Area, cellOf, cornerOf, type Grid, middleOf, outlineOf, type Size, within } from '../layout.ts';
import { CAPTION, caption } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { slot } from '../place.ts';
import { drawSign, signOf } from '../signs/sign.ts';
import { beside, group, type Markup } from '../svg.ts';

const PAD = 7;
const GAP = 7;
const WITH_RESTING = 112;
const CAPTIONED = 150;

export function areaPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const isCaptioned = height >= CAPTIONED;
  const hasResting = height >= WITH_RESTING;
  const head = isCaptioned ? CAPTION - 1 : 0;
  const inner = height - PAD * 2 - head * 2 - (hasResting ? GAP : 0);
  const resting = hasResting ? Math.min(52, Math.max(34, Math.floor(inner * 0.33))) : 0;
  const pitch = Math.min((width - PAD * 2 + GAP) / ACTION_SLOTS, (inner - resting) / 1.05 + GAP + 10);
  const card = {
    width: Math.floor(pitch - GAP),
    height: Math.floor(Math.min(inner - resting, (pitch - GAP) * 1.365)),
  };
  const x = isCaptioned ? PAD : (width - pitch * ACTION_SLOTS + GAP) / 2;
  const columns = { columns: ACTION_SLOTS, gap: pitch - card.width };
  const decks: Grid = { corner: { x, y: PAD + head }, cell: { width: card.width, height: resting }, ...columns };
  const slots: Grid = { corner: { x, y: height - PAD - card.height }, cell: card, ...columns };
  const captions = [['resting', PAD] as const, ['area', slots.corner.y - head] as const];
  return group({}, [
    isCaptioned && captions.map(([name, y]) => caption(pen, { x, y }, pen.text.heading(name))),
    Array.from({ length: ACTION_SLOTS }, (_, index) => [
      hasResting && restingSlot(pen, game, seat, index, cellOf(decks, index)),
      actionSlot(pen, game, seat, index, cellOf(slots, index)),
    ]),
  ]);
}

function restingSlot(pen: Pen, { box, state }: Game, seat: Seat, index: number, area: Area): Markup {
  const deck = state.players[seat]?.resting[index] ?? [];
  const cards = deck.map((id) => box.card(id));
  return slot(pen, {
    ref: { kind: 'restingSlot', seat, slot: index },
    class: 'resting-slot',
    outline: outlineOf(area, CORNER),
    ground: { fill: 'slot', line: 'line', width: 1 },
    contents: deck.map((id) => ({ kind: 'card', card: id })),
    holds: cards.length === 0 ? [] : [chipsIn(pen, cards, within(area, 1))],
  });
}

function actionSlot(pen: Pen, game: Game, seat: Seat, index: number, size: Area): Markup {
  const at = cornerOf(size);
  const { area, used, tiles } = playerAt(game, seat);
  const id = area[index] ?? null;
  const card = id === null ? null : game.box.card(id);
  const isOn = isSlotOn(game, seat, index);
  const lie = used[index] === true ? 'used' : 'faceUp';
  return slot(pen, {
    ref: { kind: 'actionSlot', seat, slot: index },
    class: isOn ? 'action-slot' : 'action-slot sm-closed',
    outline: outlineOf(size, CORNER),
    isCovered: card !== null,
    printed: card !== null ? [] : printed(pen, game, index, middleOf(size), isOn),
    contents: id === null || id === HIDDEN ? [] : [{ kind: 'card', card: id }],
    holds: [
      card !== null && cardPlace(pen, card, { at, size, lie }),
      // On a card's upper left corner, a tile covers the least.
      tiles.map(
        ({ on, tile, used: isUsed }) =>
          on === index && tilePlace(pen, game.box.tile(tile), { at: beside(at, -1, -1), scale: 0.46, isUsed }),
      ),
    ],
  });
}

/** Draws a slot's number or, if it is closed, the space that the marker must reach (SPECIAL-3, SPECIAL-6). */
function printed(pen: Pen, { box }: Game, index: number, at: Point, isOn: boolean): Markup[] {
  if (isOn) return [pen.label(at, String(index + 1), { size: 12, ink: 'faint' })];
  const { tank, research } = box.content.playerBoard;
  const sign = index === END_SLOTS.tank ? signOf('helium', tank.slotSpace) : signOf('research', research.slotSpace);
  return [lock(pen, beside(at, 0, -16)), drawSign(pen, sign, beside(at, 0, 10), 0.85)];
}

function lock(pen: Pen, at: Point): string {
  const d = 'M-5-1h10q1.5 0 1.5 1.5v6q0 1.5-1.5 1.5h-10q-1.5 0-1.5-1.5v-6q0-1.5 1.5-1.5ZM-3.5-1v-3a3.5 3.5 0 0 1 7 0v3';
  return pen.stamp('lock', at, () => pen.path(d, { line: 'faint', width: 1.4 }));
}
