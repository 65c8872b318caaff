export { actionIds, actionOf, actionWords, legalMask, sameAction } from '../bots/actionIds.ts';
export { beginnerBot } from '../bots/beginnerBot.ts';
export type { Adviser, Bot, Budget, Question } from '../bots/bot.ts';
export { type DriveOptions, drive, playUntil, randomBot, roundOver, turnOver, type Until } from '../bots/bot.ts';
export { featureNames, features } from '../bots/features.ts';
export { chooseGreedily, greedyBot, greedyPolicy } from '../bots/greedy/greedy.ts';
export { BOT_LEVELS, type BotLevel, loadBot } from '../bots/loadBot.ts';
export { evaluate, rolloutPolicy, strategicActions, strategicPlans } from '../bots/strategic.ts';
export type { Advice } from '../game/model/advice.ts';
