import type { headings, LABELS_EN } from './en/headings.ts';

/** The phases of a game: set-up, the three phases of every round, and the end. */
export const PHASES = ['setup', 'planning', 'actions', 'preparation', 'end'] as const;
/** The name of a game phase. */
export type Phase = (typeof PHASES)[number];

/** The key of a heading or legend text in drawings and tables. */
export type Heading = keyof typeof headings;
/** The key of a label used in descriptions. */
export type Label = keyof typeof LABELS_EN;
