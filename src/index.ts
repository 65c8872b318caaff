import type { CoreRules } from './api/bindCore.ts';
import type { Rules } from './api/bindRules.ts';
import { createRules } from './api/createRules.ts';
import { defaultRules as rules } from './api/defaultRules.ts';
import { randomSeed } from './api/randomSeed.ts';
import type { Seat } from './components/ids.ts';
import { defaultContent } from './content/defaultContent.ts';
import type { Action } from './game/model/actions.ts';
import type { CreateGameOptions } from './game/model/options.ts';
import type { GameState, GameView } from './game/model/state.ts';
import { bindRecords } from './hosting/records/bindRecords.ts';
import type { GameRecord } from './hosting/records/record.ts';
import type { RecordCheck } from './hosting/records/replay.ts';
import { loadState } from './hosting/saves/saveGame.ts';
import type { SessionStart } from './hosting/sessions/opening.ts';
import type { Session, SessionOptions } from './hosting/sessions/session.ts';
import { openSession } from './hosting/sessions/session.ts';
import { determinizeFor } from './hosting/views/determinize.ts';
import { viewFor } from './hosting/views/viewFor.ts';

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

export type { CoreRules } from './api/bindCore.ts';
/** `viewFor` with the default components. See {@link Rules.viewFor}. */
export { viewFor } from './hosting/views/viewFor.ts';

/** `determinize` with the default components. See {@link Rules.determinize}. */
export function determinize(view: GameView, seat: Seat, seed: string): GameState {
  return determinizeFor(defaultContent, view, seat, seed);
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

export type * from './components/content.ts';
export { MENACE_IDS } from './components/content.ts';
export type * from './components/effects.ts';
export * from './components/ids.ts';
export type { ContentProblem } from './components/validation/contentProblem.ts';
export { InvalidContentError } from './components/validation/invalidContentError.ts';
export { validateContent } from './components/validation/validateContent.ts';
export type { RandomStream } from './engine/random.ts';
export type * from './game/model/actions.ts';
export * from './game/model/errors.ts';
export type * from './game/model/events.ts';
export type * from './game/model/frames.ts';
export type * from './game/model/options.ts';
export { BOARD_SIDES, LUNA_EDITIONS, SUPPLEMENT_SHARES } from './game/model/options.ts';
export type * from './game/model/places.ts';
export type * from './game/model/prompts.ts';
export * from './game/model/score.ts';
export type * from './game/model/state.ts';
export { type LoopResult, loopResult } from './game/modules/menaces/timeLoop.ts';
export type { Records } from './hosting/records/bindRecords.ts';
export { RECORD_SCHEMA, type RecordHead } from './hosting/records/head.ts';
export type { GameRecord, RecordResult } from './hosting/records/record.ts';
export {
  describeCheck,
  type FailedCheck,
  InvalidRecordError,
  type RecordCheck,
  type ReplayCheck,
} from './hosting/records/replay.ts';
export { InvalidSaveError } from './hosting/saves/readSave.ts';
export { hashState, saveGame } from './hosting/saves/saveGame.ts';
export {
  type ChangeView,
  changeFor,
  type SessionChange,
  type TakenChange,
  type UndoneChange,
} from './hosting/sessions/change.ts';
export type { SessionStart, StoredGame } from './hosting/sessions/opening.ts';
export { type TakenAction, type UndoPolicy, type UndoRequest, undoableAction } from './hosting/sessions/policy.ts';
export type { DispatchOptions, DispatchResult, Session, SessionOptions } from './hosting/sessions/session.ts';
export { actionFor } from './hosting/views/actionFor.ts';
export { eventFor } from './hosting/views/eventFor.ts';
export { LIMITS } from './input/limits.ts';
export type { JsonProblem } from './input/problems.ts';
export { problemText } from './input/problems.ts';
export { type Source, sourcesOf, sourceText } from './rulebook/catalogue/sources.ts';
export type { Reason } from './rulebook/reason.ts';
export { reasonText } from './rulebook/reason.ts';
export type { RuleId, RuleText } from './rulebook/rules.ts';
export { RULES } from './rulebook/rules.ts';
export type { Violation, ViolationCode } from './rulebook/violations.ts';
export { VIOLATIONS } from './rulebook/violations.ts';
export type { Warning, WarningCode } from './rulebook/warnings.ts';
export { WARNINGS } from './rulebook/warnings.ts';
export type { Rules };
export { createRules, defaultContent, randomSeed };
