import type { Label } from './locale.ts';
import type { RichText } from './parts.ts';
import type { Words } from './words.ts';

/** Returns a labelled line of a description. */
export function lineOf({ locale }: Words, label: Label, value: RichText): RichText {
  return locale.line(locale.labels[label], value);
}

export const one = (line: RichText): readonly RichText[] => [line];

/** Returns a line for a value, or none if the value is `null` or `undefined`. */
export function optional<T>(value: T | null | undefined, toLine: (value: T) => RichText): readonly RichText[] {
  return value === null || value === undefined ? [] : [toLine(value)];
}

export function lines(...groups: readonly (readonly RichText[])[]): readonly RichText[] {
  return groups.flat();
}
