import type { Card } from '../../components/content.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { together } from '../svg.ts';
import { CHIP, cardChip } from './card.ts';

const PITCH = { x: CHIP.width + 6, y: CHIP.height + 5 } as const;

/** Many open cards in little room, row by row. */
export function chipsPanel(pen: Pen, cards: readonly Card[], most: number, room: number = pen.layout.room): Panel {
  const columns = Math.min(most, Math.floor(room / PITCH.x));
  const chips = cards.map((card, index) =>
    cardChip(pen, card, { x: (index % columns) * PITCH.x, y: Math.floor(index / columns) * PITCH.y }),
  );
  const height = Math.ceil(cards.length / columns) * PITCH.y;
  return { width: columns * PITCH.x - 6, height, markup: together(chips) };
}
