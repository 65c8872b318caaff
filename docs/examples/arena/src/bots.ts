import { type Bot, greedyBot, randomBot } from 'skymines-rules/bots';

/** A bot that draws so many decisions in a hundred. */
function weakened(bot: Bot, percent: number): Bot {
  return {
    name: `${bot.name}-${percent}`,
    choose: (view, question) => (question.random() * 100 < percent ? randomBot : bot).choose(view, question),
  };
}

const BOTS: readonly Bot[] = [greedyBot, randomBot, ...[3, 10, 30].map((percent) => weakened(greedyBot, percent))];

/** The bot of a name. Add your own to the list above; a changed bot is another one, so give it another name. */
export function botOf(name: string): Bot {
  const bot = BOTS.find((each) => each.name === name);
  if (bot === undefined) throw new Error(`There is no bot "${name}", only ${BOTS.map((each) => each.name).join(', ')}`);
  return bot;
}
