import type { Point } from '../../components/content.ts';
import { type CardId, HIDDEN, type Seat } from '../../components/ids.ts';
import { ACTION_SLOTS, END_SLOTS } from '../../components/printed.ts';
import type { Game } from '../../game/rules/game.ts';
import { isSlotOn, playerAt } from '../../game/rules/players.ts';
import { cardPlace, chipsIn, TILE, TOKEN, tilePlace, tokenPlace } from '../components/cards.ts';
import { CORNER } from '../components/faces.ts';
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

const HAND_PAD = 8;
const HAND_GAP = 8;
const CARD = { min: 60, max: 86, ratio: 1.38 } as const;
const HAND_CAPTIONED = 130;
/** Height below which the cards use all available space. */
const LOW = { height: 70, pad: 3 } as const;
const IN_COLUMN = 2;
const SMALLEST_TILE = 0.65;
/** Fraction of the width reserved for the cards, as long as the tiles stay readable. */
const FOR_CARDS = 0.5;
const RAISED = 6;

export function handPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const { hand, tiles: owned } = playerAt(game, seat);
  const pad = height < LOW.height ? LOW.pad : HAND_PAD;
  const isCaptioned = height >= HAND_CAPTIONED;
  const top = isCaptioned ? pad + CAPTION : pad;
  const room = { left: HAND_PAD, top, width: width - HAND_PAD * 2, height: height - top - pad };
  const tokens = tokensOf(game, seat);
  const tiles = owned.filter(({ on }) => on === null);
  const inColumn = tileScale(room, IN_COLUMN, tiles.length) < SMALLEST_TILE ? 1 : IN_COLUMN;
  const scale = Math.max(Math.min(SMALLEST_TILE, tileHeight(room, 1)), tileScale(room, inColumn, tiles.length));
  const column = scale * TILE.width + HAND_GAP;
  const aside = Math.ceil(tiles.length / inColumn) * column;
  const offered = tokens.length === 0 ? 0 : Math.min(TOKEN.width, room.width * 0.34) + HAND_GAP;
  return group({}, [
    isCaptioned && caption(pen, { x: HAND_PAD, y: HAND_PAD }, `${pen.text.heading('hand')} · ${hand.length}`),
    tokenColumn(pen, game, tokens, { ...room, width: offered - HAND_GAP }),
    cards(pen, game, seat, { ...room, left: HAND_PAD + offered, width: room.width - aside - offered }),
    tiles.map(({ tile, used }, index) => {
      const at = {
        x: width - HAND_PAD + HAND_GAP - (Math.floor(index / inColumn) + 1) * column,
        y: top + (index % inColumn) * (TILE.height * scale + 6),
      };
      return tilePlace(pen, game.box.tile(tile), { at, isUsed: used, scale });
    }),
  ]);
}

function tileHeight({ height }: Size, inColumn: number): number {
  return height / ((TILE.height + 8) * inColumn);
}

function tileScale(room: Size, inColumn: number, count: number): number {
  const columns = Math.max(1, Math.ceil(count / inColumn));
  const forWidth = ((room.width * (1 - FOR_CARDS)) / columns - HAND_GAP) / TILE.width;
  return Math.min(1, tileHeight(room, inColumn), forWidth);
}

/** Draws the cards side by side or, if space is short, overlapping so that the left edge of each stays visible. */
function cards(pen: Pen, game: Game, seat: Seat, room: Area): Markup {
  const { hand, area } = playerAt(game, seat);
  const count = hand.length;
  // Played cards count as well, so that the cards do not change size while some are planned and taken back.
  const played = area.filter((card) => card !== null).length;
  const ideal = room.width / (count + played) - HAND_GAP;
  const highest = (room.height - RAISED) / CARD.ratio;
  const width = Math.floor(Math.min(CARD.max, highest, Math.max(CARD.min, ideal)));
  const size = { width, height: Math.floor(width * CARD.ratio) };
  const pitch = Math.min(width + HAND_GAP, count === 1 ? width : (room.width - width) / (count - 1));
  const y = room.top + RAISED + Math.max(0, (room.height - RAISED - size.height) * 0.4);
  const isHidden = hand.includes(HIDDEN);
  const isRaised = (card: string): boolean => {
    const as = pen.markOf({ kind: 'card', card })?.as;
    return as === 'chosen' || as === 'hover';
  };
  const draw = (id: CardId, index: number): string => {
    const isUp = isRaised(id);
    const isCovered = pitch < width && index < count - 1 && !isUp && !isHidden;
    const at = { x: room.left + index * pitch, y: isUp ? y - RAISED : y };
    return cardPlace(pen, game.box.card(id), { at, size, ...(isCovered && { seen: pitch }) });
  };
  // Raised cards are drawn on top of the others.
  return [false, true].map((isUp) => hand.map((id, index) => isRaised(id) === isUp && draw(id, index)));
}

/** SETUP-39: returns the tokens dealt to a seat, as long as it may choose one. */
function tokensOf({ state }: Game, seat: Seat): readonly string[] {
  const frame = state.stack.find((each) => each.kind === 'startingToken');
  return frame?.kind === 'startingToken' ? (frame.offers[seat] ?? []) : [];
}

function tokenColumn(pen: Pen, { box }: Game, tokens: readonly string[], room: Area): Markup {
  const gap = 4;
  const height = Math.min(TOKEN.height, (room.height + gap) / Math.max(1, tokens.length) - gap);
  const grid = { corner: cornerOf(room), cell: { width: room.width, height }, columns: 1, gap };
  return tokens.map((id, index) => {
    const size = cellOf(grid, index);
    return tokenPlace(pen, id === HIDDEN ? null : box.token(id), cornerOf(size), size);
  });
}
