export { chooseGreedily } from './greedy.ts';
