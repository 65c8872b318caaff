export { type Policy, type Simulator, type SimulatorOptions, simulate } from '../sim/simulator.ts';
