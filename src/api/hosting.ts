import type { Action } from '../game/model/actions.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import type { GameDraft, GameState, GameView, WholeState } from '../game/model/state.ts';
import type { GameRecord } from '../hosting/records/record.ts';
import * as records from '../hosting/records/records.ts';
import type { RecordCheck } from '../hosting/records/replay.ts';
import type { EditResult } from '../hosting/saves/editGame.ts';
import * as editing from '../hosting/saves/editGame.ts';
import * as saves from '../hosting/saves/saveGame.ts';
import type { SessionStart, StoredGame } from '../hosting/sessions/opening.ts';
import type { Resumption, Session, SessionOptions } from '../hosting/sessions/session.ts';
import * as sessions from '../hosting/sessions/session.ts';
import * as determinizing from '../hosting/views/determinize.ts';

export { hashState } from '../hosting/saves/hashState.ts';
export { saveGame } from '../hosting/saves/saveGame.ts';
export { viewFor } from '../hosting/views/viewFor.ts';

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
  return determinizing.determinize(view, seed);
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
  return saves.loadGame(save);
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
  return editing.editGame(state, edit);
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
  return records.createRecord(options, actions);
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
  return records.replay(record);
}

/**
 * Returns the state after the first `count` actions of a record: the start for 0, and the end for a count beyond the
 * last action.
 * @throws InvalidRecordError when the record is malformed or was made under different rules, or when one of these
 * actions is illegal.
 */
export function recordAt(record: GameRecord, count: number): GameState {
  return records.recordAt(record, count);
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
  return records.checkRecord(record);
}

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
  return sessions.createSession(start, options);
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
  return sessions.resumeSession(stored, options);
}
