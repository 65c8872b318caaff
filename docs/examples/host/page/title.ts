import { createText } from 'skymines-rules/text';
import type { Language } from '../node_modules/skymines-rules/docs/play/language.ts';
import { playing } from '../node_modules/skymines-rules/docs/play/table/playing.ts';
import type { ServedGame } from './served.ts';

/** Returns the tab title, which is your current decision or the players who must decide. */
export function titleOf(game: ServedGame, language: Language): string {
  return `${stateOf(game, language)} – Skymines`;
}

function stateOf(game: ServedGame, { locale, words }: Language): string {
  const { rules, view, prompt } = game;
  if (rules.isOver(view)) return words.over;
  if (prompt !== null) return words.asks[prompt.kind](prompt.params as never);
  return playing(rules.pending(view), createText({ locale, game: view }), words);
}
