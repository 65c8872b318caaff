import type { Taste } from '../greedy/taste.ts';
import belt from './belt.json';
import luna from './luna.json';
import many from './many.json';
import two from './two.json';

/** Weights learned from many games, by kind of game. */
export type Learned = Readonly<Record<'two' | 'many' | 'belt' | 'luna', Taste>>;

export const learned: Learned = { two, many, belt, luna };
