import { createGame, type GameEvent } from 'skymines-rules';
import { greedyPolicy } from 'skymines-rules/bots';
import { simulate } from 'skymines-rules/sim';

/** Returns the average number of cards that greedy bots use for energy in a two-player game. */
export function cardsForEnergy(games: number, random: () => number): number {
  let cards = 0;
  const onEvent = (event: GameEvent) => {
    if (event.type === 'energyUsed') cards += event.cards.length;
  };
  for (let game = 0; game < games; game += 1) {
    const start = createGame({ players: ['Ana', 'Ben'], seed: `statistic ${game}` });
    simulate(start, { onEvent }).playout(random, greedyPolicy);
  }
  return cards / games;
}
