import { beginnerBot } from './beginnerBot.ts';
import type { Adviser, Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy.ts';

/** Levels of bots, from the weakest to the strongest. */
export const BOT_LEVELS = ['beginner', 'easy', 'fast', 'strong'] as const;
/** The name of one of these levels. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * Loads a bot. "fast" judges as many games have shown to be best. "strong" does so too, and plays the last round on to its end in
 * thought, with two players the last two. What these two need is loaded when one of them is asked for.
 * @throws RangeError for an unknown level.
 */
export function loadBot(level: 'fast' | 'strong'): Promise<Adviser>;
export function loadBot(level: BotLevel): Promise<Bot>;
export async function loadBot(level: BotLevel): Promise<Bot> {
  switch (level) {
    case 'beginner':
      return beginnerBot;
    case 'easy':
      return greedyBot;
    case 'fast':
      return (await import('./learned/learnedBots.ts')).fastBot;
    case 'strong':
      return (await import('./learned/learnedBots.ts')).strongBot;
    default:
      throw new RangeError(`There is no bot of level ${JSON.stringify(level)}; there are ${BOT_LEVELS.join(', ')}.`);
  }
}
