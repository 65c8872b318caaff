import * as drawing from '../../src/entries/drawing.ts';
import type { GameState, Seat } from '../../src/entries/index.ts';

/** Width and height in pixels. */
export type PanelSize = readonly [width: number, height: number];

/**
 * A part of the table with its sizes on screens: 1280 by 800 first, then 1366 by 657, 1920 by 1080, and phones, upright
 * and sideways.
 */
export interface TestedPanel {
  /** Draws the panel for a seat. */
  readonly draw: (state: GameState, seat: Seat, options: drawing.SizedOptions) => string;
  readonly sizes: readonly PanelSize[];
  /** True if the panel shows one seat, false if it is shared. */
  readonly isOfSeat: boolean;
}

const shared = (
  draw: (state: GameState, options: drawing.SizedOptions & { readonly seat: Seat }) => string,
  ...sizes: readonly PanelSize[]
): TestedPanel => ({ draw: (state, seat, options) => draw(state, { ...options, seat }), sizes, isOfSeat: false });

const ofSeat = (draw: typeof drawing.drawSeat, ...sizes: readonly PanelSize[]): TestedPanel => ({
  draw,
  sizes,
  isOfSeat: true,
});

export const PANELS: Readonly<Record<string, TestedPanel>> = {
  map: shared(drawing.drawMap, [496, 536], [434, 431], [744, 804], [374, 318], [386, 280]),
  lanes: shared(drawing.drawLanes, [584, 220], [600, 184], [876, 330], [374, 124], [350, 102]),
  'bonus spaces': shared(drawing.drawBonusSpaces, [204, 308], [260, 236], [306, 462], [374, 310]),
  cards: shared(drawing.drawCards, [190, 308], [250, 236], [374, 310]),
  // The second to last size is for research points on 1280 by 800.
  plans: shared(drawing.drawPlans, [174, 308], [204, 236], [584, 308], [374, 310], [366, 140], [366, 172]),
  hand: ofSeat(drawing.drawHand, [408, 166], [520, 136], [374, 104], [350, 76]),
  area: ofSeat(drawing.drawArea, [360, 166], [360, 136], [374, 98], [350, 68]),
  research: ofSeat(drawing.drawResearch, [328, 166], [328, 136], [374, 190], [366, 152], [386, 122]),
  seat: ofSeat(drawing.drawSeat, [132, 166], [132, 136]),
  rival: ofSeat(drawing.drawRival, [168, 108], [168, 82], [280, 82]),
  'bars of the score': shared(drawing.drawScoreBars, [900, 320], [360, 220]),
};
