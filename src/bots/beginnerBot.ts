import { defaultRules } from '../api/defaultRules.ts';
import { pickOne } from '../engine/random.ts';
import { gameOf } from '../game/boxOf.ts';
import type { Action } from '../game/model/actions.ts';
import type { Bot } from './bot.ts';
import { greedyAmong } from './greedy/greedy.ts';
import { PLAIN } from './greedy/taste.ts';
import { clockOf } from './meter.ts';

/** So often a beginner plans a card on a whim, and so often one of several actions is overlooked. */
const WHIM = 0.1;
const OVERLOOKED = 0.2;

/**
 * Plays like somebody in a first game: now and then plans a card because it is there, and overlooks some of what a decision
 * offers. Of what it sees it takes what the greedy player would take.
 */
export const beginnerBot: Bot = {
  name: 'beginner',
  choose(view, { seat, random, budget, rules = defaultRules() }) {
    const options = rules.legalActions(view, seat);
    if (options.length < 2) return pickOne(random, options);
    const cards = options.filter(({ type }) => type === 'planCard');
    if (cards.length > 0 && random() < WHIM) return pickOne(random, cards);
    const seen = cards.length > 0 ? options : noticed(options, random);
    return greedyAmong(gameOf(rules, view), seat, seen, PLAIN, clockOf(budget));
  },
};

/** Returns the answers that the bot notices: always passing, and always at least one. */
function noticed(options: readonly Action[], random: () => number): readonly Action[] {
  const seen = options.filter(({ type }) => type === 'pass' || random() >= OVERLOOKED);
  return seen.length > 0 ? seen : [pickOne(random, options)];
}
