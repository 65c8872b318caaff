import type { Card, Point } from '../../components/content.ts';
import { HIDDEN, PLAYER_ICONS } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { seatMarker } from '../seats.ts';
import { rect } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { actionSign, ofCompany } from '../signs/signsFor.ts';
import { group, ORIGIN, together } from '../svg.ts';
import type { Band, Role } from '../theme.ts';
import { back, band, paper, tick } from './faces.ts';

export const CARD = { width: 104, height: 78 } as const;
const CARD_BAND = 26;
/** What is shown of a card in a pile. */
export const CHIP = { width: 104, height: 28 } as const;

/** How a card lies. */
type CardPose = 'faceUp' | 'used';

/** The colour of a card. */
function bandOf({ action }: Card): Band {
  return action.kind === 'resource' ? action.resource : action.kind;
}

/** A card as a place, its corner at a point, or a back for a card that a view hides. */
export function cardPlace(pen: Pen, card: Card, at: Point, pose: CardPose = 'faceUp'): string {
  if (card.id === HIDDEN) return place(pen, null, { class: 'card sm-back', outline: OUTLINE, at }, back(pen, CARD, ''));
  const face = pose === 'used' ? usedCard(pen, card) : cardFace(pen, card);
  const look = {
    class: pose === 'used' ? 'card sm-used' : 'card',
    outline: OUTLINE,
    at,
  };
  return place(pen, { kind: 'card', card: card.id }, look, face);
}

const OUTLINE = rect({ x: 0, y: 0 }, CARD.width, CARD.height, 7);

/** The paper of a card, its band and the plate of its cost. */
function blank(pen: Pen, fill: Band): string {
  const cost = rect({ x: CARD.width - 28, y: 3 }, 24, 20, 4);
  return pen.stamp(`card ${fill}`, ORIGIN, () =>
    group(
      {},
      paper(pen, CARD),
      band(pen, { width: CARD.width, height: CARD_BAND }, fill),
      pen.often(cost, { fill: 'panel', line: 'line' }),
    ),
  );
}

/** The band of a card: its letter or its owner, and its cost. */
function head(pen: Pen, card: Card): string {
  const fill = bandOf(card);
  const ink: Role = `${fill}-ink`;
  const icon = card.icon === null ? -1 : PLAYER_ICONS.indexOf(card.icon);
  const mark = card.letter ?? (card.number === null ? '' : String(card.number));
  return together([
    blank(pen, fill),
    icon >= 0
      ? seatMarker(pen, { x: 16, y: 13.5 }, icon, 9)
      : pen.label({ x: 16, y: 13.5 }, mark, { size: 16, bold: true, ink }),
    pen.label({ x: CARD.width - 16, y: 13.5 }, String(card.cost), { size: 16, bold: true }),
  ]);
}

/** What a card shows. */
export function cardFace(pen: Pen, card: Card): string {
  const { action, share } = card;
  const y = CARD_BAND + (CARD.height - CARD_BAND) / 2;
  const beside =
    action.kind === 'fieldScientist'
      ? [
          drawSign(pen, { kind: 'helium', text: String(action.helium) }, { x: 61, y }, { scale: 0.85 }),
          drawSign(pen, { kind: 'coin', text: String(action.coins) }, { x: 87, y }, { scale: 0.85 }),
        ]
      : [];
  const hasTwo = action.kind === 'fieldScientist' || (share !== null && action.kind !== 'share');
  return together([
    head(pen, card),
    drawSign(pen, actionSign(action, share), { x: hasTwo ? 27 : CARD.width / 2, y }, { scale: hasTwo ? 1.35 : 1.6 }),
    ...beside,
    ...(share !== null && action.kind !== 'share'
      ? [drawSign(pen, ofCompany('share', share), { x: 78, y }, { scale: 1.2 })]
      : []),
  ]);
}

/** A card that has been used: it lies face down, and everybody knows what it is (ROUND-11). */
function usedCard(pen: Pen, card: Card): string {
  return together([
    paper(pen, CARD, 'back'),
    drawSign(pen, actionSign(card.action, card.share), { x: 30, y: CARD.height / 2 }, { scale: 1.2 }),
    tick(pen, { x: 76, y: CARD.height / 2 }, 24, 'back-ink'),
  ]);
}

/** What a card in a pile does and costs. */
export function cardChip(pen: Pen, card: Card, at: Point): string {
  const { action, cost, id, share } = card;
  const look = {
    class: 'card sm-chip',
    outline: rect(at, CHIP.width, CHIP.height, 7),
  };
  // Several seats have the same cards.
  const face = pen.stamp(`chip ${id}`, at, () => {
    const y = CHIP.height / 2;
    return group(
      {},
      paper(pen, CHIP),
      drawSign(pen, actionSign(action, share), { x: 20, y }, { scale: 0.88 }),
      ...(share !== null && action.kind !== 'share'
        ? [drawSign(pen, ofCompany('share', share), { x: 50, y }, { scale: 0.8 })]
        : []),
      pen.label({ x: CHIP.width - 10, y }, String(cost), { size: 15, anchor: 'end', bold: true }),
    );
  });
  return place(pen, { kind: 'card', card: id }, look, face);
}
