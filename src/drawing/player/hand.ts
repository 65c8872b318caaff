import { HIDDEN, type Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import { CARD, cardPlace } from '../components/card.ts';
import { TILE, tilePlace } from '../components/tile.ts';
import { TOKEN, tokenPlace } from '../components/token.ts';
import { moved, type Panel, stack } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { together } from '../svg.ts';
import { CAPTION, caption } from './caption.ts';

const IN_ROW = 5;
const ROW = CARD.height + 8;
/** How much is seen of a back under the next one. */
const BACK = 34;

/** The hand of a seat, its bonus tiles, and the starting tokens that it may choose from. */
export function handPanel(pen: Pen, game: Game, seat: Seat): Panel {
  return {
    ...stack([cards(pen, game, seat), ...tiles(pen, game, seat), ...tokens(pen, game, seat)], 12),
    width: IN_ROW * (CARD.width + pen.layout.cardGap) - pen.layout.cardGap,
  };
}

function cards(pen: Pen, { box, state }: Game, seat: Seat): Panel {
  const hand = state.players[seat]?.hand ?? [];
  const isHidden = hand.includes(HIDDEN);
  const head = caption(pen, { x: 0, y: 0 }, `${pen.text.heading('hand')} (${hand.length})`);
  const pitch = CARD.width + pen.layout.cardGap;
  const placed = hand.map((id, index) => {
    const x = isHidden ? index * BACK : (index % IN_ROW) * pitch;
    const y = isHidden ? 0 : Math.floor(index / IN_ROW) * ROW;
    return cardPlace(pen, box.card(id), { x, y: CAPTION + y });
  });
  const rows = isHidden ? 1 : Math.ceil(hand.length / IN_ROW);
  return { width: IN_ROW * pitch, height: CAPTION + rows * ROW, markup: together([head, ...placed]) };
}

/** The tiles that lie on no card. */
function tiles(pen: Pen, game: Game, seat: Seat): Panel[] {
  const held = playerAt(game, seat).tiles.filter(({ on }) => on === null);
  if (held.length === 0) return [];
  const placed = held.map(({ tile, used }, index) =>
    tilePlace(pen, game.box.tile(tile), { at: { x: index * (TILE.width + 10), y: CAPTION }, isUsed: used }),
  );
  const head = caption(pen, { x: 0, y: 0 }, pen.text.heading('tiles'));
  return [{ width: held.length * TILE.width, height: CAPTION + TILE.height, markup: together([head, ...placed]) }];
}

/** SETUP-39: the tokens that were dealt to the seat, while it may choose. */
function tokens(pen: Pen, { box, state }: Game, seat: Seat): Panel[] {
  const frame = state.stack.find((each) => each.kind === 'startingToken');
  const offers = frame?.kind === 'startingToken' ? (frame.offers[seat] ?? []) : [];
  if (offers.length === 0) return [];
  const placed = offers.map((id, index) =>
    moved(tokenPlace(pen, id === HIDDEN ? null : box.token(id)), index * (TOKEN.width + 12), CAPTION),
  );
  const head = caption(pen, { x: 0, y: 0 }, pen.text.heading('tokens'));
  return [{ width: offers.length * TOKEN.width, height: CAPTION + TOKEN.height, markup: together([head, ...placed]) }];
}
