import { HIDDEN, type Seat } from '../../components/ids.ts';
import type { Ref } from '../../game/model/refs.ts';
import type { Game } from '../../game/rules/module.ts';
import { playerAt } from '../../game/rules/players.ts';
import { type CardLook, cardPlace } from '../components/card.ts';
import { TILE, TOKEN, tilePlace, tokenPlace } from '../components/tiles.ts';
import type { Size } from '../panel.ts';
import { CAPTION, caption } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { group } from '../svg.ts';

const PAD = 8;
const GAP = 8;
/** Minimum and maximum width of a card in the hand, and its height relative to the width. */
const CARD = { min: 60, max: 86, ratio: 1.38 } as const;
/** Minimum height at which a caption is shown. */
const CAPTIONED = 130;
/** Height below which the cards use all available space. */
const LOW = { height: 70, pad: 3 } as const;
/** Number of tiles per column, if they are still readable at that size. */
const IN_COLUMN = 2;
/** Smallest readable size of a tile, as a fraction of its full size. */
const SMALLEST_TILE = 0.65;
/** Fraction of the width reserved for the cards, as long as the tiles stay readable. */
const FOR_CARDS = 0.5;
/** Distance by which a card is raised. */
const RAISED = 6;

/** Draws a seat's hand with its bonus tiles, or the starting tokens it can choose from. */
export function handPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const pad = height < LOW.height ? LOW.pad : PAD;
  const top = height >= CAPTIONED ? pad + CAPTION : pad;
  const room = { width: width - PAD * 2, height: height - top - pad };
  const tokens = tokensOf(game, seat);
  const tiles = playerAt(game, seat).tiles.filter(({ on }) => on === null);
  const inColumn = tileScale(room, IN_COLUMN, tiles.length) < SMALLEST_TILE ? 1 : IN_COLUMN;
  const scale = Math.max(Math.min(SMALLEST_TILE, tileHeight(room, 1)), tileScale(room, inColumn, tiles.length));
  const column = scale * TILE.width + GAP;
  const aside = Math.ceil(tiles.length / inColumn) * column;
  const offered = tokens.length === 0 ? 0 : Math.min(TOKEN.width, room.width * 0.34) + GAP;
  const hand = playerAt(game, seat).hand;
  const head = top === pad ? [] : [caption(pen, { x: PAD, y: PAD }, `${pen.text.heading('hand')} · ${hand.length}`)];
  return group(
    {},
    ...head,
    ...tokenColumn(pen, game, tokens, { left: PAD, top, width: offered - GAP, height: room.height }),
    ...cards(pen, game, seat, { left: PAD + offered, top, width: room.width - aside - offered, height: room.height }),
    ...tiles.map(({ tile, used }, index) => {
      const at = {
        x: width - PAD + GAP - (Math.floor(index / inColumn) + 1) * column,
        y: top + (index % inColumn) * (TILE.height * scale + 6),
      };
      return tilePlace(pen, game.box.tile(tile), { at, isUsed: used, scale });
    }),
  );
}

function tileHeight({ height }: Size, inColumn: number): number {
  return height / ((TILE.height + 8) * inColumn);
}

function tileScale(room: Size, inColumn: number, count: number): number {
  const columns = Math.max(1, Math.ceil(count / inColumn));
  const forWidth = ((room.width * (1 - FOR_CARDS)) / columns - GAP) / TILE.width;
  return Math.min(1, tileHeight(room, inColumn), forWidth);
}

interface Room extends Size {
  readonly left: number;
  readonly top: number;
}

/** Draws the cards side by side or, if space is short, overlapping so that the left edge of each stays visible. */
function cards(pen: Pen, game: Game, seat: Seat, room: Room): string[] {
  const { hand, area } = playerAt(game, seat);
  const count = hand.length;
  if (count === 0) return [];
  // Played cards count as well, so that the cards do not change size while some are planned and taken back.
  const played = area.filter((card) => card !== null).length;
  const ideal = room.width / (count + played) - GAP;
  const highest = (room.height - RAISED) / CARD.ratio;
  const width = Math.floor(Math.min(CARD.max, highest, Math.max(CARD.min, ideal)));
  const size = { width, height: Math.floor(width * CARD.ratio) };
  const pitch = Math.min(width + GAP, count === 1 ? width : (room.width - width) / (count - 1));
  const y = room.top + RAISED + Math.max(0, (room.height - RAISED - size.height) * 0.4);
  const isHidden = hand.includes(HIDDEN);
  const placed = hand.map((id, index) => {
    const isRaised = raised(pen, id);
    const isCovered = pitch < width && index < count - 1 && !isRaised && !isHidden;
    const look: CardLook = {
      at: { x: room.left + index * pitch, y: isRaised ? y - RAISED : y },
      size,
      ...(isCovered && { seen: pitch }),
    };
    return { isRaised, markup: cardPlace(pen, game.box.card(id), look) };
  });
  // Raised cards are drawn on top of the others.
  return [...placed.filter((each) => !each.isRaised), ...placed.filter((each) => each.isRaised)].map(
    ({ markup }) => markup,
  );
}

/** Checks whether a card is raised, because it is either chosen or under the pointer. */
function raised(pen: Pen, card: string): boolean {
  const ref: Ref = { kind: 'card', card };
  const as = pen.markOf(ref)?.as;
  return as === 'chosen' || as === 'hover';
}

/** SETUP-39: returns the tokens dealt to a seat, as long as it may choose one. */
function tokensOf({ state }: Game, seat: Seat): readonly string[] {
  const frame = state.stack.find((each) => each.kind === 'startingToken');
  return frame?.kind === 'startingToken' ? (frame.offers[seat] ?? []) : [];
}

function tokenColumn(pen: Pen, { box }: Game, tokens: readonly string[], room: Room): string[] {
  const gap = 4;
  const height = Math.min(TOKEN.height, (room.height + gap) / Math.max(1, tokens.length) - gap);
  return tokens.map((id, index) =>
    tokenPlace(pen, id === HIDDEN ? null : box.token(id), {
      at: { x: room.left, y: room.top + index * (height + gap) },
      size: { width: room.width, height },
    }),
  );
}
