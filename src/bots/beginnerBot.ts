import { legalActions } from '../core/play.ts';
import { pickOne } from '../engine/random.ts';
import { gameOf } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { Bot } from './bot.ts';
import { greedyAmong } from './greedy/greedy.ts';
import { PLAIN } from './greedy/taste.ts';
import { clockOf } from './meter.ts';

/** Probabilities of planning a random card and of overlooking an action. */
const WHIM = 0.1;
const OVERLOOKED = 0.2;

/**
 * Plays like a beginner: sometimes plans a random card, and overlooks some legal answers. It chooses among the
 * remaining answers like the greedy bot.
 */
export const beginnerBot: Bot = {
  name: 'beginner',
  choose(view, { seat, random, budget, rules }) {
    const options = legalActions(view, seat, rules);
    if (options.length < 2) return pickOne(random, options);
    const cards = options.filter(({ type }) => type === 'planCard');
    if (cards.length > 0 && random() < WHIM) return pickOne(random, cards);
    const seen = cards.length > 0 ? options : noticed(options, random);
    return greedyAmong(gameOf(rules, view), seat, seen, PLAIN, clockOf(budget));
  },
};

/** Returns the answers that the bot notices: at least one, and always passing if it is legal. */
function noticed(options: readonly Action[], random: () => number): readonly Action[] {
  const seen = options.filter(({ type }) => type === 'pass' || random() >= OVERLOOKED);
  return seen.length > 0 ? seen : [pickOne(random, options)];
}
