import type { CampaignRecordCheck, CampaignViolation } from '../entries/campaign.ts';
import type { Content, RecordCheck, Violation } from '../entries/index.ts';
import { problemText } from '../entries/index.ts';
import { actionPlaces, formatAction, isNotationError, parseRecord } from '../entries/notation.ts';
import type { Locale, Text } from '../entries/text.ts';
import { createText, plain } from '../entries/text.ts';
import { LONGEST_REASON } from '../input/limits.ts';
import type { Result } from '../input/result.ts';
import { printable } from '../input/text.ts';

/** The argument of commands that take a record. */
export const RECORD_FILE = {
  name: 'FILE',
  help: 'a record: JSON as `skymines play --json` or `skymines campaign --json` prints it, or the notation of a game',
};

export function isCampaign(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'kind' in record && record.kind === 'campaign';
}

/** Whether a text is notation, which begins with its own title. */
function isNotation(text: string): boolean {
  return text.startsWith('skymines record');
}

/** Reads notation or JSON. */
export function readRecord(text: string): Result<unknown, string> {
  try {
    return { ok: true, value: isNotation(text) ? parseRecord(text) : JSON.parse(text) };
  } catch (error) {
    if (isNotationError(error)) return { ok: false, error: error.message };
    if (error instanceof SyntaxError)
      return { ok: false, error: `this is not JSON: ${printable(error.message, LONGEST_REASON)}` };
    throw error;
  }
}

/** A line for everything that is wrong with the record of a game. What breaks a rule is told in the language, with its place. */
export function problemLines(
  checked: Extract<RecordCheck, { ok: false }>,
  { content, locale, text: file }: { readonly content: Content; readonly locale: Locale; readonly text: string },
): string[] {
  if (checked.outcome !== 'stops') return resultLines(checked);
  const { index, action, violations, state } = checked;
  const text = createText({ locale, game: state, seat: action.seat }, { content });
  const { line, column } = (isNotation(file) ? actionPlaces(file)[index] : undefined) ?? {};
  const place = line === undefined ? `action ${index}` : `line ${line}, column ${column}`;
  return refusalLines(`${place} (${formatAction(state.options, action)})`, violations, { text, locale });
}

/** A line for everything that is wrong with a record whose actions are legal, or that cannot be read. */
export function resultLines(
  checked: Exclude<RecordCheck | CampaignRecordCheck, { ok: true } | { outcome: 'stops' }>,
): string[] {
  const lines = checked.problems.map(problemText);
  if (checked.outcome === 'malformed') return lines;
  const isTotalSame = checked.replayed.totals.join() === checked.recorded.totals.join();
  return [
    ...lines,
    isTotalSame
      ? 'every action is legal and the totals are as recorded; the hash alone differs, as when other rules wrote the record'
      : 'every action is legal, but the totals are not as recorded',
  ];
}

/** A line for each rule that an action breaks, in a language. */
export function refusalLines(
  action: string,
  violations: readonly (CampaignViolation | Violation)[],
  { text, locale }: { readonly text: Text; readonly locale: Locale },
): string[] {
  return violations.map((each) =>
    plain(locale.line(action, [`${plain(text.violation(each))} (${each.rule}, ${text.source(each.page)})`])),
  );
}
