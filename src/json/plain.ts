import { below } from './path.ts';

/** The largest thing read, a component set, nests about a dozen levels deep and holds some ten thousand values. */
const MOST_LEVELS = 32;
const MOST_VALUES = 500_000;

/** Keys that would reach the prototype of the object they are written to. */
const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What is wrong at one place of a value from outside: its path, and what is expected there as part of a sentence. */
export interface JsonProblem {
  readonly path: string;
  readonly expected: string;
}

/** A problem as it is told, with the rule it follows from where there is one. */
export function problemText({ path, expected, rule }: JsonProblem & { readonly rule?: string }): string {
  return `${path}: expected ${expected}${rule === undefined ? '' : ` (${rule})`}`;
}

/** A copy of a JSON value that is safe to read, and what in the original is no JSON. */
export interface PlainCopy {
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
}

interface Copying {
  readonly problems: JsonProblem[];
  /** The objects around the value being copied. */
  readonly around: Set<object>;
  values: number;
}

/**
 * Copies a value that claims to be JSON: own enumerable keys, dense lists, nothing inherited, each part read once. A
 * property that is `undefined` counts as absent, as in JSON. Cycles, getters that throw and the like become problems.
 */
export function copyPlain(json: unknown): PlainCopy {
  const copying: Copying = { problems: [], around: new Set(), values: 0 };
  return { value: json === undefined ? undefined : copy(copying, json, '$'), problems: copying.problems };
}

function copy(copying: Copying, value: unknown, path: string): unknown {
  copying.values += 1;
  if (typeof value === 'object' && value !== null) return copyObject(copying, value, path);
  if (value === 0) return 0; // JSON has no zero with a sign
  if (isPlain(value)) return value;
  return fail(copying, path, `a JSON value, not ${typeof value === 'number' ? value : typeof value}`);
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function copyObject(copying: Copying, value: object, path: string): unknown {
  const { around } = copying;
  if (around.has(value)) return fail(copying, path, 'a JSON value, not an object that contains itself');
  if (around.size === MOST_LEVELS) return fail(copying, path, `at most ${MOST_LEVELS} levels`);
  around.add(value);
  try {
    return Array.isArray(value) ? copyList(copying, value, path) : copyRecord(copying, value, path);
  } catch {
    return fail(copying, path, 'a JSON value that can be read');
  } finally {
    around.delete(value);
  }
}

function copyList(copying: Copying, list: readonly unknown[], path: string): unknown {
  if (isFull(copying, list.length, path)) return null;
  return Array.from({ length: list.length }, (_, index) => copy(copying, list[index], below(path, index)));
}

function copyRecord(copying: Copying, record: object, path: string): unknown {
  const keys = Object.keys(record);
  if (isFull(copying, keys.length, path)) return null;
  const copied: Record<string, unknown> = Object.create(null);
  for (const key of keys) {
    const at = below(path, key);
    const part: unknown = Reflect.get(record, key);
    if (UNSAFE_KEYS.has(key)) fail(copying, at, 'no such key');
    else if (part !== undefined) copied[key] = copy(copying, part, at);
  }
  return copied;
}

/** Whether so many more values are too many; said once. */
function isFull(copying: Copying, more: number, path: string): boolean {
  if (copying.values > MOST_VALUES) return true;
  if (copying.values + more <= MOST_VALUES) return false;
  copying.values = MOST_VALUES + 1;
  fail(copying, path, `no more than ${MOST_VALUES} values in all`);
  return true;
}

function fail(copying: Copying, path: string, expected: string): null {
  copying.problems.push({ path, expected });
  return null;
}
