export { type LookUp, lookUp } from '../components/lookUp.ts';
export { parseRef, REF_KINDS, type Ref, type RefKind, type RefOf, type RefParts, refId } from '../game/model/refs.ts';
export type { FaceUpTotals } from '../game/rules/area/area.ts';
export {
  type Choice,
  choiceAfter,
  choices,
  nextChoices,
  settled,
  type Way,
  wholeAction,
} from '../queries/choices.ts';
export * from '../queries/chooser.ts';
export { type Blocked, blocked, choicesAt, placedChoices } from '../queries/clicks.ts';
export { type Cost, costOf } from '../queries/costs.ts';
export * from '../queries/figures.ts';
export { type Preview, preview } from '../queries/preview.ts';
export { type Destination, type Route, reachable } from '../queries/reachable.ts';
export type { Step, StepField } from '../queries/steps.ts';
