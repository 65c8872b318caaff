import type { Content } from '../../components/content.ts';
import { readPlain } from '../../input/plain.ts';
import type { JsonProblem, JsonProblems } from '../../input/problems.ts';
import { readJson } from '../../input/readJson.ts';
import type { Result } from '../../input/result.ts';
import type { Schema } from '../../input/shapes.ts';
import type { RecordHead } from './head.ts';
import { foreignProblem, headOf } from './head.ts';

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
