import type { Bot, BotLevel } from '../../entries/bots.ts';
import { BOT_LEVELS, loadBot } from '../../entries/bots.ts';

export const BOTS: ReadonlyMap<string, Bot> = new Map(
  await Promise.all(BOT_LEVELS.map(async (level: BotLevel): Promise<[string, Bot]> => [level, await loadBot(level)])),
);
