import { createGame, score } from 'skymines-rules';
import { type Bot, drive, greedyBot, randomBot } from 'skymines-rules/bots';
import { simulate } from 'skymines-rules/sim';

const thrifty: Bot = {
  name: 'thrifty',
  choose(view, question) {
    const action = greedyBot.choose(view, question);
    const isExpensive = action.type === 'useResources' && action.acquire !== undefined && action.cards.length > 3;
    return isExpensive ? randomBot.choose(view, question) : action;
  },
};
const game = simulate(createGame({ players: ['Thrifty', 'Greedy'], seed: 'thrift' }));
drive(game, [thrifty, greedyBot], { random: () => 0.5 }); // or Math.random
console.log(score(game.state).map(({ total }) => total)); // [ 186, 231 ]
