import type { Label } from './locale.ts';
import type { RichText } from './parts.ts';
import type { Words } from './words.ts';

/** A line of a description with what it is about. */
export function lineOf({ locale }: Words, label: Label, value: RichText): RichText {
  return locale.line(locale.labels[label], value);
}

export const one = (line: RichText): readonly RichText[] => [line];

/** A line for something that is there, no line for nothing. */
export function optional<T>(value: T | null | undefined, tell: (value: T) => RichText): readonly RichText[] {
  return value === null || value === undefined ? [] : [tell(value)];
}

export function lines(...groups: readonly (readonly RichText[])[]): readonly RichText[] {
  return groups.flat();
}
