export { chooseGreedily } from './search/bots/greedy.ts';
