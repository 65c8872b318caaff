import type { GameView } from 'skymines-rules';
import { DARK, drawMap, LIGHT, themeCss } from 'skymines-rules/drawing';
import { createText, en } from 'skymines-rules/text';

const SIZE = { width: 620, height: 540 };

/** The colours of the pictures: light, or dark where the page is. */
export const COLOURS = `${themeCss(LIGHT, '.home')}\n${themeCss(DARK, '.dark .home')}`;

/** The map of a game, as the front page draws it. It is there for the eyes alone. */
export function mapOf(game: GameView): string {
  return drawMap(game, { text: createText({ locale: en, game }), size: SIZE, idPrefix: 'home-' });
}
