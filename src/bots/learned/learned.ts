import type { LearnedByTable } from '../search/outlook.ts';
import luna from './luna.json';
import two from './two.json';

/** What the searching bots have learned. */
export const learned: LearnedByTable = { people: two, luna };
