import type { Advice } from '../game/model/advice.ts';
import { SCORE_CATEGORIES } from '../game/model/score.ts';
import { actionOf } from './choice.ts';
import type { RichText } from './parts.ts';
import { capital, joined } from './parts.ts';
import type { Words } from './words.ts';

/** Returns the reasons for a bot's choice, one per line. Expected coins are rounded. */
export function adviceLines({ gains, worth, second }: Advice, words: Words): readonly RichText[] {
  const { advice } = words.locale;
  const won = SCORE_CATEGORIES.flatMap((category): RichText[] => {
    const coins = gains[category] ?? 0;
    return coins === 0 ? [] : [[`${words.category(category)} ${coins < 0 ? '−' : '+'}${Math.abs(coins)}`]];
  });
  const lines = [
    ...(won.length === 0 ? [] : [advice.gains(joined(won, ', '))]),
    ...(Math.round(worth) > 0 ? [[advice.worth(inCoins(worth, words))]] : []),
    ...(second === null ? [] : [advice.second(capital(actionOf(second.action, words)), worse(second.worse, words))]),
  ];
  return lines.length === 0 ? [[advice.nothing]] : lines;
}

function worse(coins: number, words: Words): string | null {
  return Math.round(coins) === 0 ? null : inCoins(coins, words);
}

function inCoins(coins: number, words: Words): string {
  return words.count(Math.abs(Math.round(coins)), 'coin');
}
