export {
  type ConformanceOptions,
  type ConformanceProblem,
  type ConformanceReport,
  checkConformance,
} from '../testing/conformance.ts';
export { type FuzzOptions, type FuzzReport, fuzz } from '../testing/fuzz.ts';
export {
  actionKey,
  movedBack,
  optionProblems,
  stateProblems,
  structureProblems,
  viewProblems,
} from '../testing/invariants.ts';
export { chooseRandomly, drawFor, randomOptions } from '../testing/modes.ts';
export { mutated } from '../testing/mutate.ts';
export { type Scenario, type ScenarioOptions, scenarios } from '../testing/scenarios/scenarios.ts';
