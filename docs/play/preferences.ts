import { set, settings } from './storage.ts';
import { setColours, type ThemeName, themeName } from './theme.ts';

/** Speeds of Luna and the bots, from slowest to fastest. */
export const SPEEDS = ['slow', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Auto-advance settings, from the fewest automatic steps to the most. */
export const AUTO_ADVANCE = ['never', 'only', 'usual', 'proposed'] as const;
export type AutoAdvance = (typeof AUTO_ADVANCE)[number];

export interface Preferences {
  /** Drawing theme that matches the visitor's colour setting. */
  readonly theme: ThemeName;
  readonly speed: Speed;
  /** Auto-advance setting. */
  readonly goesOn: AutoAdvance;
  /** True to keep the list of choices open. */
  readonly lists: boolean;
  /** True to enable single-key shortcuts, which can get in the way of speech input. */
  readonly letters: boolean;
}

/** Returns the stored preferences. Missing preferences have their default values. */
export function preferences(): Preferences {
  const { speed, goesOn, lists, letters } = settings();
  return {
    theme: themeName(),
    speed: SPEEDS.find((name) => name === speed) ?? SPEEDS[0],
    goesOn: AUTO_ADVANCE.find((name) => name === goesOn) ?? 'usual',
    lists: lists === 'yes',
    letters: letters !== 'no',
  };
}

/** Stores a preference under the name of its setting. */
export function setPreference(name: keyof Preferences, value: string): void {
  if (name === 'theme') setColours(value);
  else set(name, value);
}
