import type { LunaCard } from '../../../components/content.ts';
import { moved, type Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { rect } from '../shapes.ts';
import { drawSign, type Sign } from '../signs/sign.ts';
import { back, band, paper } from './faces.ts';
import { written } from './written.ts';

export const LUNA_CARD = { width: 196, height: 210 } as const;
const BAND = 26;

/** One of Luna's cards, or its back. It grows with its text. */
export function lunaCardPanel(pen: Pen, card: LunaCard | null): Panel {
  if (card === null) {
    const outline = rect({ x: 0, y: 0 }, LUNA_CARD.width, LUNA_CARD.height, 7);
    return {
      ...LUNA_CARD,
      markup: place(pen, null, { class: 'luna-card sm-back', outline }, back(pen, LUNA_CARD, '')),
    };
  }
  const ref = { kind: 'lunaCard', lunaCard: card.id } as const;
  const text = written(pen, pen.text.describe(ref), LUNA_CARD.width - 20, 12);
  const size = { width: LUNA_CARD.width, height: Math.max(90, BAND + 46 + text.height + 6) };
  const markup = place(
    pen,
    ref,
    { class: 'luna-card', outline: rect({ x: 0, y: 0 }, size.width, size.height, 7) },
    paper(pen, size),
    band(pen, { width: size.width, height: BAND }, 'luna'),
    pen.label({ x: size.width / 2, y: BAND / 2 }, pen.name(ref), { size: 14, bold: true, ink: 'luna-ink' }),
    ...majority(pen, card),
    moved(text.markup.join('\n'), 10, BAND + 46),
  );
  return { ...size, markup };
}

/** What it counts in majorities in the left and in the right slot, and its scientists (LDATA-1). */
function majority(pen: Pen, { left, right, scientists, reveal }: LunaCard): string[] {
  const y = BAND + 23;
  const gained: readonly Sign[] = reveal === null ? [] : [{ kind: reveal.kind, text: `+${reveal.steps}` }];
  return [
    pen.label({ x: 34, y }, `${left} | ${right}`, { size: 18, bold: true }),
    drawSign(pen, { kind: 'scientist', text: String(scientists) }, { x: 98, y }),
    ...gained.map((sign) => drawSign(pen, sign, { x: 158, y })),
  ];
}
