import * as v from 'valibot';

// Values with messages of their own. One schema that says what it takes weighs less than one for each type.

/** Whether it is a whole number in a range. */
export function isWhole(given: unknown, from = -Infinity, to = Infinity): given is number {
  return typeof given === 'number' && Number.isInteger(given) && given >= from && given <= to;
}

/** A whole number in a range. */
export function wholeNumber(expected: string, from?: number, to?: number) {
  return v.custom<number>((given) => isWhole(given, from, to), expected);
}

/** A text. */
export function text(expected: string) {
  return v.custom<string>((given) => typeof given === 'string', expected);
}
