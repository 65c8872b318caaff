import { BOT_LEVELS, type Bot, greedyBot, loadBot, randomBot } from 'skymines-rules/bots';

/** Returns a bot that makes this percentage of its decisions at random. */
function weakened(bot: Bot, percent: number): Bot {
  return {
    name: `${bot.name}-${percent}`,
    choose: (view, question) => (question.random() * 100 < percent ? randomBot : bot).choose(view, question),
  };
}

/** Bots in addition to the library's levels. Add yours here, and rename a bot whenever you change it. */
const OWN: readonly Bot[] = [randomBot, ...[3, 10, 30].map((percent) => weakened(greedyBot, percent))];

/**
 * Returns the bot with this name: one of the library's levels or one of `OWN`.
 * @throws Error when there is no such bot.
 */
export async function botNamed(name: string): Promise<Bot> {
  const level = BOT_LEVELS.find((each) => each === name);
  const bot = level === undefined ? OWN.find((each) => each.name === name) : await loadBot(level);
  if (bot !== undefined) return bot;
  const names = [...BOT_LEVELS, ...OWN.map((each) => each.name)];
  throw new Error(`Unknown bot "${name}". Choose one of ${names.join(', ')}`);
}
