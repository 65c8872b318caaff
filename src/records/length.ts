import type { JsonProblem } from '../json/problems.ts';
import { readJson } from '../json/readJson.ts';
import type { Schema } from '../json/shapes.ts';

/** A record without its actions, and how many there are; nothing if the rest of it is no record. */
export function readWithoutActions<T>(
  schema: Schema<T>,
  value: unknown,
): { readonly record: T; readonly length: number } | undefined {
  if (typeof value !== 'object' || value === null || !('actions' in value) || !Array.isArray(value.actions)) return;
  const read = readJson(schema, { ...value, actions: [] });
  return read.ok ? { record: read.value, length: value.actions.length } : undefined;
}

/** What is wrong with more actions than there can be. */
export function tooManyActions(length: number, most: number): JsonProblem | undefined {
  return length > most ? { path: '$.actions', expected: `a list of at most ${most}, not ${length}` } : undefined;
}
