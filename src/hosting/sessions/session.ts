import type { Seat } from '../../components/ids.ts';
import { deepFreeze } from '../../engine/copy.ts';
import { readAction } from '../../game/model/actionSchema.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { Violation } from '../../game/model/params.ts';
import type { Prompt } from '../../game/model/prompts.ts';
import type { ScoreSheet } from '../../game/model/score.ts';
import type { GameState, GameView, Viewer } from '../../game/model/state.ts';
import type { Faults } from '../../game/rules/decision.ts';
import { fault } from '../../game/rules/decision.ts';
import type { JsonProblem } from '../../input/problems.ts';
import { recordOf } from '../records/bindRecords.ts';
import { headOf } from '../records/head.ts';
import type { GameRecord } from '../records/record.ts';
import type { RecordCheck } from '../records/replay.ts';
import { InvalidRecordError, malformed } from '../records/replay.ts';
import { requireViewer } from '../views/viewFor.ts';
import { answers } from './answers.ts';
import type { SessionChange, TakenChange } from './change.ts';
import { delivery } from './delivery.ts';
import { freshness } from './freshness.ts';
import { History } from './history.ts';
import type { Foreign, Opening, OpeningRules, SessionStart, StoredGame } from './opening.ts';
import { hasActions, reopen, startNew } from './opening.ts';
import type { TakenAction, UndoPolicy } from './policy.ts';

/** Functions of the rules that a session needs. */
export interface SessionRules extends OpeningRules {
  legalActions(state: GameState, seat?: Seat): readonly Action[];
  explain(state: GameState, action: unknown): readonly Violation[];
  pending(state: GameState): readonly Prompt[];
  isOver(state: GameState): boolean;
  score(state: GameState): ScoreSheet;
  viewFor(state: GameState, viewer: Viewer): GameView;
  /** Says why the session refuses an action before it asks these rules. */
  refusal(faults: Faults): readonly Violation[];
}

/** The legal actions of a seat that the game does not have. */
const NONE: readonly Action[] = Object.freeze([]);

/** The result of dispatching an action. */
export type DispatchResult =
  | { readonly ok: true; readonly change: TakenChange }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** The version at which an action or an undo was chosen. */
export interface DispatchOptions {
  /**
   * The `version` at which it was chosen. If something has happened since that the choice may depend on, an action is
   * refused as `staleAction` and an undo does nothing. While several seats plan or choose tokens at once, they do not
   * depend on each other's answers.
   */
  readonly version?: number | undefined;
}

/** Options of a session: the undo policy, and a handler for errors. */
export interface SessionOptions {
  /** Undo policy; default `safe`. */
  readonly undo?: UndoPolicy;
  /**
   * Receives what a listener throws, and at which change. Without it the error becomes an unhandled rejection, which Node,
   * browsers and workers report as an error of the program (Node exits by default).
   */
  readonly onListenerError?: (error: unknown, change: SessionChange) => void;
}

/**
 * A game in progress, for a user interface or a server: one current state and its listeners. Everything it returns is
 * frozen. What it tells of the game (everything but `explain`, which judges what it is given) is the same object until
 * something changes, so each can be the snapshot of a store, as React's `useSyncExternalStore` asks for.
 */
export interface Session {
  /**
   * The number of changes, counted from 0 or from the version of the stored game. Every action taken, undone or redone
   * adds one, so no version comes twice.
   */
  readonly version: number;
  /** Every action that was taken and not undone, in order. */
  readonly actions: readonly Action[];
  /**
   * The whole current state, for the host only: it holds every secret and the seed. Never send it to a player; send
   * `getView`. Parts that an action does not touch keep their identity, so they can be compared by reference.
   */
  getState(): GameState;
  /**
   * The state as a viewer may see it.
   * @throws RangeError for a viewer who is neither a seat of this game nor `'spectator'`.
   */
  getView(viewer: Viewer): GameView;
  /** Returns a prompt for each seat that must decide. Show it to that seat only. */
  pending(): readonly Prompt[];
  /** Every legal action now, of one seat if given. */
  legalActions(seat?: Seat): readonly Action[];
  /** Why an action would be refused; empty when it is legal. */
  explain(action: unknown): readonly Violation[];
  /** Returns whether the game is over. */
  isOver(): boolean;
  /** The score of every seat as it stands now. */
  score(): ScoreSheet;
  /**
   * Takes an action if it is legal; otherwise it changes nothing and says why. It reads any input once and checks it. It
   * trusts the seat, so compare the seat with the sender.
   */
  dispatch(action: unknown, options?: DispatchOptions): DispatchResult;
  /** Returns whether `undo` would undo an action under the session's policy. */
  canUndo(seat?: Seat): boolean;
  /**
   * Undoes the last action, or the last action of a seat; returns `false` if it cannot be undone. While several seats plan
   * or choose tokens at once, a seat undoes its own last answer, and the answers of the others stay. See `undoableAction`.
   * With the `version` at which it was requested, a message that arrives twice undoes only one action.
   */
  undo(seat?: Seat, options?: DispatchOptions): boolean;
  /** Returns whether `redo` would redo an action. */
  canRedo(seat?: Seat): boolean;
  /**
   * Redoes the action that was undone last, or last by a seat, as the last action; returns `false` if there is none. After
   * a new action nothing can be redone, except answers of other seats to a decision that is still open to them. With the
   * `version` at which it was requested, a message that arrives twice redoes only one action.
   */
  redo(seat?: Seat, options?: DispatchOptions): boolean;
  /**
   * Calls the listener after every change, until the returned function is called. All listeners hear all changes in the
   * order in which they happened; a change that a listener makes comes after the current one. So `getState` may be ahead
   * of the change; `change.version` says where the change belongs.
   */
  subscribe(listener: (change: SessionChange) => void): () => void;
  /**
   * Returns the events of the set-up and of all actions that were not undone. With a viewer, returns them as that viewer may see them.
   * @throws RangeError as `getView` does.
   */
  events(viewer?: Viewer): readonly GameEvent[];
  /**
   * The game so far as a record, with where it leads. It holds every secret and the seed, so do not send it to players before
   * the end.
   */
  record(): GameRecord;
  /** Everything a host has to store to continue the game: `createSession(session.stored())` is at the same state and version. */
  stored(): StoredGame;
}

/**
 * Result of continuing a stored game or a record. `foreign` names the differences from the current rules and components. If the game
 * stops at an illegal action, or leads to another result than stored, the session holds the game up to there.
 */
export type Resumption =
  | Continued<Exclude<RecordCheck, { outcome: 'malformed' }>>
  | { readonly outcome: 'malformed'; readonly problems: readonly JsonProblem[] };

/** Result of a check, with a session instead of a state. */
type Continued<Check> = Check extends unknown
  ? Omit<Check, 'ok' | 'state'> & { readonly foreign: readonly Foreign[]; readonly session: Session }
  : never;

/** Continues a stored game or a record by these rules, whatever it was played by. */
export function resumeSession(
  rules: SessionRules,
  given: StoredGame | GameRecord,
  options?: SessionOptions,
): Resumption {
  const reopened = reopen(rules, given);
  if (!reopened.ok) return reopened.error;
  const { check, foreign, opening } = reopened.value;
  const { ok, state, ...what } = check;
  return { ...what, foreign, session: sessionFrom(rules, opening, options) };
}

/**
 * Starts a session from options, or continues a stored game or a record of these rules and components.
 * @throws InvalidOptionsError and InvalidRecordError when it cannot.
 */
export function openSession(rules: SessionRules, given: SessionStart, options?: SessionOptions): Session {
  if (!hasActions(given)) return sessionFrom(rules, startNew(rules, given), options);
  const reopened = reopen(rules, given);
  if (!reopened.ok) throw new InvalidRecordError(reopened.error);
  const { check, foreign, opening } = reopened.value;
  if (!check.ok) throw new InvalidRecordError(check);
  if (foreign.length === 0) return sessionFrom(rules, opening, options);
  const path = foreign.includes('rules') ? '$.rules' : '$.content';
  throw new InvalidRecordError(malformed([{ path, expected: 'that of today; resumeSession continues other games' }]));
}

function sessionFrom(
  rules: SessionRules,
  { start, steps, version: opened }: Opening,
  { undo: policy = 'safe', onListenerError }: SessionOptions = {},
): Session {
  const { options } = start.state;
  const take = (state: GameState, action: Action) => {
    const result = rules.tryReduce(state, action);
    return result.ok ? { action, ...result } : undefined;
  };
  const history = new History(start, take, policy);
  for (const step of steps) history.add(step);
  const { tell, subscribe } = delivery(onListenerError);
  const fresh = freshness(opened);
  const { once, onceFor, forget } = answers();
  let version = opened;

  const state = (): GameState => history.state;
  const isSeat = (seat: Seat): boolean => start.state.players[seat] !== undefined;
  const legalActions = onceFor((seat: Seat | undefined) => rules.legalActions(state(), seat));
  const getView = onceFor((viewer: Viewer) => rules.viewFor(state(), viewer));
  const events = onceFor((viewer: Viewer | undefined) => {
    if (viewer !== undefined) requireViewer(start.state, viewer);
    return history.events(viewer);
  });

  /** Publishes a change; `about` is the action that was taken or undone. */
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

  /** Checks whether anything has happened since then that the choice of the seat, or of any seat, may depend on. */
  function isStale(given: DispatchOptions | undefined, seat?: Seat): boolean {
    // A program without types may give `null`.
    const chosenAt: unknown = given?.version;
    if (chosenAt === undefined) return false;
    const oldest = seat === undefined ? version : fresh.since(seat);
    return !(typeof chosenAt === 'number' && oldest <= chosenAt && chosenAt <= version);
  }

  function dispatch(input: unknown, given?: DispatchOptions): DispatchResult {
    const parsed = readAction(input);
    if (!parsed.ok) return refused(rules.refusal(fault('malformedAction', { problem: parsed.error })));
    const action = parsed.value;
    if (isStale(given, action.seat)) return refused(rules.refusal(fault('staleAction', { version })));
    const result = rules.tryReduce(state(), action);
    if (!result.ok) return refused(result.violations);
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
    getView,
    pending: once(() => rules.pending(state())),
    legalActions: (seat) => (seat === undefined || isSeat(seat) ? legalActions(seat) : NONE),
    explain: (action) => deepFreeze(rules.explain(state(), action)),
    isOver: () => rules.isOver(state()),
    score: once(() => rules.score(state())),
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
    record: once(() => recordOf(rules, state(), history.actions)),
    stored: once(() => ({ ...headOf(rules.content), options, actions: history.actions, version })),
  };
}

function refused(violations: readonly Violation[]): DispatchResult {
  return deepFreeze({ ok: false, violations });
}
