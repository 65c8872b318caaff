import type { GameState } from 'skymines-rules';
import { checkRecord, pending, problemText } from 'skymines-rules';
import { actionPlaces, isNotationError, parseRecord } from 'skymines-rules/notation';
import { createText, type Locale, plain } from 'skymines-rules/text';

/** How far the text of a game at a real table goes, or its first false move: who broke which rule, and where that stands. */
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
    if (check.outcome === 'differs') return 'The text tells another result than its actions have.';
    return asked(check.state, locale);
  } catch (error) {
    if (isNotationError(error)) return error.message;
    throw error;
  }
}

/** What happens next at the table. */
function asked(state: GameState, locale: Locale): string {
  const text = createText({ locale, game: state });
  return pending(state)
    .map((prompt) => plain(text.prompt(prompt, state)))
    .join('\n');
}
