export { type Arbitraries, arbitraries, type PlayedGame, type PlayingRules } from './arbitraries.ts';
export {
  type ConformanceOptions,
  type ConformanceProblem,
  type ConformanceReport,
  checkConformance,
} from './conformance.ts';
export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz.ts';
export { actionKey, movedBack, optionProblems, stateProblems, structureProblems, viewProblems } from './invariants.ts';
export { randomOptions } from './modes.ts';
export { mutated } from './mutate.ts';
export { chooseRandomly, drawFor } from './randomPlay.ts';
