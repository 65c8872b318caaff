export { type Simulator, simulate } from './search/simulator.ts';
