import type { GameRecord, RecordCheck } from '../index.ts';
import { problemText, reasonText } from '../index.ts';
import { LONGEST_REASON } from '../input/limits.ts';
import type { Result } from '../input/result.ts';
import { printable } from '../input/text.ts';
import { formatAction, isNotationError, parseRecord } from '../notation.ts';

/** The argument of commands that take a record. */
export const RECORD_FILE = {
  name: 'FILE',
  help: 'a record: JSON as `skymines play --json` or `skymines campaign --json` prints it, or the notation of a game',
};

export function isCampaign(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'kind' in record && record.kind === 'campaign';
}

/** Reads notation, which begins with its own title, or JSON. */
export function readRecord(text: string): Result<unknown, string> {
  try {
    return { ok: true, value: text.startsWith('skymines record') ? parseRecord(text) : JSON.parse(text) };
  } catch (error) {
    if (isNotationError(error)) return { ok: false, error: error.message };
    if (error instanceof SyntaxError)
      return { ok: false, error: `this is not JSON: ${printable(error.message, LONGEST_REASON)}` };
    throw error;
  }
}

/** A line for everything that is wrong with the record of a game. */
export function problemLines(record: unknown, checked: Extract<RecordCheck, { ok: false }>): string[] {
  if (checked.reason !== 'illegal') return checked.problems.map(problemText);
  const { index, violations, state } = checked;
  const action = (record as GameRecord).actions[index];
  const told = action === undefined ? '' : ` (${formatAction(state.options, action)})`;
  return violations.map((each) => `action ${index}${told}: ${reasonText(each)}`);
}
