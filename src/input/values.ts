import * as v from 'valibot';

// Schemas with custom messages. They all use `v.custom`, because a Valibot schema for each type would make bundles
// larger.

/** Checks whether a value is an integer in a range that includes both ends. */
export function isWhole(value: unknown, from = -Infinity, to = Infinity): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

export function wholeNumber(expected: string, from?: number, to?: number) {
  return v.custom<number>((value) => isWhole(value, from, to), expected);
}

export function text(expected: string) {
  return v.custom<string>((value) => typeof value === 'string', expected);
}
