import { type CardId, HIDDEN, type Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/module.ts';
import { playerAt } from '../../game/rules/players.ts';
import { cardPlace } from '../components/card.ts';
import { TILE, TOKEN, tilePlace, tokenPlace } from '../components/plan.ts';
import { type Area, cellOf, cornerOf, type Size } from '../layout.ts';
import { CAPTION, caption } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { group, type Markup } from '../svg.ts';

const PAD = 8;
const GAP = 8;
const CARD = { min: 60, max: 86, ratio: 1.38 } as const;
const CAPTIONED = 130;
/** Height below which the cards use all available space. */
const LOW = { height: 70, pad: 3 } as const;
const IN_COLUMN = 2;
const SMALLEST_TILE = 0.65;
/** Fraction of the width reserved for the cards, as long as the tiles stay readable. */
const FOR_CARDS = 0.5;
const RAISED = 6;

export function handPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const { hand, tiles: owned } = playerAt(game, seat);
  const pad = height < LOW.height ? LOW.pad : PAD;
  const isCaptioned = height >= CAPTIONED;
  const top = isCaptioned ? pad + CAPTION : pad;
  const room = { left: PAD, top, width: width - PAD * 2, height: height - top - pad };
  const tokens = tokensOf(game, seat);
  const tiles = owned.filter(({ on }) => on === null);
  const inColumn = tileScale(room, IN_COLUMN, tiles.length) < SMALLEST_TILE ? 1 : IN_COLUMN;
  const scale = Math.max(Math.min(SMALLEST_TILE, tileHeight(room, 1)), tileScale(room, inColumn, tiles.length));
  const column = scale * TILE.width + GAP;
  const aside = Math.ceil(tiles.length / inColumn) * column;
  const offered = tokens.length === 0 ? 0 : Math.min(TOKEN.width, room.width * 0.34) + GAP;
  return group({}, [
    isCaptioned && caption(pen, { x: PAD, y: PAD }, `${pen.text.heading('hand')} · ${hand.length}`),
    tokenColumn(pen, game, tokens, { ...room, width: offered - GAP }),
    cards(pen, game, seat, { ...room, left: PAD + offered, width: room.width - aside - offered }),
    tiles.map(({ tile, used }, index) => {
      const at = {
        x: width - PAD + GAP - (Math.floor(index / inColumn) + 1) * column,
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
  const forWidth = ((room.width * (1 - FOR_CARDS)) / columns - GAP) / TILE.width;
  return Math.min(1, tileHeight(room, inColumn), forWidth);
}

/** Draws the cards side by side or, if space is short, overlapping so that the left edge of each stays visible. */
function cards(pen: Pen, game: Game, seat: Seat, room: Area): Markup {
  const { hand, area } = playerAt(game, seat);
  const count = hand.length;
  // Played cards count as well, so that the cards do not change size while some are planned and taken back.
  const played = area.filter((card) => card !== null).length;
  const ideal = room.width / (count + played) - GAP;
  const highest = (room.height - RAISED) / CARD.ratio;
  const width = Math.floor(Math.min(CARD.max, highest, Math.max(CARD.min, ideal)));
  const size = { width, height: Math.floor(width * CARD.ratio) };
  const pitch = Math.min(width + GAP, count === 1 ? width : (room.width - width) / (count - 1));
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
