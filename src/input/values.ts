import * as v from 'valibot';

// Schemas with custom messages. `v.custom` for everything keeps bundles smaller than one Valibot schema per type.

/** Checks whether a value is an integer in a range, including both ends. */
export function isWhole(value: unknown, from = -Infinity, to = Infinity): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

/** An integer in a range, including both ends. */
export function wholeNumber(expected: string, from?: number, to?: number) {
  return v.custom<number>((value) => isWhole(value, from, to), expected);
}

/** A text. */
export function text(expected: string) {
  return v.custom<string>((value) => typeof value === 'string', expected);
}
