import type { HasContent } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import { sessionViolations } from '../../core/messages.ts';
import * as play from '../../core/play.ts';
import { deepFreeze } from '../../engine/copy.ts';
import { boxUnder } from '../../game/boundRules.ts';
import { readAction } from '../../game/model/actionSchema.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { Violation } from '../../game/model/params.ts';
import type { Prompt } from '../../game/model/prompts.ts';
import type { ScoreSheet } from '../../game/model/score.ts';
import type { GameState, GameView, Viewer } from '../../game/model/state.ts';
import { type Faults, fault } from '../../game/rules/decision.ts';
import type { JsonProblem } from '../../input/problems.ts';
import { headOf } from '../records/head.ts';
import type { GameRecord } from '../records/record.ts';
import { recordOf } from '../records/records.ts';
import { InvalidRecordError, malformed, type RecordCheck } from '../records/replay.ts';
import { requireViewer, viewFor } from '../views/viewFor.ts';
import type { SessionChange, TakenChange } from './change.ts';
import { delivery, freshness } from './delivery.ts';
import { answers, History, type Opening } from './history.ts';
import { type Foreign, hasActions, reopen, type SessionStart, type StoredGame } from './opening.ts';
import type { TakenAction, UndoPolicy } from './policy.ts';

const NONE: readonly Action[] = Object.freeze([]);

/** The result of dispatching an action. */
export type DispatchResult =
  | { readonly ok: true; readonly change: TakenChange }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** The version at which an action or an undo was chosen. */
export interface DispatchOptions {
  /**
   * The session's `version` when the player chose. If a change since then may affect the choice, an action is rejected
   * with the code `staleAction`, and an undo does nothing. While several seats plan or choose tokens at once, their
   * answers do not affect each other.
   */
  readonly version?: number | undefined;
}

/** Options of a session. */
export interface SessionOptions {
  /** Undo policy; the default is `safe`. */
  readonly undo?: UndoPolicy;
  /**
   * Called with each error that a listener throws, and with the change that caused it. Without this handler, the errors
   * become unhandled rejections: browsers and workers report them, and Node exits by default.
   */
  readonly onListenerError?: (error: unknown, change: SessionChange) => void;
}

/**
 * A game in progress, for a user interface or a server: the current state, its history and listeners. All results are
 * frozen. Until the next change, each method except `explain` returns the same object, so its result can be used as a
 * snapshot, for example with React's `useSyncExternalStore`.
 */
export interface Session {
  /** Number of changes: each action, undo and redo adds one to the version at the start. Versions never repeat. */
  readonly version: number;
  /** All actions in order, without those that were undone. */
  readonly actions: readonly Action[];
  /**
   * Returns the whole state, which contains every secret and the seed. Never send it to a player; send the result of
   * `getView`. Objects that an action does not change keep their identity, so they can be compared by reference.
   */
  getState(): GameState;
  /**
   * Returns the state as a viewer may see it.
   * @throws RangeError for a viewer who is neither a seat of this game nor `'spectator'`.
   */
  getView(viewer: Viewer): GameView;
  /** Returns a prompt for each seat that must decide. Show each prompt only to its seat. */
  pending(): readonly Prompt[];
  /** Returns all legal actions, or those of one seat. */
  legalActions(seat?: Seat): readonly Action[];
  /** Returns the reasons an action is illegal, or an empty list when it is legal. */
  explain(action: unknown): readonly Violation[];
  /** Checks whether the game is over. */
  isOver(): boolean;
  /** Returns the current score of every seat. */
  score(): ScoreSheet;
  /**
   * Applies a legal action, or returns the violations of an illegal one. Any input is accepted and checked, but the
   * seat is trusted. First check that the seat belongs to the sender.
   */
  dispatch(action: unknown, options?: DispatchOptions): DispatchResult;
  /** Checks whether `undo` would undo an action under the session's policy. */
  canUndo(seat?: Seat): boolean;
  /**
   * Undoes the last action, or the last action of a seat. Returns `false` if it cannot be undone. While several seats
   * plan or choose tokens at once, a seat can undo only its own last answer. `UndoPolicy` describes the policies. Pass
   * the `version` of the request, so that a request that arrives twice undoes only one action.
   */
  undo(seat?: Seat, options?: DispatchOptions): boolean;
  /** Checks whether `redo` would redo an action. */
  canRedo(seat?: Seat): boolean;
  /**
   * Redoes the most recently undone action of any seat, or of the given seat. Returns `false` if there is none. After a
   * new action, only other seats' answers to a decision that is still open can be redone. Pass the `version` of the
   * request, so that a request that arrives twice redoes only one action.
   */
  redo(seat?: Seat, options?: DispatchOptions): boolean;
  /**
   * Calls the listener after every change, until the returned function is called. All listeners receive all changes in
   * order. If a listener makes another change, that change is delivered after the current one, so `getState` may be
   * ahead of `change.version`.
   */
  subscribe(listener: (change: SessionChange) => void): () => void;
  /**
   * Returns the events of the set-up and of all actions that were not undone. If a viewer is given, returns them as
   * that viewer may see them.
   * @throws RangeError as `getView` does.
   */
  events(viewer?: Viewer): readonly GameEvent[];
  /** Returns the record so far, with its result. It contains every secret, so keep it until the game is over. */
  record(): GameRecord;
  /** Returns the stored game: `createSession(session.stored())` continues it at the same state and version. */
  stored(): StoredGame;
}

/**
 * Result of continuing a stored game or a record. `foreign` lists the differences from the current rules and
 * components. If the game stops at an illegal action, the session contains the game up to that action.
 */
export type Resumption =
  | Continued<Exclude<RecordCheck, { outcome: 'malformed' }>>
  | { readonly outcome: 'malformed'; readonly problems: readonly JsonProblem[] };

type Continued<Check> = Check extends unknown
  ? Omit<Check, 'ok' | 'state'> & { readonly foreign: readonly Foreign[]; readonly session: Session }
  : never;

export function resumeSession(
  stored: StoredGame | GameRecord,
  options?: SessionOptions,
  rules?: HasContent,
): Resumption {
  const reopened = reopen(stored, rules);
  if (!reopened.ok) return reopened.error;
  const { check, foreign, opening } = reopened.value;
  const { ok, state, ...what } = check;
  return { ...what, foreign, session: sessionFrom(opening, options, rules) };
}

export function createSession(start: SessionStart, options?: SessionOptions, rules?: HasContent): Session {
  if (!hasActions(start)) {
    return sessionFrom({ start: play.startGame(start, rules), steps: [], version: 0 }, options, rules);
  }
  const reopened = reopen(start, rules);
  if (!reopened.ok) throw new InvalidRecordError(reopened.error);
  const { check, foreign, opening } = reopened.value;
  if (!check.ok) throw new InvalidRecordError(check);
  if (foreign.length === 0) return sessionFrom(opening, options, rules);
  const path = foreign.includes('rules') ? '$.rules' : '$.content';
  throw new InvalidRecordError(malformed([{ path, expected: 'the current value; use resumeSession for older games' }]));
}

function sessionFrom(opening: Opening, options: SessionOptions = {}, rules: HasContent | undefined): Session {
  const { undo: policy = 'safe', onListenerError } = options;
  const { state: first } = opening.start;
  const box = boxUnder(rules);
  const take = (state: GameState, action: Action) => {
    const result = play.tryReduce(state, action, rules);
    return result.ok ? { action, ...result } : undefined;
  };
  const history = new History(opening, take, policy);
  const { tell, subscribe } = delivery(onListenerError);
  let { version } = opening;
  const fresh = freshness(version);
  const { once, onceFor, forget } = answers();

  const state = (): GameState => history.state;
  const legalActions = onceFor((seat: Seat | undefined) => play.legalActions(state(), seat, rules));
  const events = onceFor((viewer: Viewer | undefined) => {
    if (viewer !== undefined) requireViewer(first, viewer);
    return history.events(viewer);
  });

  /** Publishes a change. `about` is the action that was taken or undone. */
  function changed<Change extends SessionChange>(about: TakenAction, change: Change): Change {
    forget();
    fresh.changed(version, about);
    tell(deepFreeze(change));
    return change;
  }

  function taken(type: TakenChange['type'], { action, events }: TakenAction): TakenChange {
    version += 1;
    return changed({ action, events }, { type, action, events, index: history.taken.length - 1, version });
  }

  /** Checks whether a change since a version may affect the choice of a seat or, without a seat, any choice. */
  function isStale(given: DispatchOptions | undefined, seat?: Seat): boolean {
    // Untyped programs may pass `null`.
    const chosenAt: unknown = given?.version;
    if (chosenAt === undefined) return false;
    const oldest = seat === undefined ? version : fresh.since(seat);
    return !(typeof chosenAt === 'number' && oldest <= chosenAt && chosenAt <= version);
  }

  function refused(faults: Faults): DispatchResult {
    return deepFreeze({ ok: false, violations: sessionViolations(box, faults) });
  }

  function dispatch(input: unknown, given?: DispatchOptions): DispatchResult {
    const parsed = readAction(input);
    if (!parsed.ok) return refused(fault('malformedAction', { problem: parsed.error }));
    const action = parsed.value;
    if (isStale(given, action.seat)) return refused(fault('staleAction', { version }));
    const result = play.tryReduce(state(), action, rules);
    if (!result.ok) return deepFreeze(result);
    history.add({ action, events: result.events, state: result.state });
    return deepFreeze({ ok: true, change: taken('dispatched', { action, events: result.events }) });
  }

  return {
    get version() {
      return version;
    },
    get actions() {
      return history.actions;
    },
    getState: state,
    getView: onceFor((viewer: Viewer) => viewFor(state(), viewer)),
    pending: once(() => play.pending(state(), rules)),
    legalActions: (seat) => (seat === undefined || first.players[seat] ? legalActions(seat) : NONE),
    explain: (action) => deepFreeze(play.explain(state(), action, rules)),
    isOver: () => play.isOver(state(), rules),
    score: once(() => play.score(state(), rules)),
    dispatch,
    canUndo: (seat) => history.undoable(seat) !== null,
    undo(seat, given) {
      const undone = isStale(given, seat) ? undefined : history.undo(seat);
      if (undone === undefined) return false;
      version += 1;
      changed(undone, { type: 'undone', action: undone.action, index: undone.index, version });
      return true;
    },
    canRedo: (seat) => history.redoable(seat),
    redo(seat, given) {
      const step = isStale(given, seat) ? undefined : history.redo(seat);
      if (step === undefined) return false;
      taken('redone', step);
      return true;
    },
    subscribe,
    events: (viewer) => events(viewer),
    record: once(() => recordOf(state(), history.actions, rules)),
    stored: once(() => ({ ...headOf(box), options: first.options, actions: history.actions, version })),
  };
}
