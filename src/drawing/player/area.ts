import type { Card, Point } from '../../components/content.ts';
import { HIDDEN, type Seat } from '../../components/ids.ts';
import { ACTION_SLOTS, END_SLOTS } from '../../components/printed.ts';
import { faceUpTotals } from '../../game/rules/area/totals.ts';
import type { Game } from '../../game/rules/game.ts';
import { isSlotOn } from '../../game/rules/playerBoard.ts';
import { playerAt } from '../../game/rules/players.ts';
import { CARD, CHIP, cardChip, cardPlace } from '../components/card.ts';
import { TILE, tilePlace } from '../components/tile.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { rect } from '../shapes.ts';
import { drawSign, type Sign } from '../signs/sign.ts';
import { slot } from '../slot.ts';
import { beside, together } from '../svg.ts';
import { CAPTION, caption } from './caption.ts';

/** Height of what stands over the action area. */
const HEAD = 42;

/** The resting decks and, below them, the action area with what lies face up there in all. */
export function areaPanel(pen: Pen, game: Game, seat: Seat): Panel {
  const { pitch, pad, width } = measures(pen);
  const { resting } = playerAt(game, seat);
  const deepest = Math.max(1, ...resting.map(({ length }) => length));
  const restingHeight = deepest * (CHIP.height + 2) + pad * 2;
  const areaTop = CAPTION + restingHeight + HEAD;
  const parts = Array.from({ length: ACTION_SLOTS }, (_, index) => [
    restingSlot(pen, game, { seat, index, at: { x: index * pitch - pad, y: CAPTION } }, restingHeight),
    actionSlot(pen, game, { seat, index, at: { x: index * pitch, y: areaTop } }),
  ]);
  const markup = [
    caption(pen, { x: 0, y: 0 }, pen.text.heading('resting')),
    caption(pen, { x: 0, y: areaTop - CAPTION - 6 }, pen.text.heading('area')),
    ...totals(pen, game, seat, { x: width, y: areaTop - HEAD / 2 }),
    ...parts.flat(),
  ];
  return { width, height: areaTop + CARD.height + pad, markup: together(markup) };
}

/** From an action slot to the next, how far a slot reaches over its card, and the width of all. */
function measures({ layout: { cardGap } }: Pen): {
  readonly pitch: number;
  readonly pad: number;
  readonly width: number;
} {
  const pitch = CARD.width + cardGap;
  return { pitch, pad: cardGap * 0.4, width: ACTION_SLOTS * pitch - cardGap };
}

/** A slot of a seat, and where it is. */
interface AreaSlot {
  readonly seat: Seat;
  readonly index: number;
  readonly at: Point;
}

function restingSlot(pen: Pen, { box, state }: Game, { seat, index, at }: AreaSlot, height: number): string {
  const { pad } = measures(pen);
  const deck = state.players[seat]?.resting[index] ?? [];
  return slot(pen, {
    ref: { kind: 'restingSlot', seat, slot: index },
    class: 'resting-slot',
    outline: rect(at, CARD.width + pad * 2, height, 8),
    contents: deck.map((id) => ({ kind: 'card', card: id })),
    holds: deck.map((id, depth) => cardChip(pen, box.card(id), beside(at, pad, pad + depth * (CHIP.height + 2)))),
  });
}

function actionSlot(pen: Pen, game: Game, { seat, index, at }: AreaSlot): string {
  const { pad } = measures(pen);
  const { area, used, tiles } = playerAt(game, seat);
  const id = area[index] ?? null;
  const card: Card | null = id === null ? null : game.box.card(id);
  const lying = tiles.filter(({ on }) => on === index);
  return slot(pen, {
    ref: { kind: 'actionSlot', seat, slot: index },
    class: isSlotOn(game, seat, index) ? 'action-slot' : 'action-slot sm-closed',
    outline: rect(beside(at, -pad, -pad), CARD.width + pad * 2, CARD.height + pad * 2, 9),
    printed: card === null && !isSlotOn(game, seat, index) ? [key(pen, game, index, at)] : [],
    contents: id === null || id === HIDDEN ? [] : [{ kind: 'card', card: id }],
    holds: [
      ...(card === null ? [] : [cardPlace(pen, card, at, used[index] === true ? 'used' : 'faceUp')]),
      ...lying.map(({ tile, used: isDone }) => tilePlace(pen, game.box.tile(tile), { ...onCard(at), isUsed: isDone })),
    ],
  });
}

/** A tile on the corner of a card. */
function onCard(corner: Point): { readonly at: Point; readonly scale: number } {
  const scale = 0.62;
  return { at: beside(corner, CARD.width - TILE.width * scale + 3, CARD.height - TILE.height * scale + 3), scale };
}

/** What opens an end slot: the space that its marker must reach (SPECIAL-3, SPECIAL-6). */
function key(pen: Pen, { box }: Game, index: number, at: Point): string {
  const { tank, research } = box.content.playerBoard;
  const sign: Sign =
    index === END_SLOTS.tank
      ? { kind: 'helium', text: String(tank.slotSpace) }
      : { kind: 'research', text: String(research.slotSpace) };
  return drawSign(pen, sign, beside(at, CARD.width / 2, CARD.height / 2), { scale: 1.2 });
}

/** SCI-7: what lies face up, by kind, left of the point. */
function totals(pen: Pen, game: Game, seat: Seat, { x, y }: Point): string[] {
  const { carbon, minerals, titanium, energy, scientists, fieldScientists } = faceUpTotals(game, seat);
  const shown = { carbon, minerals, titanium, energy, scientist: scientists, fieldScientist: fieldScientists };
  const kinds = (['carbon', 'minerals', 'titanium', 'energy', 'scientist', 'fieldScientist'] as const).filter(
    (kind) => shown[kind] > 0,
  );
  return kinds.map((kind, index) =>
    drawSign(pen, { kind, text: String(shown[kind]) }, { x: x - 14 - (kinds.length - 1 - index) * 34, y }),
  );
}
