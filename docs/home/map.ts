import type { GameView } from 'skymines-rules';
import { DARK, drawMap, LIGHT, themeCss } from 'skymines-rules/drawing';
import { createText, en } from 'skymines-rules/text';

const SIZE = { width: 620, height: 540 };

/** Colours of the pictures, which follow the page's light or dark appearance. */
export const COLOURS = `${themeCss(LIGHT, '.home')}\n${themeCss(DARK, '.dark .home')}`;

/** Draws a game's map for the front page. The drawing is only decorative. */
export function mapOf(game: GameView): string {
  return drawMap(game, { text: createText({ locale: en, game }), size: SIZE, idPrefix: 'home-' });
}
