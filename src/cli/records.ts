import type { CampaignRecordCheck, CampaignViolation } from '../entries/campaign.ts';
import {
  type Content,
  type CreateGameOptions,
  type GameState,
  problemText,
  type RecordCheck,
  type Rules,
  type Violation,
} from '../entries/index.ts';
import {
  type ActionPlace,
  actionPlaces,
  formatAction,
  isNotationError,
  NotationError,
  parseRecord,
} from '../entries/notation.ts';
import { createText, type Locale, plain, type Text } from '../entries/text.ts';
import { LONGEST_REASON } from '../input/limits.ts';
import { printable } from '../input/text.ts';
import { problemsIn, UsageError } from './args.ts';
import type { Io } from './help.ts';

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

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

export function readText(path: string, io: Io): TextFile {
  const text = io.read(path);
  if (text === undefined) throw new UsageError(`cannot read ${path}`);
  return { path, text };
}

/** A record and, if it was read from notation, the position of each action in the file. */
export interface RecordFile {
  readonly path: string;
  readonly record: unknown;
  readonly places: readonly ActionPlace[];
}

const NEITHER =
  'a record starts with "skymines record 1" or, in JSON, with {. To check only moves, add the options of their game, such as --players 2 --seed apollo';

/** Reads notation, with its ids checked against the component set, or JSON. Throws `FileProblems` for anything else. */
export function readRecord({ path, text }: TextFile, content: Content): RecordFile {
  try {
    if (!isNotation(text)) return { path, record: JSON.parse(text), places: [] };
    return { path, record: parseRecord(text, content), places: actionPlaces(text) };
  } catch (error) {
    if (isNotationError(error)) throw problemsIn(path, [error.message]);
    if (!(error instanceof SyntaxError)) throw error;
    const reason = printable(error.message, LONGEST_REASON);
    throw problemsIn(path, [isJson(text) ? `this is not valid JSON: ${reason}` : NEITHER]);
  }
}

/** Reads moves without a header, with line numbers from the first move. Throws `FileProblems` for invalid moves. */
export function readMoves({ path, text }: TextFile, options: CreateGameOptions, content: Content): RecordFile {
  const head = `skymines record 1\noptions ${JSON.stringify(options)}\n\n`;
  const lines = head.split('\n').length - 1;
  try {
    const record = parseRecord(head + text, content);
    const places = actionPlaces(head + text).map(({ line, column }) => ({ line: line - lines, column }));
    return { path, record, places };
  } catch (error) {
    if (!isNotationError(error)) throw error;
    const { line, column, expected } = error;
    if (line <= lines) throw problemsIn(path, [`the options of the game: expected ${expected}`]);
    throw problemsIn(path, [new NotationError(line - lines, column, expected).message]);
  }
}

/** Returns the final state of a game record. Throws `FileProblems` with violations in the given language. */
export function replayed(rules: Rules, { path, record, places }: RecordFile, locale: Locale): GameState {
  const checked = rules.checkRecord(record);
  if (checked.ok) return checked.state;
  if (checked.outcome !== 'stops') throw problemsIn(path, problemLines(checked));
  const { index, action, violations, state } = checked;
  const text = createText({ locale, game: state, seat: action.seat }, rules);
  const { line, column } = places[index] ?? {};
  const place = line === undefined ? `action ${index}` : `line ${line}, column ${column}`;
  const played = `${place} (${formatAction(state.options, action)})`;
  throw problemsIn(path, refusalLines(played, violations, { text, locale }));
}

/** Returns a line for each problem with a record that is malformed or has a different result. */
export function problemLines(
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
