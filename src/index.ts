import type { CoreRules } from './api/bindCore.ts';
import type { Rules } from './api/bindRules.ts';
import { createRules } from './api/createRules.ts';
import { defaultRules as rules } from './api/defaultRules.ts';
import { determinizeFor } from './api/determinizeFor.ts';
import { randomSeed } from './api/randomSeed.ts';
import { defaultContent } from './content/defaultContent.ts';
import type { Action } from './model/actions.ts';
import type { Seat } from './model/ids.ts';
import type { CreateGameOptions } from './model/options.ts';
import type { GameState, GameView } from './model/state.ts';
import { bindRecords } from './records/bindRecords.ts';
import type { GameRecord } from './records/record.ts';
import type { RecordCheck } from './records/replay.ts';
import { loadState } from './saves/saveGame.ts';
import type { SessionStart } from './sessions/opening.ts';
import type { Session, SessionOptions } from './sessions/session.ts';
import { openSession } from './sessions/session.ts';
import { viewFor } from './views/viewFor.ts';

/** `createGame` with the default components. See {@link CoreRules.createGame}. */
export const createGame: CoreRules['createGame'] = rules.createGame;
/** `startGame` with the default components. See {@link CoreRules.startGame}. */
export const startGame: CoreRules['startGame'] = rules.startGame;
/** `reduce` with the default components. See {@link CoreRules.reduce}. */
export const reduce: CoreRules['reduce'] = rules.reduce;
/** `tryReduce` with the default components. See {@link CoreRules.tryReduce}. */
export const tryReduce: CoreRules['tryReduce'] = rules.tryReduce;
/** `legalActions` with the default components. See {@link CoreRules.legalActions}. */
export const legalActions: CoreRules['legalActions'] = rules.legalActions;
/** `isLegal` with the default components. See {@link CoreRules.isLegal}. */
export const isLegal: CoreRules['isLegal'] = rules.isLegal;
/** `explain` with the default components. See {@link CoreRules.explain}. */
export const explain: CoreRules['explain'] = rules.explain;
/** `warnings` with the default components. See {@link CoreRules.warnings}. */
export const warnings: CoreRules['warnings'] = rules.warnings;
/** `pending` with the default components. See {@link CoreRules.pending}. */
export const pending: CoreRules['pending'] = rules.pending;
/** `isOver` with the default components. See {@link CoreRules.isOver}. */
export const isOver: CoreRules['isOver'] = rules.isOver;
/** `score` with the default components. See {@link CoreRules.score}. */
export const score: CoreRules['score'] = rules.score;
/** `timeLoop` with the default components. See {@link CoreRules.timeLoop}. */
export const timeLoop: CoreRules['timeLoop'] = rules.timeLoop;
/** `winners` with the default components. See {@link CoreRules.winners}. */
export const winners: CoreRules['winners'] = rules.winners;
/** `mostActions` with the default components. See {@link CoreRules.mostActions}. */
export const mostActions: CoreRules['mostActions'] = rules.mostActions;

export type { CoreRules, ReduceResult } from './api/bindCore.ts';
/** `viewFor` with the default components. See {@link Rules.viewFor}. */
export { viewFor } from './views/viewFor.ts';

/** `determinize` with the default components. See {@link Rules.determinize}. */
export function determinize(view: GameView, seat: Seat, seed: string): GameState {
  return determinizeFor(rules, view, seat, seed);
}

/** `loadGame` with the default components. See {@link Rules.loadGame}. */
export function loadGame(save: unknown): GameState {
  return loadState(defaultContent, save);
}

/** `createRecord` with the default components. See {@link Records.createRecord}. */
export function createRecord(options: CreateGameOptions, actions: readonly Action[]): GameRecord {
  return bindRecords(rules).createRecord(options, actions);
}

/** `replay` with the default components. See {@link Records.replay}. */
export function replay(record: GameRecord): GameState {
  return bindRecords(rules).replay(record);
}

/** `recordAt` with the default components. See {@link Records.recordAt}. */
export function recordAt(record: GameRecord, count: number): GameState {
  return bindRecords(rules).recordAt(record, count);
}

/** `checkRecord` with the default components. See {@link Records.checkRecord}. */
export function checkRecord(record: unknown): RecordCheck {
  return bindRecords(rules).checkRecord(record);
}

/** `createSession` with the default components. See {@link Rules.createSession}. */
export function createSession(start: SessionStart, options?: SessionOptions): Session {
  return openSession({ ...rules, ...bindRecords(rules), viewFor }, start, options);
}

export type { ContentProblem } from './content/validation/contentProblem.ts';
export { InvalidContentError } from './content/validation/invalidContentError.ts';
export { validateContent } from './content/validation/validateContent.ts';
export type { RandomStream } from './engine/random.ts';
export { LIMITS } from './json/limits.ts';
export type { JsonProblem } from './json/problems.ts';
export { problemText } from './json/problems.ts';
export type * from './model/actions.ts';
export { type Source, sourcesOf, sourceText } from './model/catalogue/sources.ts';
export type * from './model/content.ts';
export { MENACE_IDS } from './model/content.ts';
export type * from './model/effects.ts';
export * from './model/errors.ts';
export type * from './model/events.ts';
export type * from './model/frames.ts';
export * from './model/ids.ts';
export type * from './model/options.ts';
export { BOARD_SIDES, LUNA_EDITIONS, SUPPLEMENT_SHARES } from './model/options.ts';
export type * from './model/places.ts';
export type * from './model/prompts.ts';
export type { Reason } from './model/reason.ts';
export { reasonText } from './model/reason.ts';
export type { RuleId, RuleText } from './model/rules.ts';
export { RULES } from './model/rules.ts';
export * from './model/score.ts';
export type * from './model/state.ts';
export type { Violation, ViolationCode } from './model/violations.ts';
export { VIOLATIONS } from './model/violations.ts';
export type { Warning, WarningCode } from './model/warnings.ts';
export { WARNINGS } from './model/warnings.ts';
export { type LoopResult, loopResult } from './modules/menaces/timeLoop.ts';
export type { Records } from './records/bindRecords.ts';
export { RECORD_SCHEMA, type RecordHead } from './records/head.ts';
export type { GameRecord, RecordResult } from './records/record.ts';
export {
  describeCheck,
  type FailedCheck,
  InvalidRecordError,
  type RecordCheck,
  type ReplayCheck,
} from './records/replay.ts';
export { InvalidSaveError } from './saves/errors.ts';
export { hashState, saveGame } from './saves/saveGame.ts';
export {
  type ChangeView,
  changeFor,
  type SessionChange,
  type TakenChange,
  type UndoneChange,
} from './sessions/change.ts';
export type { SessionStart, StoredGame } from './sessions/opening.ts';
export { type TakenAction, type UndoPolicy, type UndoRequest, undoableAction } from './sessions/policy.ts';
export type { DispatchOptions, DispatchResult, Session, SessionOptions } from './sessions/session.ts';
export { actionFor } from './views/actionFor.ts';
export { eventFor } from './views/eventFor.ts';
export type { Rules };
export { createRules, defaultContent, randomSeed };
