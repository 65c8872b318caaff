import { defaultRules } from '../api/defaultRules.ts';
import { pickOne } from '../engine/random.ts';
import type { Bot } from './bot.ts';

/** Draws one of the legal actions, each equally likely: a yardstick, not an opponent. */
export const randomBot: Bot = {
  name: 'random',
  choose: (view, { seat, random, rules = defaultRules() }) => pickOne(random, rules.legalActions(view, seat)),
};
