import type { GameState } from 'skymines-rules';
import { createText, type Locale, type Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';

/** Returns the text functions for a position. */
export function textFor(game: GameState, locale: Locale): Text {
  return createText({ locale, game });
}

/** Returns the pages of a rule as text, such as `Rulebook p. 12-13`. */
export function sourceText(page: string, locale: Locale): string {
  return sentence(createText({ locale }).source(page));
}
