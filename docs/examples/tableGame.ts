import type { GameState } from 'skymines-rules';
import { checkRecord, pending, problemText } from 'skymines-rules';
import { actionPlaces, isNotationError, parseRecord } from 'skymines-rules/notation';
import { createText, type Locale, plain } from 'skymines-rules/text';

/**
 * Checks the notation of a game at a real table. Returns the next prompts, or the first violation with its player, rule
 * and position in the text.
 */
export function follow(text: string, locale: Locale): string {
  try {
    const check = checkRecord(parseRecord(text));
    if (check.outcome === 'stops') {
      const { index, action, violations, state } = check;
      const { line, column } = actionPlaces(text)[index] ?? { line: 0, column: 0 };
      const words = createText({ locale, game: state });
      const who = plain(words.name({ kind: 'seat', seat: action.seat }));
      const why = violations.map(
        (each) => `${plain(words.violation(each))} (${each.rule}, ${words.source(each.page)})`,
      );
      return `${line}:${column} ${who}: ${why.join(' ')}`;
    }
    if (check.outcome === 'malformed') return check.problems.map(problemText).join('\n');
    if (check.outcome === 'differs') return 'The result in the text differs from that of its actions.';
    return nextPrompts(check.state, locale);
  } catch (error) {
    if (isNotationError(error)) return error.message;
    throw error;
  }
}

/** Returns the messages of the current prompts, one per line. */
function nextPrompts(state: GameState, locale: Locale): string {
  const text = createText({ locale, game: state });
  return pending(state)
    .map((prompt) => plain(text.prompt(prompt, state)))
    .join('\n');
}
