import { createGame, type GameEvent } from 'skymines-rules';
import { greedyPolicy } from 'skymines-rules/bots';
import { simulate } from 'skymines-rules/sim';

/** How many cards greedy players use for energy, on average in some games of two. */
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
