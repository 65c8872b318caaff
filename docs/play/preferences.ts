import { set, settings } from '../shared/settings.ts';
import { setColours, type ThemeName, themeName } from './theme.ts';

export const SPEEDS = ['slow', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** From the fewest automatic steps to the most. */
export const AUTO_ADVANCE = ['never', 'only', 'usual', 'proposed'] as const;
export type AutoAdvance = (typeof AUTO_ADVANCE)[number];

export interface Preferences {
  /** Matches the visitor's colour setting. */
  readonly theme: ThemeName;
  readonly speed: Speed;
  readonly goesOn: AutoAdvance;
  readonly lists: boolean;
  /** Single-key shortcuts can get in the way of speech input. */
  readonly letters: boolean;
}

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

export function setPreference(name: keyof Preferences, value: string): void {
  if (name === 'theme') setColours(value);
  else set(name, value);
}
