import type { Content } from '../../components/content.ts';
import { readPlain } from '../../input/plain.ts';
import type { JsonProblem, JsonProblems } from '../../input/problems.ts';
import { readJson } from '../../input/readJson.ts';
import type { Result } from '../../input/result.ts';
import type { Schema } from '../../input/shapes.ts';
import type { RecordHead } from './head.ts';
import { foreignProblem, headOf } from './head.ts';

/** What `readRecord` needs to know about a kind of record. */
export interface RecordKind<T extends RecordHead> {
  readonly schema: Schema<T>;
  /** The components it must have been played with. */
  readonly content: Content;
  /** The most actions that a game with the options of this record can have. */
  mostActions(record: T): number;
}

/** Reads a record of these rules from a copy of the input. */
export function readRecord<T extends RecordHead>(kind: RecordKind<T>, input: unknown): Result<T, JsonProblems> {
  const plain = readPlain(input);
  if (!plain.ok) return plain;
  const tooLong = lengthProblem(kind, plain.value);
  if (tooLong !== undefined) return { ok: false, error: [tooLong] };
  const record = readJson(kind.schema, plain.value);
  const foreign = record.ok ? foreignTo(kind, record.value) : undefined;
  return foreign === undefined ? record : { ok: false, error: [foreign] };
}

/** Refuses a list with more actions than a game can have before its actions are checked one by one. */
function lengthProblem<T extends RecordHead>(kind: RecordKind<T>, value: unknown): JsonProblem | undefined {
  if (typeof value !== 'object' || value === null || !('actions' in value) || !Array.isArray(value.actions)) return;
  const rest = readJson(kind.schema, { ...value, actions: [] });
  if (!rest.ok || foreignTo(kind, rest.value) !== undefined) return;
  const most = kind.mostActions(rest.value);
  const { length } = value.actions;
  return length > most ? { path: '$.actions', expected: `a list of at most ${most}, not ${length}` } : undefined;
}

function foreignTo<T extends RecordHead>({ content }: RecordKind<T>, record: T): JsonProblem | undefined {
  return foreignProblem(headOf(content), record);
}
