import { legalActions } from '../core/play.ts';
import { pickOne } from '../engine/random.ts';
import type { Bot } from './bot.ts';

/** Chooses each legal action with equal probability. Useful as a baseline, not as an opponent. */
export const randomBot: Bot = {
  name: 'random',
  choose: (view, { seat, random, rules }) => pickOne(random, legalActions(view, seat, rules)),
};
