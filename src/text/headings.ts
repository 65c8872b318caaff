import type { headings } from './en/headings.ts';

/** Phases of a game: the set-up, the three phases of every round, and the end. */
export const PHASES = ['setup', 'planning', 'actions', 'preparation', 'end'] as const;
/** The name of a phase of a game. */
export type Phase = (typeof PHASES)[number];

/** The key of a heading or legend text of drawings and tables. */
export type Heading = keyof typeof headings;
