import type { Menace } from '../../components/content.ts';
import type { Ref } from '../../game/model/refs.ts';
import { moved, type Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { rect } from '../shapes.ts';
import { menaceSigns } from '../signs/menaceSigns.ts';
import { signRow } from '../signs/sign.ts';
import { rewardSigns } from '../signs/signsFor.ts';
import { together } from '../svg.ts';
import { widthOf } from '../wrap.ts';
import { band, paper } from './faces.ts';
import { written } from './written.ts';

const WIDTH = 300;
const BAND = 30;

/**
 * Draws a menace card: its requirement, its reward, and its effect if no player removes it. `as` is the card's reference.
 */
export function menacePanel(pen: Pen, menace: Menace, as: Ref | null): Panel {
  const ref = { kind: 'menace', menace: menace.id } as const;
  const text = written(pen, pen.text.describe(ref), WIDTH - 24, 13);
  const size = { width: WIDTH, height: BAND + 52 + text.height + 8 };
  const signs = signRow(pen, menaceSigns(menace), { x: WIDTH / 4, y: BAND + 26 }, WIDTH / 2 - 40, 1.1);
  const gains = signRow(pen, rewardSigns(menace.reward), { x: (WIDTH * 3) / 4, y: BAND + 26 }, WIDTH / 2 - 40, 1.1);
  const name = pen.name(ref);
  const nameSize = Math.min(16, (WIDTH - 20) / widthOf(name, 1, true));
  const markup = place(
    pen,
    as,
    { class: 'menace', outline: rect({ x: 0, y: 0 }, size.width, size.height, 7) },
    paper(pen, size),
    band(pen, { width: WIDTH, height: BAND }, 'danger'),
    pen.label({ x: WIDTH / 2, y: BAND / 2 }, name, { size: nameSize, bold: true, ink: 'danger-ink' }),
    ...signs,
    pen.label({ x: WIDTH / 2, y: BAND + 26 }, '→', { size: 22, bold: true }),
    ...gains,
    moved(together(text.markup), 12, BAND + 52),
  );
  return { ...size, markup };
}
