import type { GameState } from '../game/model/state.ts';
import { beginnerBot } from './beginnerBot.ts';
import type { Adviser, Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy.ts';
import type { Taste } from './greedy/taste.ts';
import type { Learned } from './learned/learned.ts';
import { tasteBot } from './tasteBot.ts';

/** How strong a bot plays, from the weakest. */
export const BOT_LEVELS = ['beginner', 'easy', 'fast'] as const;
/** The name of one of these levels. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * Loads a bot. "fast" judges as many games have shown to be best, and plays the last round on to its end in thought; its numbers are loaded when it is asked for.
 * @throws RangeError for a name that is no level.
 */
export function loadBot(level: 'fast'): Promise<Adviser>;
export function loadBot(level: BotLevel): Promise<Bot>;
export async function loadBot(level: BotLevel): Promise<Bot> {
  switch (level) {
    case 'beginner':
      return beginnerBot;
    case 'easy':
      return greedyBot;
    case 'fast': {
      const { learned } = await import('./learned/learned.ts');
      return tasteBot(level, (state) => tasteFor(state, learned));
    }
    default:
      throw new RangeError(`There is no bot of level ${JSON.stringify(level)}; there are ${BOT_LEVELS.join(', ')}.`);
  }
}

function tasteFor({ luna, options }: GameState, learned: Learned): Taste {
  if (luna !== null) return learned.luna;
  return options.board === 'belt' ? learned.belt : learned.two;
}
