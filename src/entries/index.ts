import type { Rules } from '../api/bindRules.ts';
import { bindRules } from '../api/bindRules.ts';
import type { CoreRules } from '../api/coreRules.ts';
import { createRules } from '../api/createRules.ts';
import { defaultBox, defaultRules } from '../api/defaultRules.ts';
import * as play from '../api/play.ts';
import { randomSeed } from '../api/randomSeed.ts';
import { sessionViolations } from '../api/sentences.ts';
import type { Seat } from '../components/ids.ts';
import { defaultContent } from '../content/defaultContent.ts';
import type { Action } from '../game/model/actions.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import type { GameState, GameView, WholeState } from '../game/model/state.ts';
import type { Faults } from '../game/rules/decision.ts';
import type { Records } from '../hosting/records/bindRecords.ts';
import { bindRecords } from '../hosting/records/bindRecords.ts';
import type { GameRecord } from '../hosting/records/record.ts';
import type { RecordCheck } from '../hosting/records/replay.ts';
import { type EditResult, editState, type GameDraft } from '../hosting/saves/editGame.ts';
import { hashState } from '../hosting/saves/hashState.ts';
import { loadState, saveGame } from '../hosting/saves/saveGame.ts';
import type { SessionStart, StoredGame } from '../hosting/sessions/opening.ts';
import type { Resumption, Session, SessionOptions } from '../hosting/sessions/session.ts';
import { openSession } from '../hosting/sessions/session.ts';
import { determinizeFor } from '../hosting/views/determinize.ts';
import { viewFor } from '../hosting/views/viewFor.ts';

// These functions use the default components. `createRules` gives the same functions for other components.

/** Starts a game. See {@link CoreRules.createGame}. */
export const createGame: CoreRules['createGame'] = (options) => play.createGame(defaultBox(), options);
/** Starts a game, and returns the events of the set-up too. See {@link CoreRules.startGame}. */
export const startGame: CoreRules['startGame'] = (options) => play.startGame(defaultBox(), options);
/** Applies an action, or throws `IllegalActionError`. See {@link CoreRules.reduce}. */
export const reduce: CoreRules['reduce'] = (state, action) => play.reduce(defaultBox(), state, action);
/** Applies an action and returns the events too, or returns why it is illegal. See {@link CoreRules.tryReduce}. */
export const tryReduce: CoreRules['tryReduce'] = (state, action) => play.tryReduce(defaultBox(), state, action);
/** Lists every legal action. See {@link CoreRules.legalActions}. */
export const legalActions: CoreRules['legalActions'] = (state, seat) => play.legalActions(defaultBox(), state, seat);
/** Whether an action is legal. See {@link CoreRules.isLegal}. */
export const isLegal: CoreRules['isLegal'] = (state, action) => play.isLegal(defaultBox(), state, action);
/** Explains why an action is illegal; `[]` for a legal one. See {@link CoreRules.explain}. */
export const explain: CoreRules['explain'] = (state, action) => play.explain(defaultBox(), state, action);
/** Lists what a legal action wastes. See {@link CoreRules.warnings}. */
export const warnings: CoreRules['warnings'] = (state, action) => play.warnings(defaultBox(), state, action);
/** Lists who must decide what. See {@link CoreRules.pending}. */
export const pending: CoreRules['pending'] = (state) => play.pending(defaultBox(), state);
/** Whether the game is over. See {@link CoreRules.isOver}. */
export const isOver: CoreRules['isOver'] = (state) => play.isOver(defaultBox(), state);
/** Scores every seat as the game stands now. See {@link CoreRules.score}. */
export const score: CoreRules['score'] = (state) => play.score(defaultBox(), state);
/** Returns the options of the next game in a time loop, or `null`. See {@link CoreRules.timeLoop}. */
export const timeLoop: CoreRules['timeLoop'] = (state) => play.timeLoop(defaultBox(), state);
/** Returns the seats that have won, once the game is over. See {@link CoreRules.winners}. */
export const winners: CoreRules['winners'] = (state) => play.winners(defaultBox(), state);

/** Draws a whole state that is consistent with a view. See {@link Rules.determinize}. */
export function determinize(view: GameView, seat: Seat, seed: string): GameState {
  return determinizeFor(defaultContent, view, seat, seed);
}

/** Reads a save and checks that it can be played to its end, or throws `InvalidSaveError`. See {@link Rules.loadGame}. */
export function loadGame(save: unknown): GameState {
  return loadState(defaultContent, save);
}

/** Changes a copy of a state by hand, and checks it like a save. See {@link Rules.editGame}. */
export function editGame(state: WholeState, edit: (draft: GameDraft) => void): EditResult {
  return editState(defaultContent, state, edit);
}

/** What belongs to records, bound when it is asked for. */
function records(): Records {
  return bindRecords(defaultRules());
}

/** Makes a record from options and actions. See {@link Records.createRecord}. */
export function createRecord(options: CreateGameOptions, actions: readonly Action[]): GameRecord {
  return records().createRecord(options, actions);
}

/** Replays a record and returns its last state. See {@link Records.replay}. */
export function replay(record: GameRecord): GameState {
  return records().replay(record);
}

/** Replays the first `count` actions of a record. See {@link Records.recordAt}. */
export function recordAt(record: GameRecord, count: number): GameState {
  return records().recordAt(record, count);
}

/** Replays a record and says what is wrong with it; never throws. See {@link Records.checkRecord}. */
export function checkRecord(record: unknown): RecordCheck {
  return records().checkRecord(record);
}

/** All functions of the library for the components that come with it, as one object. See {@link createRules}. */
export const rules: Rules = /* @__PURE__ */ bindRules(defaultContent, /* @__PURE__ */ defaultRules());

/** Opens a session: a new game, or one that continues. See {@link Rules.createSession}. */
export function createSession(start: SessionStart, options?: SessionOptions): Session {
  // Not by `rules`: who only opens a session does not load what reads saves.
  const refusal = (faults: Faults) => sessionViolations(defaultContent, faults);
  return openSession({ ...defaultRules(), ...records(), viewFor, refusal }, start, options);
}

/** Continues a game that other rules or components may have played. See {@link Rules.resumeSession}. */
export function resumeSession(stored: StoredGame | GameRecord, options?: SessionOptions): Resumption {
  return rules.resumeSession(stored, options);
}

export type { CoreRules } from '../api/coreRules.ts';
export type * from '../components/content.ts';
export type { ContentProblem } from '../components/contentProblem.ts';
export { InvalidContentError, isInvalidContentError } from '../components/contentProblem.ts';
export * from '../components/ids.ts';
export { validateContent } from '../components/validateContent.ts';
export type { RandomStream } from '../engine/random.ts';
export type * from '../game/model/actions.ts';
export * from '../game/model/errors.ts';
export type * from '../game/model/events.ts';
export type * from '../game/model/figures.ts';
export * from '../game/model/frames.ts';
export * from '../game/model/options.ts';
export type * from '../game/model/places.ts';
export type * from '../game/model/prompts.ts';
export * from '../game/model/score.ts';
export * from '../game/model/state.ts';
export { type LoopResult, loopResult } from '../game/modules/menaces/timeLoop.ts';
export type { RecordComment, RecordMeta } from '../hosting/records/about.ts';
export { RECORD_SCHEMA, type RecordHead } from '../hosting/records/head.ts';
export type { GameRecord, RecordResult } from '../hosting/records/record.ts';
export {
  describeCheck,
  type FailedCheck,
  InvalidRecordError,
  isInvalidRecordError,
  type RecordCheck,
  type ReplayCheck,
} from '../hosting/records/replay.ts';
export type { EditResult, GameDraft, Writable } from '../hosting/saves/editGame.ts';
export { InvalidSaveError, isInvalidSaveError } from '../hosting/saves/readSave.ts';
export {
  type ChangeView,
  changeFor,
  type SessionChange,
  type TakenChange,
  type UndoneChange,
} from '../hosting/sessions/change.ts';
export type { Foreign, SessionStart, StoredGame } from '../hosting/sessions/opening.ts';
export { type TakenAction, type UndoPolicy, type UndoRequest, undoableAction } from '../hosting/sessions/policy.ts';
export type {
  DispatchOptions,
  DispatchResult,
  Resumption,
  Session,
  SessionOptions,
} from '../hosting/sessions/session.ts';
export { actionFor } from '../hosting/views/actionFor.ts';
export { eventFor } from '../hosting/views/eventFor.ts';
export { LIMITS } from '../input/limits.ts';
export type { JsonProblem } from '../input/problems.ts';
export { problemText } from '../input/problems.ts';
export type { SkyminesError } from '../input/skyminesError.ts';
export { type Source, sourcesOf, sourceText } from '../rulebook/catalogue/sources.ts';
export type { Figures, NamesIn, Reason } from '../rulebook/reason.ts';
export { reasonText } from '../rulebook/reason.ts';
export type { RuleId, RuleText } from '../rulebook/rules.ts';
export { RULES } from '../rulebook/rules.ts';
export type { ViolationCode } from '../rulebook/violations.ts';
export { VIOLATIONS } from '../rulebook/violations.ts';
export type { WarningCode } from '../rulebook/warnings.ts';
export { WARNINGS } from '../rulebook/warnings.ts';
export type { Records, Rules };
export { createRules, defaultContent, hashState, randomSeed, saveGame, viewFor };
