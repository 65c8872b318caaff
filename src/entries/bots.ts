export { beginnerBot } from '../bots/beginnerBot.ts';
export type { Adviser, Bot, Budget, Question } from '../bots/bot.ts';
export { type DriveOptions, drive } from '../bots/drive.ts';
export { featureNames, features } from '../bots/features.ts';
export { chooseGreedily, greedyBot, greedyPolicy } from '../bots/greedy/greedy.ts';
export { BOT_LEVELS, type BotLevel, loadBot } from '../bots/loadBot.ts';
export { randomBot } from '../bots/randomBot.ts';
export type { Advice } from '../game/model/advice.ts';
