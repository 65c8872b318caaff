import { set, settings } from './storage.ts';
import { setColours, type ThemeName, themeName } from './theme.ts';

/** Speeds of Luna and the bots, slowest first. */
export const SPEEDS = ['slow', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Auto-advance levels, from none to most. */
export const AUTO_ADVANCE = ['never', 'only', 'usual', 'proposed'] as const;
export type AutoAdvance = (typeof AUTO_ADVANCE)[number];

/** The visitor's preferences. */
export interface Preferences {
  /** Theme of the drawings, resolved from the colour setting. */
  readonly theme: ThemeName;
  readonly speed: Speed;
  /** Steps that the game takes automatically. */
  readonly goesOn: AutoAdvance;
  /** True to keep the list of choices open. */
  readonly lists: boolean;
  /** True to enable single-key shortcuts. Speech input users may need to turn them off. */
  readonly letters: boolean;
}

/** Returns the stored preferences, with defaults for the rest. */
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

/** Stores a preference under its settings name. */
export function setPreference(name: keyof Preferences, value: string): void {
  if (name === 'theme') setColours(value);
  else set(name, value);
}
