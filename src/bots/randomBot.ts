import { defaultRules } from '../api/defaultRules.ts';
import { pickOne } from '../engine/random.ts';
import type { Bot } from './bot.ts';

/** Chooses each legal action with equal probability. Useful as a baseline, not as an opponent. */
export const randomBot: Bot = {
  name: 'random',
  choose: (view, { seat, random, rules = defaultRules() }) => pickOne(random, rules.legalActions(view, seat)),
};
