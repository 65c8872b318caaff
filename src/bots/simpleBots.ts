import { legalActions } from '../core/play.ts';
import { pickOne } from '../engine/random.ts';
import { gameOf } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { Bot } from './bot.ts';
import { greedyAction } from './greedy/greedy.ts';
import { PLAIN } from './greedy/taste.ts';
import { clockOf } from './meter.ts';

/** Chooses each legal action with equal probability. Useful as a baseline, not as an opponent. */
export const randomBot: Bot = {
  name: 'random',
  choose: (view, { seat, random, rules }) => pickOne(random, legalActions(view, seat, rules)),
};

/** Probabilities of planning a random card and of overlooking an action. */
const WHIM = 0.1;
const OVERLOOKED = 0.2;

/** Plays like the greedy bot, but plans some cards at random and overlooks some legal answers. */
export const beginnerBot: Bot = {
  name: 'beginner',
  choose(view, { seat, random, budget, rules }) {
    const options = legalActions(view, seat, rules);
    if (options.length < 2) return pickOne(random, options);
    const cards = options.filter(({ type }) => type === 'planCard');
    if (cards.length > 0 && random() < WHIM) return pickOne(random, cards);
    const seen = cards.length > 0 ? options : noticed(options, random);
    return greedyAction({ game: gameOf(rules, view), seat, taste: PLAIN, isLate: clockOf(budget) }, seen);
  },
};

/** Returns the answers that the bot notices: at least one, and always passing if it is legal. */
function noticed(options: readonly Action[], random: () => number): readonly Action[] {
  const seen = options.filter(({ type }) => type === 'pass' || random() >= OVERLOOKED);
  return seen.length > 0 ? seen : [pickOne(random, options)];
}
