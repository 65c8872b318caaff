export { type Policy, type Simulator, type SimulatorOptions, simulate } from './search/simulator.ts';
