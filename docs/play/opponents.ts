import type { BotLevel } from 'skymines-rules/bots';

/** Names of the bots, which are the same in every language. */
export const BOT_NAMES: Readonly<Record<BotLevel, string>> = {
  beginner: 'Pip',
  easy: 'Vega',
  fast: 'Juno',
  strong: 'Orin',
};

/** Returns the bot's name, with a number if others at the table have the same name. */
export function botName(level: BotLevel, others: readonly string[]): string {
  const name = BOT_NAMES[level];
  const names = [name, ...others.map((_, index) => `${name} ${index + 2}`)];
  return names.find((each) => !others.includes(each)) ?? name;
}
