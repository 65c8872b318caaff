import * as v from 'valibot';

// Schemas with custom messages. `v.custom` for everything keeps bundles smaller than one Valibot schema per type.

/** Checks whether a value is an integer in a range, including both ends. */
export function isWhole(given: unknown, from = -Infinity, to = Infinity): given is number {
  return typeof given === 'number' && Number.isInteger(given) && given >= from && given <= to;
}

/** An integer in a range, including both ends. */
export function wholeNumber(expected: string, from?: number, to?: number) {
  return v.custom<number>((given) => isWhole(given, from, to), expected);
}

/** A text. */
export function text(expected: string) {
  return v.custom<string>((given) => typeof given === 'string', expected);
}
