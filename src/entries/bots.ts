export { chooseGreedily } from '../bots/greedy.ts';
