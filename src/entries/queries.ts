export { type LookUp, lookUp } from '../components/lookUp.ts';
export { parseRef, REF_KINDS, type Ref, type RefKind, type RefOf, type RefParts, refId } from '../game/model/refs.ts';
export type { FaceUpTotals } from '../game/rules/area/totals.ts';
export {
  areaTotals,
  type MajorityStanding,
  majorityStanding,
  type Price,
  priceOf,
} from '../queries/area.ts';
export {
  type Choice,
  choiceAfter,
  choices,
  nextChoices,
  settled,
  type Way,
  wholeAction,
} from '../queries/choices.ts';
export {
  back,
  type Chooser,
  type Chosen,
  choose,
  chooser,
  click,
  highlightsOf,
  retrace,
} from '../queries/chooser.ts';
export { type Blocked, blocked, choicesAt, placedChoices } from '../queries/clicks.ts';
export {
  type CompanyStanding,
  companyStandings,
  type Reach,
  reachOf,
  type TrackStanding,
  trackStandings,
} from '../queries/companies.ts';
export { type NextPlan, nextPlan, type PlanStanding, planStanding } from '../queries/plans.ts';
export { type Preview, preview } from '../queries/preview.ts';
export { type SpaceStanding, spaceStanding } from '../queries/spaces.ts';
export type { Step, StepField } from '../queries/steps.ts';
