import { beginnerBot } from './beginnerBot.ts';
import type { Adviser, Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy.ts';
import { type Skill, searchBot } from './search/searchBot.ts';

/** How strong a bot plays, from the weakest. */
export const BOT_LEVELS = ['beginner', 'easy', 'fast', 'strong'] as const;
/** The name of one of these levels. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How deep the searching bots think. They differ in nothing else. A node is a position after a turn, 30 to 60 microseconds. */
const SKILLS: Readonly<Record<'fast' | 'strong', Skill>> = {
  fast: { budget: { nodes: 1200 }, beam: { width: 4, follow: 8 }, inner: null, planning: null },
  strong: {
    budget: { nodes: 4000 },
    beam: { width: 4, follow: 8 },
    inner: { beam: { width: 1, follow: 3 }, answers: 8 },
    planning: { beam: { width: 1, follow: 4 }, sets: 16 },
  },
};

/**
 * Loads a bot. "fast" and "strong" have learned what the end of a round is worth; their numbers are loaded when they are asked for.
 * @throws RangeError for a name that is no level.
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
    case 'strong': {
      const { learned } = await import('./learned/learned.ts');
      return searchBot(level, (state) => learned[state.luna === null ? 'people' : 'luna'], SKILLS[level]);
    }
    default:
      throw new RangeError(`There is no bot of level ${JSON.stringify(level)}; there are ${BOT_LEVELS.join(', ')}.`);
  }
}
