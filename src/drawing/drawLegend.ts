import type { Content } from '../components/content.ts';
import { BELT_LEGEND } from './board/beltLegend.ts';
import { type LegendEntry, legend } from './board/legend.ts';
import { MOON_LEGEND } from './board/moonLegend.ts';
import { SPACES_LEGEND } from './board/spacesLegend.ts';
import { LUNA_LEGEND } from './luna/lunaLegend.ts';
import { sheet } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { playerLegend } from './player/playerLegend.ts';
import { displayLegend, researchLegend, roundsLegend } from './table/tableLegends.ts';
import { TRACKS_LEGEND } from './tracks/tracksLegend.ts';

/** Drawings that have a legend. The `moon` and `belt` legends include the bonus spaces beside the map. */
export const LEGENDS = ['moon', 'belt', 'tracks', 'display', 'research', 'rounds', 'player', 'luna'] as const;
/** Name of a drawing that has a legend. */
export type LegendOf = (typeof LEGENDS)[number];

const ENTRIES: Readonly<Record<LegendOf, (content: Content) => readonly LegendEntry[]>> = {
  moon: () => [...MOON_LEGEND, ...SPACES_LEGEND],
  belt: () => [...BELT_LEGEND, ...SPACES_LEGEND],
  tracks: () => TRACKS_LEGEND,
  display: displayLegend,
  research: researchLegend,
  rounds: roundsLegend,
  player: playerLegend,
  luna: () => LUNA_LEGEND,
};

/**
 * Draws a legend that explains the icons in another drawing.
 * @example
 * ```ts
 * const svg = drawLegend('tracks', { text });
 * ```
 */
export function drawLegend(of: LegendOf, options: DrawingOptions): string {
  const pen = new Pen(options);
  const entries = ENTRIES[of](pen.content);
  const description = entries.map(({ means }) => pen.text.heading(means)).join('. ');
  return sheet(pen, legend(pen, entries), { id: 'legend', title: pen.text.heading('legend'), description });
}
