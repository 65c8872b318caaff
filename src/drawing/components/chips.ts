import type { Card, Point } from '../../components/content.ts';
import { HIDDEN } from '../../components/ids.ts';
import { companyShape } from '../companies.ts';
import type { Area, Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { drawn, rectAround } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { actionSign } from '../signs/signsFor.ts';
import { ORIGIN, together } from '../svg.ts';
import { back } from './faces.ts';

/** Largest and smallest size of a chip. */
const MAX = 22;
const MIN = 16;

/** Draws public cards as separate chips that are as large as the area allows. If there are too many, they overlap. */
export function chipsIn(pen: Pen, cards: readonly Card[], area: Area): string[] {
  if (cards.length === 0) return [];
  const { size, columns, rows } = layoutFor(cards.length, area);
  const pitch = { x: Math.min(size + 1, area.width / columns), y: Math.min(size + 1, area.height / rows) };
  const left = area.left + (area.width - pitch.x * Math.min(columns, cards.length)) / 2;
  const top = area.top + (area.height - pitch.y * rows) / 2;
  return cards.map((card, index) =>
    cardChip(
      pen,
      card,
      { x: left + ((index % columns) + 0.5) * pitch.x, y: top + (Math.floor(index / columns) + 0.5) * pitch.y },
      size,
    ),
  );
}

function layoutFor(count: number, { width, height }: Area): { size: number; columns: number; rows: number } {
  for (let size = MAX; size > MIN; size -= 1) {
    const [columns, rows] = [Math.floor(width / size), Math.floor(height / size)];
    if (columns * rows >= count) return { size, columns: Math.min(columns, count), rows: Math.ceil(count / columns) };
  }
  const rows = Math.max(1, Math.floor(height / MIN));
  return { size: MIN, columns: Math.ceil(count / rows), rows };
}

/** Draws a card as a chip centred on a point: its action, with a small icon for its share. */
export function cardChip(pen: Pen, card: Card, at: Point, size: number): string {
  const outline = rectAround(ORIGIN, size, size, 5);
  const scale = Math.floor((size / 29) * 100) / 100;
  if (card.id === HIDDEN) {
    const small = { width: size * 0.75, height: size };
    const markup = back(pen, small, '', { x: -small.width / 2, y: -small.height / 2 });
    return place(pen, null, { class: 'card sm-back', outline, at }, markup);
  }
  const { action, share } = card;
  return place(
    pen,
    { kind: 'card', card: card.id },
    { class: 'card sm-chip', outline, at },
    drawSign(pen, actionSign(action, share), ORIGIN, { scale }),
    ...(share === null || action.kind === 'share'
      ? []
      : [
          pen.stamp(`dot ${share}`, { x: size * 0.36, y: size * 0.34 }, () =>
            drawn(companyShape(share, 4), pen.paint({ fill: `company-${share}`, line: 'panel', width: 1 })),
          ),
        ]),
  );
}

/** Draws many public cards in a small area, in rows of `columns` cards. */
export function chipsPanel(pen: Pen, cards: readonly Card[], columns: number): Panel {
  const pitch = MAX + 4;
  const chips = cards.map((card, index) =>
    cardChip(pen, card, { x: ((index % columns) + 0.5) * pitch, y: (Math.floor(index / columns) + 0.5) * pitch }, MAX),
  );
  return {
    width: columns * pitch,
    height: Math.max(1, Math.ceil(cards.length / columns)) * pitch,
    markup: together(chips),
  };
}
