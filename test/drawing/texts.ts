import type { Content, GameState } from '../../src/entries/index.ts';
import { createText, en, type Locale, type Text } from '../../src/entries/text.ts';

/** Text of drawings without a game. */
export const english: Text = createText({ locale: en });

/** Returns the text of a component set. */
export const textFor = (content: Content): Text => createText({ locale: en }, { content });

/** Returns the text of a game. */
export const textOf = (game: GameState, locale: Locale = en): Text => createText({ locale, game });
