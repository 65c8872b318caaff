import type { CampaignRecordCheck, CampaignViolation } from '../entries/campaign.ts';
import type { Content, CreateGameOptions, RecordCheck, Violation } from '../entries/index.ts';
import { problemText } from '../entries/index.ts';
import type { ActionPlace } from '../entries/notation.ts';
import { actionPlaces, formatAction, isNotationError, NotationError, parseRecord } from '../entries/notation.ts';
import type { Locale, Text } from '../entries/text.ts';
import { createText, plain } from '../entries/text.ts';
import { LONGEST_REASON } from '../input/limits.ts';
import type { Result } from '../input/result.ts';
import { printable } from '../input/text.ts';

export const RECORD_FILE = {
  name: 'FILE',
  help: 'a record: the JSON printed by `skymines play --json` or `skymines campaign --json`, or a game in notation',
};

export function isCampaign(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'kind' in record && record.kind === 'campaign';
}

function isNotation(text: string): boolean {
  return text.startsWith('skymines record');
}

function isJson(text: string): boolean {
  return /^\s*[[{"]/.test(text);
}

/** Checks whether the input is neither notation nor JSON. It may contain moves without a header. */
export function isBare(text: string): boolean {
  return !isNotation(text) && !isJson(text);
}

/** A record and, if it was read from notation, the position of each action in the file. */
export interface RecordFile {
  readonly record: unknown;
  readonly places: readonly ActionPlace[];
}

const NEITHER =
  'a record starts with "skymines record 1" or, in JSON, with {. To check only moves, add the options of their game, such as --players 2 --seed apollo';

/** Reads notation or JSON. Ids in notation are checked against the component set. */
export function readRecord(text: string, content: Content): Result<RecordFile, string> {
  try {
    if (!isNotation(text)) return { ok: true, value: { record: JSON.parse(text), places: [] } };
    return { ok: true, value: { record: parseRecord(text, content), places: actionPlaces(text) } };
  } catch (error) {
    if (isNotationError(error)) return { ok: false, error: error.message };
    if (!(error instanceof SyntaxError)) throw error;
    const reason = printable(error.message, LONGEST_REASON);
    return { ok: false, error: isJson(text) ? `this is not valid JSON: ${reason}` : NEITHER };
  }
}

/** Reads the moves of a game from input without a header. Line numbers start at the first move. */
export function readMoves(text: string, options: CreateGameOptions, content: Content): Result<RecordFile, string> {
  const head = `skymines record 1\noptions ${JSON.stringify(options)}\n\n`;
  const lines = head.split('\n').length - 1;
  try {
    const record = parseRecord(head + text, content);
    const places = actionPlaces(head + text).map(({ line, column }) => ({ line: line - lines, column }));
    return { ok: true, value: { record, places } };
  } catch (error) {
    if (!isNotationError(error)) throw error;
    const { line, column, expected } = error;
    if (line <= lines) return { ok: false, error: `the options of the game: expected ${expected}` };
    return { ok: false, error: new NotationError(line - lines, column, expected).message };
  }
}

/**
 * Returns a line for each problem with a game record. Violations are in the given language and include their position.
 */
export function problemLines(
  checked: Extract<RecordCheck, { ok: false }>,
  { content, locale, places }: { readonly content: Content; readonly locale: Locale } & Pick<RecordFile, 'places'>,
): string[] {
  if (checked.outcome !== 'stops') return resultLines(checked);
  const { index, action, violations, state } = checked;
  const text = createText({ locale, game: state, seat: action.seat }, { content });
  const { line, column } = places[index] ?? {};
  const place = line === undefined ? `action ${index}` : `line ${line}, column ${column}`;
  return refusalLines(`${place} (${formatAction(state.options, action)})`, violations, { text, locale });
}

/** Returns a line for each problem with a record that is malformed or has a different result. */
export function resultLines(
  checked: Exclude<RecordCheck | CampaignRecordCheck, { ok: true } | { outcome: 'stops' }>,
): string[] {
  const lines = checked.problems.map(problemText);
  if (checked.outcome === 'malformed') return lines;
  const isTotalSame = checked.replayed.totals.join() === checked.recorded.totals.join();
  return [
    ...lines,
    isTotalSame
      ? 'every action is legal and the totals match; only the hash differs, as in records of another rules version'
      : 'every action is legal, but the totals differ from the recorded ones',
  ];
}

export function refusalLines(
  action: string,
  violations: readonly (CampaignViolation | Violation)[],
  { text, locale }: { readonly text: Text; readonly locale: Locale },
): string[] {
  return violations.map((each) =>
    plain(locale.line(action, [`${plain(text.violation(each))} (${each.rule}, ${text.source(each.page)})`])),
  );
}
