import type { WholeState } from 'skymines-rules';
import { pending, reasonText, tryReduce } from 'skymines-rules';
import { isNotationError, parseAction } from 'skymines-rules/notation';
import { createText, en, plain } from 'skymines-rules/text';

/** Checks lines such as `Ana: pass`. Returns the next prompts or the problems with the line. */
export function ruleChecker(start: WholeState): (line: string) => readonly string[] {
  let state = start;
  const text = createText({ locale: en, game: start });
  return (line) => {
    try {
      const result = tryReduce(state, parseAction(state.options, line));
      if (!result.ok) return result.violations.map(reasonText);
      state = result.state;
      return pending(state).map((prompt) => plain(text.prompt(prompt, state)));
    } catch (error) {
      if (isNotationError(error)) return [error.message];
      throw error;
    }
  };
}
