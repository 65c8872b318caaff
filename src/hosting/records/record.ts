import * as v from 'valibot';
import type { Content, ContentRef } from '../../components/content.ts';
import { boxOf } from '../../game/boxOf.ts';
import { readAction } from '../../game/model/actionSchema.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameOptions } from '../../game/model/options.ts';
import { RULES_VERSION } from '../../game/model/state.ts';
import { hasSameRestrictions, refMismatch } from '../../game/restriction.ts';
import { LIMITS } from '../../input/limits.ts';
import { readPlain } from '../../input/plain.ts';
import type { JsonProblem, JsonProblems, Result } from '../../input/problems.ts';
import { readJson } from '../../input/readJson.ts';
import { byDefault, exact, type Fields, id, list, optional, readBy, type Schema, whole } from '../../input/shapes.ts';
import { contentRef, gameOptions } from '../saves/shape/state.ts';

/**
 * Notes on a game, such as its `event`, `date`, `place` and `people`. You choose the names: 1 to 40 letters, digits,
 * `_` and `-`, starting with a letter. Each note is a single line.
 */
export type RecordMeta = Readonly<Record<string, string>>;

/** A comment on a game. */
export interface RecordComment {
  /** Number of actions before the comment. */
  readonly after: number;
  /** The text, which is a single line without leading or trailing spaces. */
  readonly text: string;
}

export const LINE = `one line of 1 to ${LIMITS.line} characters, without spaces at its ends`;
const NAME = 'a name of 1 to 40 letters, digits, _ and -, starting with a letter';

export const isLine = (text: string): boolean =>
  text.length > 0 && text.length <= LIMITS.line && text.trim() === text && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
const line: Schema<string> = v.pipe(v.string(LINE), v.check(isLine, LINE));
const name = v.pipe(v.string(NAME), v.regex(/^[A-Za-z][\w-]{0,39}$/, NAME));
const TAGS = `at most ${LIMITS.tags} names`;

const recordMeta: Schema<RecordMeta> = v.pipe(
  v.record(name, line, 'an object that maps names to lines of text'),
  v.check((meta) => Object.keys(meta).length <= LIMITS.tags, TAGS),
);

const recordComments: Schema<readonly RecordComment[]> = list(
  exact<RecordComment>({ after: whole(0, LIMITS.actions), text: line }),
  LIMITS.actions,
);

function areInOrder(comments: readonly RecordComment[], actions: number): boolean {
  return comments.every(({ after }, index) => after <= actions && after >= (comments[index - 1]?.after ?? 0));
}

/** Version of the record format, for games and campaigns. */
export const RECORD_SCHEMA = 1;

/** Rules version and component set of a record. */
export interface RecordHead {
  /** The record format. Optional in handwritten records; the default is the current format. */
  readonly schema: number;
  /** The rules version of the game. Optional in handwritten records; the default is the current version. */
  readonly rules: number;
  /** The component set of the game. Optional in handwritten records; the default is the set used for the replay. */
  readonly content?: ContentRef;
}

export const HEAD_FIELDS: Fields<RecordHead> = {
  schema: byDefault(whole(1, 9999), RECORD_SCHEMA),
  rules: byDefault(whole(1, 9999), RULES_VERSION),
  content: optional(contentRef),
};

export function headOf(content: Content): Required<RecordHead> {
  return { schema: RECORD_SCHEMA, rules: RULES_VERSION, content: boxOf(content).ref };
}

/** Checks whether a record was played with a different component set. A record that names no set matches any set. */
export function isOtherSet(own: Required<RecordHead>, content: RecordHead['content']): boolean {
  return content !== undefined && content.fingerprint !== own.content.fingerprint;
}

/** Returns a problem if a record has a different format or component set. The rules version may differ. */
function foreignProblem(own: Required<RecordHead>, { schema, content }: RecordHead): JsonProblem | undefined {
  if (schema !== own.schema) return { path: '$.schema', expected: `schema ${own.schema}, not ${schema}` };
  if (content === undefined) return undefined;
  if (!isOtherSet(own, content)) return restrictionProblem(own, content);
  return { path: '$.content.fingerprint', expected: refMismatch(own.content, content) };
}

/** Returns a problem if a record has different restrictions, because a game must continue under the same ones. */
export function restrictionProblem(own: Required<RecordHead>, content: RecordHead['content']): JsonProblem | undefined {
  if (content === undefined || hasSameRestrictions(own.content, content)) return undefined;
  return { path: '$.content.restrictions', expected: refMismatch(own.content, content) };
}

/** Result after the last action. A replay must lead to the same result. */
export interface RecordResult {
  /** `hashState` of the state after the last action. */
  readonly hash: string;
  /** Total score of each seat after the last action. */
  readonly totals: readonly number[];
}

/** Everything needed to replay a game, as plain JSON. Automatic steps are not stored, because a replay repeats them. */
export interface GameRecord extends RecordHead {
  readonly options: GameOptions;
  readonly actions: readonly Action[];
  readonly result?: RecordResult;
  /** Place, date, players and other notes, which do not affect the game. */
  readonly meta?: RecordMeta;
  /** Comments in the order of the actions. They do not affect the game. */
  readonly comments?: readonly RecordComment[];
}

const action: Schema<Action> = readBy(readAction, (problem) => `a well-formed action (${problem})`);

export const recordResult: Schema<RecordResult> = optional(
  exact<RecordResult>({ hash: id, totals: list(whole(-9999, 99_999)) }),
);

/** The shape of a record. Only a replay checks whether its actions are legal. */
export const gameRecord: Schema<GameRecord> = v.pipe(
  exact<GameRecord>({
    ...HEAD_FIELDS,
    options: gameOptions,
    actions: list(action, LIMITS.actions),
    result: recordResult,
    meta: optional(recordMeta),
    comments: optional(recordComments),
  }),
  v.check(({ comments = [], actions }) => areInOrder(comments, actions.length), 'comments in the order of the actions'),
);

/** Kind of record that `readRecord` can read. */
export interface RecordKind<T extends RecordHead> {
  readonly schema: Schema<T>;
  /** The required component set. */
  readonly content: Content;
}

/** Reads a record of these rules from a copy of the input. */
export function readRecord<T extends RecordHead>(kind: RecordKind<T>, input: unknown): Result<T, JsonProblems> {
  const plain = readPlain(input);
  if (!plain.ok) return plain;
  const record = readJson(kind.schema, plain.value);
  const foreign = record.ok ? foreignTo(kind, record.value) : undefined;
  return foreign === undefined ? record : { ok: false, error: [foreign] };
}

function foreignTo<T extends RecordHead>({ content }: RecordKind<T>, record: T): JsonProblem | undefined {
  return foreignProblem(headOf(content), record);
}
