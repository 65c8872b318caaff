import { LIMITS } from './limits.ts';
import { childPath, type JsonProblem, type JsonProblems } from './problems.ts';
import type { Result } from './result.ts';

/** Keys that, when assigned, could change an object's prototype. */
const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

interface Copying {
  readonly problems: JsonProblem[];
  /** The objects and lists that contain the current value. */
  readonly around: Set<object>;
  values: number;
  characters: number;
  /** True if copying has stopped because the input is too large or has too many problems. */
  isFull: boolean;
}

/**
 * Copies a value that should be JSON, without inherited or non-enumerable properties. Each property is read only once.
 * As in JSON, `undefined` properties are dropped and -0 becomes 0. Cycles, getters that throw, and anything that
 * exceeds `LIMITS` are reported as problems. If there are too many problems, copying stops.
 */
export function copyPlain(json: unknown): { readonly value: unknown; readonly problems: JsonProblems } {
  const copying: Copying = { problems: [], around: new Set(), values: 0, characters: 0, isFull: false };
  return { value: json === undefined ? undefined : copy(copying, json, '$'), problems: copying.problems };
}

/** Returns a copy of a value if the whole value is valid JSON, or else its problems. */
export function readPlain(json: unknown): Result<unknown, JsonProblems> {
  const { value, problems } = copyPlain(json);
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value };
}

/** Returns a shallow copy that reads each key once, a non-object unchanged, or `undefined` if unreadable. */
export function copyTop(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  try {
    return Array.isArray(json) ? [] : { ...json };
  } catch {
    return undefined;
  }
}

function copy(copying: Copying, value: unknown, path: string): unknown {
  copying.values += 1;
  if (typeof value === 'object' && value !== null) return copyObject(copying, value, path);
  if (typeof value === 'string') return countCharacters(copying, value.length, path) ? value : null;
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value;
  if (value === null || typeof value === 'boolean') return value;
  return fail(copying, path, `a JSON value, not ${typeof value === 'number' ? value : typeof value}`);
}

function copyObject(copying: Copying, value: object, path: string): unknown {
  const { around } = copying;
  if (around.has(value)) return fail(copying, path, 'a JSON value, not an object that contains itself');
  if (around.size === LIMITS.levels) return fail(copying, path, `at most ${LIMITS.levels} levels`);
  around.add(value);
  try {
    return Array.isArray(value) ? copyList(copying, value, path) : copyRecord(copying, value, path);
  } catch {
    return fail(copying, path, 'a readable JSON value');
  } finally {
    around.delete(value);
  }
}

function copyList(copying: Copying, list: readonly unknown[], path: string): unknown {
  const { length } = list;
  if (!hasRoomFor(copying, length, path)) return null;
  const copied: unknown[] = [];
  for (let index = 0; index < length && !copying.isFull; index += 1) {
    copied.push(copy(copying, list[index], childPath(path, index)));
  }
  return copied;
}

function copyRecord(copying: Copying, record: object, path: string): unknown {
  const keys = Object.keys(record);
  if (!hasRoomFor(copying, keys.length, path)) return null;
  const copied: Record<string, unknown> = Object.create(null);
  for (const key of keys) {
    if (copying.isFull || !countCharacters(copying, key.length, path)) break;
    const at = childPath(path, key);
    const part: unknown = Reflect.get(record, key);
    if (UNSAFE_KEYS.has(key)) fail(copying, at, 'no such key');
    else if (part !== undefined) copied[key] = copy(copying, part, at);
  }
  return copied;
}

function hasRoomFor(copying: Copying, more: number, path: string): boolean {
  if (copying.values + more <= LIMITS.values) return true;
  return stop(copying, path, `at most ${LIMITS.values} values in total`);
}

/** Adds to the character count. If that exceeds the limit, copying stops. */
function countCharacters(copying: Copying, more: number, path: string): boolean {
  copying.characters += more;
  if (copying.characters <= LIMITS.characters) return true;
  return stop(copying, path, `at most ${LIMITS.characters} characters in total`);
}

function stop(copying: Copying, path: string, expected: string): false {
  fail(copying, path, expected);
  copying.isFull = true;
  return false;
}

function fail(copying: Copying, path: string, expected: string): null {
  if (copying.problems.length < LIMITS.problems) copying.problems.push({ path, expected });
  if (copying.problems.length === LIMITS.problems) copying.isFull = true;
  return null;
}
