import type { Content } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import type { GameState, GameView, Viewer } from '../game/model/state.ts';
import type { Records } from '../hosting/records/bindRecords.ts';
import { bindRecords } from '../hosting/records/bindRecords.ts';
import { hashState, loadState, saveGame } from '../hosting/saves/saveGame.ts';
import type { SessionStart } from '../hosting/sessions/opening.ts';
import type { Session, SessionOptions } from '../hosting/sessions/session.ts';
import { openSession } from '../hosting/sessions/session.ts';
import { determinizeFor } from '../hosting/views/determinize.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import type { CoreRules } from './bindCore.ts';
import { bindCore } from './bindCore.ts';

/** Everything there is for one component set. */
export interface Rules extends CoreRules, Records {
  /** What a viewer may know of a state: a state in which every secret is blanked and every count stays. */
  viewFor(state: GameState, viewer: Viewer): GameView;
  /**
   * A whole state that could be behind a view, for bots: what the view shows stays, the rest is drawn at random from what
   * is possible. The same view and seed give the same state.
   * @throws ForeignStateError when the view is that of somebody else.
   * @throws RangeError when the seed is longer than that of a game may be.
   */
  determinize(view: GameView, seat: Seat, seed: string): GameState;
  /** A state as text, with a checksum. */
  saveGame(state: GameState): string;
  /**
   * A saved state, as text or as the value it was parsed to: migrated, and checked whole. What loads can be played to its end.
   * A wrong checksum is refused; without one the save is checked like any other.
   * @throws InvalidSaveError that names what is wrong.
   */
  loadGame(save: unknown): GameState;
  /** A short text that is equal for equal states, on every machine and whatever the order of keys. */
  hashState(state: GameState): string;
  /**
   * A game in progress: a new one from options, or one that goes on from `{ options, actions, version? }`, as a host has
   * stored them, or from a record. What is given is played once.
   * @throws InvalidOptionsError when the options do not make a game.
   * @throws InvalidRecordError when the record or the stored game is none, or one of its actions is illegal.
   */
  createSession(start: SessionStart, options?: SessionOptions): Session;
}

/** Binds everything to a component set that is known to be valid. */
export function bindRules(content: Content): Rules {
  const core = bindCore(content);
  const rules: Rules = {
    ...core,
    ...bindRecords(core),
    viewFor,
    determinize: (view, seat, seed) => determinizeFor(content, view, seat, seed),
    saveGame,
    loadGame: (save) => loadState(content, save),
    hashState,
    createSession: (start, options) => openSession(rules, start, options),
  };
  return rules;
}
