import type { HEADINGS_EN } from './en/headings.ts';

/** The phases of a game: set-up, the three phases of every round, and the end. */
export const PHASES = ['setup', 'planning', 'actions', 'preparation', 'end'] as const;
/** The name of a game phase. */
export type Phase = (typeof PHASES)[number];

/** The key of a heading or legend text in drawings and tables. */
export type Heading = keyof (typeof HEADINGS_EN)['headings'];
/** The key of a label used in descriptions. */
export type Label = keyof (typeof HEADINGS_EN)['labels'];

export const SUCCESS_REASONS = [
  'average',
  'beatOne',
  'beatTwo',
  'winner',
  'mission',
  'tracks',
  'firstToFinish',
  'menaceRemoved',
] as const;
/** Reasons for success points. `average` is used for a time loop. */
export type SuccessReason = (typeof SUCCESS_REASONS)[number];
