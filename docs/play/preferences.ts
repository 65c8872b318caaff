import { set, settings } from '../shared/settings.ts';
import { setColours, type ThemeName, themeName } from './theme.ts';

/** Paces of Luna, the bots and all motion, from the slowest to the fastest. */
export const PACES = ['calm', 'brisk', 'atOnce'] as const;
type Pace = (typeof PACES)[number];

/** From the fewest automatic steps to the most. */
export const AUTO_ADVANCE = ['never', 'only', 'usual', 'proposed'] as const;
export type AutoAdvance = (typeof AUTO_ADVANCE)[number];

/** Settings that are either on or off. */
export const SWITCHES = ['motion', 'sound', 'points', 'letters', 'lists'] as const;
type Switch = (typeof SWITCHES)[number];

export interface Preferences extends Readonly<Record<Switch, boolean>> {
  /** Matches the visitor's colour setting. */
  readonly theme: ThemeName;
  readonly pace: Pace;
  readonly goesOn: AutoAdvance;
}

/** Values until the visitor changes them. Single-key shortcuts can get in the way of speech input. */
const DEFAULTS: Readonly<Record<Switch, boolean>> = {
  motion: true,
  sound: false,
  points: true,
  letters: true,
  lists: false,
};

/** Share of the full duration of pauses and motion. */
const FACTORS: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.6, atOnce: 0 };

export function preferences(): Preferences {
  const stored = settings();
  const isOn = (name: Switch): boolean => (DEFAULTS[name] ? stored[name] !== 'no' : stored[name] === 'yes');
  return {
    theme: themeName(),
    pace: PACES.find((name) => name === stored['pace']) ?? PACES[0],
    goesOn: AUTO_ADVANCE.find((name) => name === stored['goesOn']) ?? 'usual',
    motion: isOn('motion'),
    sound: isOn('sound'),
    points: isOn('points'),
    letters: isOn('letters'),
    lists: isOn('lists'),
  };
}

export function setPreference(name: keyof Preferences, value: string): void {
  if (name === 'theme') setColours(value);
  else set(name, value);
}

export function paceFactor(): number {
  return FACTORS[preferences().pace];
}

/** Share of the full duration of motion, which is 0 for visitors who want none. */
export function motionFactor(): number {
  const { motion } = preferences();
  return motion && !prefersReducedMotion() ? paceFactor() : 0;
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
