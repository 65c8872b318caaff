import { bindRules, type Rules } from '../api/bindRules.ts';
import { defaultContent } from '../content/defaultContent.ts';

/** All functions of the library, bound to the default component set. `createRules` binds them to another. */
export const rules: Rules = /* @__PURE__ */ bindRules(defaultContent);

export type { Rules } from '../api/bindRules.ts';
export type { CoreRules } from '../api/coreRules.ts';
export { createRules } from '../api/createRules.ts';
export * from '../api/game.ts';
export * from '../api/hosting.ts';
export { randomSeed } from '../api/randomSeed.ts';
export * from '../api/reduce.ts';
export { restrictRules } from '../api/restrictRules.ts';
export type * from '../components/content.ts';
export { type ContentProblem, InvalidContentError, isInvalidContentError } from '../components/contentProblem.ts';
export * from '../components/ids.ts';
export { type ContentResult, parseContent, validateContent } from '../components/validateContent.ts';
export { defaultContent } from '../content/defaultContent.ts';
export type { RandomStream } from '../engine/random.ts';
export type * from '../game/model/actions.ts';
export * from '../game/model/errors.ts';
export type * from '../game/model/events.ts';
export * from '../game/model/frames.ts';
export * from '../game/model/options.ts';
export type * from '../game/model/params.ts';
export type * from '../game/model/prompts.ts';
export * from '../game/model/score.ts';
export * from '../game/model/state.ts';
export type { ActionTally, TallyCounter } from '../game/model/tally.ts';
export { type LoopResult, loopResult } from '../game/modules/menaces/timeLoop.ts';
export type { Restriction, RestrictionMessages } from '../game/restriction.ts';
export { RECORD_SCHEMA, type RecordHead } from '../hosting/records/head.ts';
export type { GameRecord, RecordComment, RecordMeta, RecordResult } from '../hosting/records/record.ts';
export {
  describeCheck,
  type FailedCheck,
  InvalidRecordError,
  isInvalidRecordError,
  type RecordCheck,
  type ReplayCheck,
} from '../hosting/records/replay.ts';
export type { EditResult } from '../hosting/saves/editGame.ts';
export { InvalidSaveError, isInvalidSaveError } from '../hosting/saves/readSave.ts';
export * from '../hosting/sessions/change.ts';
export type { Foreign, SessionStart, StoredGame } from '../hosting/sessions/opening.ts';
export { type TakenAction, type UndoPolicy, type UndoRequest, undoableAction } from '../hosting/sessions/policy.ts';
export type {
  DispatchOptions,
  DispatchResult,
  Resumption,
  Session,
  SessionOptions,
} from '../hosting/sessions/session.ts';
export { actionFor, eventFor } from '../hosting/views/eventFor.ts';
export { LIMITS } from '../input/limits.ts';
export { type JsonProblem, problemText, type SkyminesError } from '../input/problems.ts';
export { type NamesIn, type Params, type Reason, reasonText } from '../rulebook/reason.ts';
export { RULES, type RuleId, type RuleText } from '../rulebook/rules.ts';
export { type Source, sourcesOf, sourceText } from '../rulebook/sources.ts';
export { VIOLATIONS, type ViolationCode } from '../rulebook/violations.ts';
export { WARNINGS, type WarningCode } from '../rulebook/warnings.ts';
