import type { Adviser, Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy.ts';
import { beginnerBot } from './simpleBots.ts';

/** Levels of bots, from the weakest to the strongest. */
export const BOT_LEVELS = ['beginner', 'easy', 'fast', 'strong'] as const;
/** The name of a bot level. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * Loads a bot. "fast" uses weights learned from many games. In the last round (the last two with two players), "strong"
 * also searches to the end of the game. The code for "fast" and "strong" is loaded on demand.
 * @throws RangeError for an unknown level.
 */
export function loadBot(level: 'fast' | 'strong'): Promise<Adviser>;
export function loadBot(level: BotLevel): Promise<Bot>;
export async function loadBot(level: BotLevel): Promise<Bot> {
  if (level === 'beginner') return beginnerBot;
  if (level === 'easy') return greedyBot;
  if (level === 'fast' || level === 'strong') return (await import('./learned/learnedBots.ts'))[`${level}Bot` as const];
  throw new RangeError(`Unknown bot level ${JSON.stringify(level)}. Choose one of ${BOT_LEVELS.join(', ')}.`);
}
