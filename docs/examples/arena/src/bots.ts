import { BOT_LEVELS, type Bot, greedyBot, loadBot, randomBot } from 'skymines-rules/bots';

/** A bot that draws so many decisions in a hundred. */
function weakened(bot: Bot, percent: number): Bot {
  return {
    name: `${bot.name}-${percent}`,
    choose: (view, question) => (question.random() * 100 < percent ? randomBot : bot).choose(view, question),
  };
}

/** Bots beside the levels of the library. Add your own; a changed bot is another one, so give it another name. */
const OWN: readonly Bot[] = [randomBot, ...[3, 10, 30].map((percent) => weakened(greedyBot, percent))];

/** The bot of a name: one of the levels of the library, or one of the list above. */
export async function botNamed(name: string): Promise<Bot> {
  const level = BOT_LEVELS.find((each) => each === name);
  const bot = level === undefined ? OWN.find((each) => each.name === name) : await loadBot(level);
  if (bot !== undefined) return bot;
  const names = [...BOT_LEVELS, ...OWN.map((each) => each.name)];
  throw new Error(`There is no bot "${name}", only ${names.join(', ')}`);
}
