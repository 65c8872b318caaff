import type { Rules } from '../api/bindRules.ts';
import { bindRules } from '../api/bindRules.ts';
import type { CoreRules } from '../api/coreRules.ts';
import { createRules } from '../api/createRules.ts';
import { defaultBox, defaultRules } from '../api/defaultRules.ts';
import { sessionViolations } from '../api/messages.ts';
import * as play from '../api/play.ts';
import { randomSeed } from '../api/randomSeed.ts';
import { restrictRules } from '../api/restrictRules.ts';
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

// The functions below use the default component set. `createRules` returns the same functions for other sets.

/**
 * Creates a game and returns the state at its first decision.
 * @throws InvalidOptionsError when the options are invalid. Its `problems` contain each field and the allowed values.
 * @example
 * ```ts
 * const state = createGame({ players: ['Ana', 'Ben'], seed: randomSeed() });
 * ```
 */
export const createGame: CoreRules['createGame'] = (options) => play.createGame(defaultBox(), options);

/**
 * Creates a game and returns the state at its first decision, together with the set-up events.
 * @throws InvalidOptionsError when the options are invalid. Its `problems` contain each field and the allowed values.
 * @example
 * ```ts
 * const { state, events } = startGame({ players: ['Ana', 'Ben'], seed: randomSeed() });
 * ```
 */
export const startGame: CoreRules['startGame'] = (options) => play.startGame(defaultBox(), options);

/**
 * Returns the state after an action. Steps that offer no choice are applied automatically. The result can be assigned
 * to an Immer draft.
 * @throws IllegalActionError when the action is illegal. The given state does not change.
 * @throws ForeignStateError for a view, or a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const [action] = legalActions(state);
 * if (action) state = reduce(state, action);
 * ```
 */
export const reduce: Rules['reduce'] = (state, action) => play.reduce(defaultBox(), state, action);

/**
 * Applies an action like `reduce`, but also returns its events. For an illegal action, returns the violations instead
 * of throwing. The action may be any value, such as parsed JSON from a client.
 * @throws ForeignStateError for a view, or a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const result = tryReduce(state, { type: 'pass', seat: 0 });
 * if (result.ok) console.log(result.events.map(({ type }) => type));
 * else console.log(result.violations.map(({ message }) => message));
 * ```
 */
export const tryReduce: Rules['tryReduce'] = (state, action) => play.tryReduce(defaultBox(), state, action);

/**
 * Returns every legal action, or those of one seat, without duplicates and in a fixed order. The list is empty for a
 * seat that has no open decision or does not exist. A view gives only the viewer's actions.
 * @throws ForeignStateError for a state with a different schema, rules version or component set, and for a view when
 * `seat` is another seat that must decide.
 * @example
 * ```ts
 * const actions = legalActions(state, 0); // seat 0 only
 * ```
 */
export const legalActions: CoreRules['legalActions'] = (state, seat) => play.legalActions(defaultBox(), state, seat);

/**
 * Checks whether an action is legal. Returns `false` for a value that is not an action.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 */
export const isLegal: CoreRules['isLegal'] = (state, action) => play.isLegal(defaultBox(), state, action);

/**
 * Returns the reasons why an action is illegal, each with its rule and page. The list is empty for a legal action.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * for (const { rule, message } of explain(state, { type: 'pass', seat: 0 })) console.log(rule, message);
 * ```
 */
export const explain: CoreRules['explain'] = (state, action) => play.explain(defaultBox(), state, action);

/**
 * Returns what a legal action wastes, such as unspent energy. The list is empty when nothing is wasted or the action is
 * illegal.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const [warning] = warnings(state, action);
 * if (warning === undefined || confirm(warning.message)) session.dispatch(action);
 * ```
 */
export const warnings: CoreRules['warnings'] = (state, action) => play.warnings(defaultBox(), state, action);

/**
 * Returns the open decisions, one for each seat that must decide. The list is empty when the game is over.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * for (const { seat, kind } of pending(state)) console.log(`Seat ${seat}: ${kind}`);
 * ```
 */
export const pending: CoreRules['pending'] = (state) => play.pending(defaultBox(), state);

/**
 * Checks whether the game is over.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 */
export const isOver: CoreRules['isOver'] = (state) => play.isOver(defaultBox(), state);

/**
 * Returns the seven score categories of every seat in the current position (SCORE-1 to SCORE-10).
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const totals = score(state).map(({ total }) => total);
 * ```
 */
export const score: CoreRules['score'] = (state) => play.score(defaultBox(), state);

/**
 * Returns the options of the next game in a time loop if this one ended with the Temporal Anomaly on the board
 * (MENACE-20), otherwise `null`. `loopResult` averages all games of the loop.
 * @throws ForeignStateError for a view, or a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const nextOptions = timeLoop(state);
 * if (nextOptions) state = createGame(nextOptions);
 * ```
 */
export const timeLoop: CoreRules['timeLoop'] = (state) => play.timeLoop(defaultBox(), state);

/**
 * Returns the seats with the highest total, which share the victory (SCORE-10). The list is empty until the game is
 * over. It stays empty if the game ends with the Temporal Anomaly on the board; `timeLoop` then returns the next game.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * if (isOver(state)) console.log(winners(state).map((seat) => state.options.players[seat]?.name ?? 'Luna'));
 * ```
 */
export const winners: CoreRules['winners'] = (state) => play.winners(defaultBox(), state);

/**
 * Returns a whole state that is consistent with a seat's view, for use by bots. Visible information is kept, and hidden
 * information is chosen at random among the possibilities. The same view and seed give the same state.
 * @throws ForeignStateError for a whole state, a spectator's view, or a view with a different component set.
 * @throws RangeError when the seed has more than 1000 characters.
 * @example
 * ```ts
 * const guess = determinize(viewFor(state, 0), 'sample 1');
 * ```
 */
export function determinize(view: GameView, seed: string): GameState {
  return determinizeFor(defaultContent, view, seed);
}

/**
 * Loads a save, given as text or as parsed JSON. Migrates the save and checks its shape, its pieces and the open
 * decision. The checksum is optional, but a wrong one is rejected. Unlike a record, a save does not prove that the game
 * followed the rules. A forged save may stop its own game later with a `CorruptStateError`.
 * @throws InvalidSaveError when the save is invalid. Its message lists the problems.
 * @example
 * ```ts
 * const state = loadGame(localStorage.getItem('game'));
 * ```
 */
export function loadGame(save: unknown): GameState {
  return loadState(defaultContent, save);
}

/**
 * Edits a copy of a state, for puzzles, lessons or bug reports, and checks the result in the same way as `loadGame`
 * checks a save. `edit` changes the draft in place. Its return value is ignored, and its errors are passed on.
 * @throws ForeignStateError for a view, or a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const result = editGame(state, (draft) => {
 *   for (const player of draft.players) player.coins = 20;
 * });
 * if (result.ok) state = result.state;
 * else console.log(result.problems);
 * ```
 */
export function editGame(state: WholeState, edit: (draft: GameDraft) => void): EditResult {
  return editState(defaultContent, state, edit);
}

/** Returns the record functions for the default rules. */
function records(): Records {
  return bindRecords(defaultRules());
}

/**
 * Creates the record of a game from its options and actions. Replays the actions to compute the result.
 * @throws InvalidOptionsError when the options are invalid.
 * @throws InvalidRecordError when an action is illegal.
 * @example
 * ```ts
 * const record = createRecord({ players: ['Ana', 'Ben'], seed: 'apollo' }, actions);
 * ```
 */
export function createRecord(options: CreateGameOptions, actions: readonly Action[]): GameRecord {
  return records().createRecord(options, actions);
}

/**
 * Replays a record and returns its final state.
 * @throws InvalidRecordError when the record is malformed, was made under different rules, contains illegal actions or
 * has a different result.
 * @example
 * ```ts
 * const totals = score(replay(record)).map(({ total }) => total);
 * ```
 */
export function replay(record: GameRecord): GameState {
  return records().replay(record);
}

/**
 * Returns the state after the first `count` actions of a record: the start for 0, and the end for a count beyond the
 * last action.
 * @throws InvalidRecordError when the record is malformed or was made under different rules, or when one of these
 * actions is illegal.
 */
export function recordAt(record: GameRecord, count: number): GameState {
  return records().recordAt(record, count);
}

/**
 * Checks a record by replaying it. The record may be any value. The result distinguishes an identical game, a game that
 * stops at an illegal action, a game with a different result, and a record that is malformed or has other components. A
 * record from another rules version is replayed under these rules. Never throws.
 * @example
 * ```ts
 * const check = checkRecord(JSON.parse(json));
 * if (!check.ok) console.log(describeCheck(check));
 * ```
 */
export function checkRecord(record: unknown): RecordCheck {
  return records().checkRecord(record);
}

/**
 * All functions of the library as one object, bound to the default component set. `createRules` binds them to another
 * set.
 */
export const rules: Rules = /* @__PURE__ */ bindRules(defaultContent, /* @__PURE__ */ defaultRules());

/**
 * Creates a session: a game with its history, undo and listeners. Starts a new game from options, or replays and
 * continues a record or a stored game (`session.stored()`).
 * @throws InvalidOptionsError when the options are invalid.
 * @throws InvalidRecordError when the record or stored game is malformed, was played with different rules or
 * components, or contains an illegal action. `resumeSession` can continue such a game from just before that
 * action.
 * @example
 * ```ts
 * const session = createSession({ players: ['Ana', 'Ben'], seed: randomSeed() });
 * session.subscribe(() => console.log(session.getView(0).round));
 * ```
 */
export function createSession(start: SessionStart, options?: SessionOptions): Session {
  // Using `rules` here would add the code that reads saves to bundles that only create sessions.
  const refusal = (faults: Faults) => sessionViolations(defaultContent, faults);
  return openSession({ ...defaultRules(), viewFor, refusal }, start, options);
}

/**
 * Continues a stored game or a record under these rules, even if it was played with others. The result distinguishes an
 * identical game, a game that stops at an action that is no longer legal, a game with a different result, and malformed
 * input. Never throws.
 * @example
 * ```ts
 * const resumed = resumeSession(JSON.parse(json));
 * if (resumed.outcome !== 'malformed') console.log(resumed.session.pending());
 * ```
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
export type { Restriction, RestrictionMessages } from '../game/restriction.ts';
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
export type { NamesIn, Params, Reason } from '../rulebook/reason.ts';
export { reasonText } from '../rulebook/reason.ts';
export type { RuleId, RuleText } from '../rulebook/rules.ts';
export { RULES } from '../rulebook/rules.ts';
export { type Source, sourcesOf, sourceText } from '../rulebook/sources.ts';
export type { ViolationCode } from '../rulebook/violations.ts';
export { VIOLATIONS } from '../rulebook/violations.ts';
export type { WarningCode } from '../rulebook/warnings.ts';
export { WARNINGS } from '../rulebook/warnings.ts';
export type { Records, Rules };
export { createRules, defaultContent, hashState, randomSeed, restrictRules, saveGame, viewFor };
