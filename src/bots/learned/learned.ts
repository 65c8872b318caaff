import type { Taste } from '../greedy/taste.ts';
import belt from './belt.json';
import luna from './luna.json';
import many from './many.json';
import two from './two.json';

/** The tastes that were found by many games, for each way to play. */
export type Learned = Readonly<Record<'two' | 'many' | 'belt' | 'luna', Taste>>;

export const learned: Learned = { two, many, belt, luna };
