import type { headings } from './en/headings.ts';

/** The phases of a game: the set-up, the three phases of every round, the end. */
export const PHASES = ['setup', 'planning', 'actions', 'preparation', 'end'] as const;
/** The name of a phase of a game. */
export type Phase = (typeof PHASES)[number];

/** The headings and the short words of pictures and tables. English has each of them. */
export type Heading = keyof typeof headings;
