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
import { sessionViolations } from './sentences.ts';

/** All functions of the library for one component set. */
export interface Rules extends CoreRules, Records {
  // `CoreRules` asks for less, so that a wrapper of these two functions need not know about drafts.
  /**
   * Returns the state after an action, at the next real choice. A draft of immer can be assigned the result:
   * `draft.game = reduce(draft.game, action)`.
   * @throws IllegalActionError when the action is illegal; the given state does not change.
   */
  reduce<State extends WholeState>(state: State, action: Action): NextState<State>;
  /** Returns what `reduce` returns, with the events in order; or the violations of an illegal action, which it does not throw. */
  tryReduce<State extends WholeState>(state: State, action: unknown): ReduceResult<State>;
  /**
   * The state as a viewer may see it: every secret is blanked and every count stays.
   * @throws ForeignStateError for the view of another viewer.
   * @throws RangeError for a viewer that is neither a seat of this game nor `'spectator'`.
   */
  viewFor(state: GameState, viewer: Viewer): GameView;
  /**
   * A whole state that could be behind a view, for bots: what the view shows stays, the rest is drawn at random from what
   * is possible. The same view and seed give the same state.
   * @throws ForeignStateError for a state, the view of a spectator, or a view of other components.
   * @throws RangeError when the seed is longer than the seed of a game may be.
   */
  determinize(view: GameView, seed: string): GameState;
  /**
   * Writes a state as text, with a checksum.
   * @throws ForeignStateError for a view, or a state of another schema or rules version.
   */
  saveGame(state: WholeState): string;
  /**
   * Reads a saved state, as text or as a parsed value, migrates it and checks all that the rules count on. A state that
   * loads can be played to its end, and every save of that game loads again. **A record proves that a game was played; a
   * save does not.** A wrong checksum is refused; a save without a checksum is checked like any other.
   * @throws InvalidSaveError that names what is wrong.
   */
  loadGame(save: unknown): GameState;
  /**
   * Changes a copy of a state by hand, for a puzzle, a lesson or a bug report, and checks it as `loadGame` checks a save. `edit`
   * writes the draft; what it returns is ignored, and what it throws is thrown. The questions that wait lie in `draft.stack`; leave
   * them, and the same person decides the same thing in the new position.
   * @throws ForeignStateError for a view, or a state of another schema, rules version or component set.
   */
  editGame(state: WholeState, edit: (draft: GameDraft) => void): EditResult;
  /**
   * A short text that is the same for equal states, on every machine and for every order of keys.
   * @throws ForeignStateError as `saveGame` does.
   */
  hashState(state: WholeState): string;
  /**
   * A game in progress: a new one from options, or one continued from what a host stored (`session.stored()`), or from a
   * record. Given actions are played once.
   * @throws InvalidOptionsError when the options do not make a game.
   * @throws InvalidRecordError when the record or stored game is malformed, was played by other rules or with other components,
   * or when one of its actions is illegal. `resumeSession` continues such a game as far as it goes.
   */
  createSession(start: SessionStart, options?: SessionOptions): Session;
  /**
   * Continues a stored game or a record by these rules, whatever it was played by, and says what came of it: the same game, one
   * that stops at an action that is no longer legal, or one with another result than it says. Never throws.
   */
  resumeSession(stored: StoredGame | GameRecord, options?: SessionOptions): Resumption;
}

/** Binds everything to a component set that is known to be valid. */
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
