import { set, settings } from './storage.ts';
import { setColours, type ThemeName, themeName } from './theme.ts';

/** How fast Luna and the bots play, the slowest first. */
export const SPEEDS = ['slow', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How far a game goes on by itself, from nowhere to everywhere. */
export const GOES_ON = ['never', 'only', 'usual', 'proposed'] as const;
export type GoesOn = (typeof GOES_ON)[number];

/** How the visitor wants to play. */
export interface Preferences {
  /** Theme of the pictures: the colour setting, resolved. */
  readonly theme: ThemeName;
  readonly speed: Speed;
  /** Where the game goes on by itself. */
  readonly goesOn: GoesOn;
  /** Whether all choices are shown as a list, and not only in the pictures. */
  readonly lists: boolean;
  /** Whether keys of one letter or number do something, which those who speak to their computer do not want. */
  readonly letters: boolean;
}

/** What is set, and what holds without that. */
export function preferences(): Preferences {
  const { speed, goesOn, lists, letters } = settings();
  return {
    theme: themeName(),
    speed: SPEEDS.find((name) => name === speed) ?? SPEEDS[0],
    goesOn: GOES_ON.find((name) => name === goesOn) ?? 'usual',
    lists: lists === 'yes',
    letters: letters !== 'no',
  };
}

/** Stores a preference as the settings name it. */
export function setPreference(name: keyof Preferences, value: string): void {
  if (name === 'theme') setColours(value);
  else set(name, value);
}
