import type { Rules } from '../api/bindRules.ts';
import { bindRules } from '../api/bindRules.ts';
import type { CoreRules } from '../api/coreRules.ts';
import { createRules } from '../api/createRules.ts';
import { defaultBox, defaultRules } from '../api/defaultRules.ts';
import * as play from '../api/play.ts';
import { randomSeed } from '../api/randomSeed.ts';
import { restrictRules } from '../api/restrictRules.ts';
import { sessionViolations } from '../api/sentences.ts';
import { defaultContent } from '../content/defaultContent.ts';
import type { Action } from '../game/model/actions.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import type { GameDraft, GameState, GameView, WholeState } from '../game/model/state.ts';
import type { Faults } from '../game/rules/decision.ts';
import type { Records } from '../hosting/records/bindRecords.ts';
import { bindRecords } from '../hosting/records/bindRecords.ts';
import type { GameRecord } from '../hosting/records/record.ts';
import type { RecordCheck } from '../hosting/records/replay.ts';
import { type EditResult, editState } from '../hosting/saves/editGame.ts';
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
/** Applies an action, or throws `IllegalActionError`. See {@link Rules.reduce}. */
export const reduce: Rules['reduce'] = (state, action) => play.reduce(defaultBox(), state, action);
/** Applies an action and returns the events too, or returns why it is illegal. See {@link Rules.tryReduce}. */
export const tryReduce: Rules['tryReduce'] = (state, action) => play.tryReduce(defaultBox(), state, action);
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

/**
 * A whole state that could be behind the view of a seat, for bots: what the view shows stays, the rest is drawn at random
 * from what is possible. The same view and seed give the same state.
 * @throws ForeignStateError for a state, the view of a spectator, or a view of other components.
 * @throws RangeError when the seed is longer than the seed of a game may be.
 */
export function determinize(view: GameView, seed: string): GameState {
  return determinizeFor(defaultContent, view, seed);
}

/**
 * Reads a saved state, as text or as a parsed value, migrates it and checks all that the rules count on. A state that
 * loads can be played to its end, but the save does not prove that the game was played: a record does. A wrong checksum
 * is refused; a save without a checksum is checked like any other.
 * @throws InvalidSaveError that names what is wrong.
 */
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

/**
 * Makes the record of a game from its options and actions, with the result they lead to.
 * @throws InvalidOptionsError when the options do not make a game.
 * @throws InvalidRecordError when an action is illegal.
 */
export function createRecord(options: CreateGameOptions, actions: readonly Action[]): GameRecord {
  return records().createRecord(options, actions);
}

/**
 * Replays a record and returns its last state, exactly as it was played.
 * @throws InvalidRecordError when it is not a record of these rules, breaks a rule, or leads to another result.
 */
export function replay(record: GameRecord): GameState {
  return records().replay(record);
}

/**
 * Returns the state after the first `count` actions of a record: 0 gives the start, a count above their number the end.
 * @throws InvalidRecordError when it is not a record of these rules, or when one of these actions is illegal.
 */
export function recordAt(record: GameRecord, count: number): GameState {
  return records().recordAt(record, count);
}

/**
 * Replays any input as a record and says what came of it: the same game, one that stops at an illegal action, one with
 * another result, or no record of these components. A record of another rules version is replayed by these rules.
 * Never throws.
 */
export function checkRecord(record: unknown): RecordCheck {
  return records().checkRecord(record);
}

/** All functions of the library for the components that come with it, as one object. See {@link createRules}. */
export const rules: Rules = /* @__PURE__ */ bindRules(defaultContent, /* @__PURE__ */ defaultRules());

/**
 * Opens a game in progress: a new one from options, or one continued from what a host stored (`session.stored()`), or
 * from a record. Given actions are played once.
 * @throws InvalidOptionsError when the options do not make a game.
 * @throws InvalidRecordError when the record or stored game is malformed, was played by other rules or with other
 * components, or when one of its actions is illegal. `resumeSession` continues such a game as far as it goes.
 */
export function createSession(start: SessionStart, options?: SessionOptions): Session {
  // Not by `rules`: who only opens a session does not load what reads saves.
  const refusal = (faults: Faults) => sessionViolations(defaultContent, faults);
  return openSession({ ...defaultRules(), viewFor, refusal }, start, options);
}

/**
 * Continues a stored game or a record by these rules, whatever it was played by, and says what came of it: the same game,
 * one that stops at an action that is no longer legal, or one with another result than it says. Never throws.
 */
export function resumeSession(stored: StoredGame | GameRecord, options?: SessionOptions): Resumption {
  return rules.resumeSession(stored, options);
}

export type { CoreRules } from '../api/coreRules.ts';
export type * from '../components/content.ts';
export type { ContentProblem } from '../components/contentProblem.ts';
export { InvalidContentError, isInvalidContentError } from '../components/contentProblem.ts';
export * from '../components/ids.ts';
export { type ContentResult, parseContent, validateContent } from '../components/validateContent.ts';
export type { RandomStream } from '../engine/random.ts';
export type * from '../game/model/actions.ts';
export * from '../game/model/errors.ts';
export type * from '../game/model/events.ts';
export * from '../game/model/frames.ts';
export * from '../game/model/options.ts';
export type * from '../game/model/params.ts';
export type * from '../game/model/places.ts';
export type * from '../game/model/prompts.ts';
export * from '../game/model/score.ts';
export * from '../game/model/state.ts';
export { type LoopResult, loopResult } from '../game/modules/menaces/timeLoop.ts';
export type { Restriction, RestrictionSentences } from '../game/restriction.ts';
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
export type { EditResult } from '../hosting/saves/editGame.ts';
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
export type { NamesIn, Params, Reason } from '../rulebook/reason.ts';
export { reasonText } from '../rulebook/reason.ts';
export type { RuleId, RuleText } from '../rulebook/rules.ts';
export { RULES } from '../rulebook/rules.ts';
export type { ViolationCode } from '../rulebook/violations.ts';
export { VIOLATIONS } from '../rulebook/violations.ts';
export type { WarningCode } from '../rulebook/warnings.ts';
export { WARNINGS } from '../rulebook/warnings.ts';
export type { Records, Rules };
export { createRules, defaultContent, hashState, randomSeed, restrictRules, saveGame, viewFor };
