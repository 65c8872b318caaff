export * from '../testing/conformance.ts';
export { type FuzzOptions, type FuzzReport, fuzz } from '../testing/fuzz.ts';
export * from '../testing/invariants.ts';
export { chooseRandomly, drawFor, randomOptions } from '../testing/modes.ts';
export { mutated } from '../testing/mutate.ts';
export {
  type ActionCount,
  isPerftLimitError,
  PerftLimitError,
  perft,
  perftByAction,
} from '../testing/perft.ts';
export { type Scenario, type ScenarioOptions, scenarios } from '../testing/scenarios/scenarios.ts';
