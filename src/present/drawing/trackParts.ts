import type { Point, Track } from '../../components/content.ts';
import { FAINT, INK, RED, SYMBOLS, WHITE } from './colours.ts';
import { type Attributes, beside, element, group, label, pathData } from './svg.ts';
import { coin, SYMBOL } from './symbols.ts';

/** Colour of thresholds. */
const FLAG: string = SYMBOLS.helium.fill;
/** Height of a line of text, and of half a space. */
export const TEXT_LINE = 16;
const HALF = 20;

/** A space: its index small, the shares large. */
export function space(at: Point, index: number, shares: number, attributes: Attributes = {}): string {
  const place = { x: at.x - 23, y: at.y - HALF, width: 46, height: HALF * 2, rx: 6 };
  return group(
    attributes,
    element('rect', { ...place, fill: WHITE, stroke: INK, 'stroke-width': 1.5 }),
    label(beside(at, -14, -13), String(index), { size: 9, fill: FAINT }),
    label(beside(at, 3, 4), String(shares), { size: 20, bold: true }),
  );
}

/** A money barrier between two spaces, its cost above. */
export function barrier(at: Point, cost: number, attributes: Attributes = {}): string {
  const bar = { x: at.x - 4, y: at.y - HALF - 4, width: 8, height: HALF * 2 + 8, rx: 3, fill: RED };
  return group(
    attributes,
    element('rect', bar),
    element('rect', { x: at.x - 20, y: at.y - HALF - 24, width: 40, height: 22, rx: 6, fill: RED }),
    label(beside(at, 0, -HALF - 13), `−${cost}`, { size: 15, bold: true, fill: WHITE }),
  );
}

/** A threshold between two spaces: its coins below, and lines of text beside them. */
export function threshold(at: Point, coins: number, lines: readonly string[], attributes: Attributes = {}): string {
  const foot = beside(at, 0, HALF + 20);
  return group(
    attributes,
    element('path', { d: pathData([beside(at, 0, -HALF - 2), foot]), stroke: FLAG, 'stroke-width': 6 }),
    coin(foot, coins),
    ...lines.map((line, index) =>
      label(beside(foot, SYMBOL / 2 + 6, -3 + index * TEXT_LINE), line, { size: 12.5, anchor: 'start' }),
    ),
  );
}

/** Room for the text of a threshold: up to the next one, or to the end. */
export function textWidth({ thresholds }: Track, at: number, end: number, pitch: number): number {
  const next = Math.min(...thresholds.map((each) => each.at).filter((other) => other > at), end);
  return (next - at) * pitch - SYMBOL - 12;
}
