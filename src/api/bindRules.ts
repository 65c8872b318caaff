import type { Content } from '../components/content.ts';
import { bindMethods } from '../game/boundRules.ts';
import { boxOf } from '../game/boxOf.ts';
import type { Action } from '../game/model/actions.ts';
import type { ReduceResult } from '../game/model/errors.ts';
import type { GameDraft, GameState, GameView, NextState, Viewer, WholeState } from '../game/model/state.ts';
import type { Records } from '../hosting/records/bindRecords.ts';
import { bindRecords } from '../hosting/records/bindRecords.ts';
import type { GameRecord } from '../hosting/records/record.ts';
import { type EditResult, editState } from '../hosting/saves/editGame.ts';
import { hashState } from '../hosting/saves/hashState.ts';
import { loadState, saveGame } from '../hosting/saves/saveGame.ts';
import type { SessionStart, StoredGame } from '../hosting/sessions/opening.ts';
import type { Resumption, Session, SessionOptions, SessionRules } from '../hosting/sessions/session.ts';
import { openSession, resumeSession } from '../hosting/sessions/session.ts';
import { determinizeFor } from '../hosting/views/determinize.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import { type BoundCore, bindCore } from './bindCore.ts';
import type { CoreRules } from './coreRules.ts';
import { sessionViolations } from './messages.ts';

/** All rules functions, bound to one component set. */
export interface Rules extends CoreRules, Records {
  // The signatures in `CoreRules` are simpler, so that wrappers of these two functions need not support drafts.
  /**
   * Returns the state after an action. Steps that offer no choice are applied automatically. The result can be assigned to
   * an Immer draft: `draft.game = reduce(draft.game, action)`.
   * @throws IllegalActionError when the action is illegal. The given state does not change.
   */
  reduce<State extends WholeState>(state: State, action: Action): NextState<State>;
  /**
   * Applies an action like `reduce`, but also returns its events. For an illegal action, it returns the violations
   * instead of throwing.
   */
  tryReduce<State extends WholeState>(state: State, action: unknown): ReduceResult<State>;
  /**
   * Returns the state as a viewer may see it. Secrets are replaced by placeholders; all counts are kept.
   * @throws ForeignStateError when `state` is the view of another viewer.
   * @throws RangeError when `viewer` is neither a seat of this game nor `'spectator'`.
   */
  viewFor(state: GameState, viewer: Viewer): GameView;
  /**
   * Returns a whole state that is consistent with a seat's view, for bots. Visible information is kept; hidden
   * information is drawn at random from all possibilities. The same view and seed give the same state.
   * @throws ForeignStateError for a whole state, a spectator's view, or a view with a different component set.
   * @throws RangeError when the seed has more than 1000 characters.
   */
  determinize(view: GameView, seed: string): GameState;
  /**
   * Returns a state as JSON text with a checksum, for `loadGame`.
   * @throws ForeignStateError for a view, or a state with a different schema or rules version.
   */
  saveGame(state: WholeState): string;
  /**
   * Loads a save, given as text or as parsed JSON. The save is migrated, and its shape, pieces and open decision are
   * checked. The checksum is optional, but a wrong one is rejected. A forged save may stop its own game later with a
   * `CorruptStateError`. **A save does not prove that the game was played by the rules; a record does.**
   * @throws InvalidSaveError when the save is invalid. Its message lists the problems.
   */
  loadGame(save: unknown): GameState;
  /**
   * Edits a copy of a state, for puzzles, lessons or bug reports, and checks the result as `loadGame` checks a save.
   * `edit` changes the draft in place; its return value is ignored, and errors that it throws are passed on. Open
   * decisions are in `draft.stack`. If you do not change them, the same seat has the same decision in the new position.
   * @throws ForeignStateError for a view, or a state with a different schema, rules version or component set.
   */
  editGame(state: WholeState, edit: (draft: GameDraft) => void): EditResult;
  /**
   * Returns a hash of 16 hexadecimal digits. Equal states have equal hashes on every machine, regardless of the order
   * of keys.
   * @throws ForeignStateError for a view, or a state with a different schema or rules version.
   */
  hashState(state: WholeState): string;
  /**
   * Creates a session: a game with its history, undo and listeners. Starts a new game from options, or continues a
   * record or a stored game (`session.stored()`) by replaying its actions.
   * @throws InvalidOptionsError when the options are invalid.
   * @throws InvalidRecordError when the record or stored game is malformed, was played with other rules or components,
   * or contains an illegal action. `resumeSession` can continue a game up to its first illegal action.
   */
  createSession(start: SessionStart, options?: SessionOptions): Session;
  /**
   * Continues a stored game or a record under these rules, even if it was played with different ones. There are four
   * outcomes: the same result, a different result, an action that is no longer legal, or malformed input. Never throws.
   */
  resumeSession(stored: StoredGame | GameRecord, options?: SessionOptions): Resumption;
}

export function bindRules(content: Content, core: BoundCore = bindCore(content, () => boxOf(content))): Rules {
  const functions: Rules = {
    ...core,
    ...bindRecords(core),
    viewFor,
    determinize: (view, seed) => determinizeFor(content, view, seed),
    saveGame,
    loadGame: (save) => loadState(content, save),
    editGame: (state, edit) => editState(content, state, edit),
    hashState,
    createSession: (start, options) => openSession(sessionRules, start, options),
    resumeSession: (stored, options) => resumeSession(sessionRules, stored, options),
  };
  const sessionRules: SessionRules = { ...functions, refusal: (faults) => sessionViolations(content, faults) };
  return bindMethods(functions);
}
