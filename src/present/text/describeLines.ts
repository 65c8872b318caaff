import type { Label } from './locale.ts';
import type { Told } from './parts.ts';
import type { Words } from './words.ts';

/** A line of a description with what it is about. */
export function lineOf({ locale }: Words, label: Label, value: Told): Told {
  return locale.line(locale.labels[label], value);
}

export const one = (line: Told): readonly Told[] => [line];

/** A line for something that is there, no line for nothing. */
export function optional<T>(value: T | null | undefined, tell: (value: T) => Told): readonly Told[] {
  return value === null || value === undefined ? [] : [tell(value)];
}

export function lines(...groups: readonly (readonly Told[])[]): readonly Told[] {
  return groups.flat();
}
