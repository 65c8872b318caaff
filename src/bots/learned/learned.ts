import type { Taste } from '../greedy/taste.ts';
import belt from './belt.json';
import luna from './luna.json';
import two from './two.json';

/** The tastes that were found by many games, for each way to play. */
export type Learned = Readonly<Record<'two' | 'belt' | 'luna', Taste>>;

export const learned: Learned = { two, belt, luna };
