import type { Seat } from '../../components/ids.ts';
import { deepFreeze } from '../../engine/copy.ts';
import { readAction } from '../../game/model/actionSchema.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { CreateGameOptions } from '../../game/model/options.ts';
import type { Prompt } from '../../game/model/prompts.ts';
import type { ScoreSheet } from '../../game/model/score.ts';
import type { GameState, GameView, Viewer } from '../../game/model/state.ts';
import { reasonOf } from '../../present/words/sentences.ts';
import type { Violation, ViolationCode, ViolationFigures } from '../../rulebook/violations.ts';
import { VIOLATIONS } from '../../rulebook/violations.ts';
import type { GameRecord } from '../records/record.ts';
import { eventFor } from '../views/eventFor.ts';
import type { SessionChange, TakenChange } from './change.ts';
import { delivery } from './delivery.ts';
import { freshness } from './freshness.ts';
import { History } from './history.ts';
import type { OpeningRules, SessionStart } from './opening.ts';
import { openGame } from './opening.ts';
import type { TakenAction, UndoPolicy } from './policy.ts';

/** What a session needs of the rules. */
export interface SessionRules extends OpeningRules {
  legalActions(state: GameState, seat?: Seat): readonly Action[];
  explain(state: GameState, action: Action): readonly Violation[];
  pending(state: GameState): readonly Prompt[];
  isOver(state: GameState): boolean;
  score(state: GameState): ScoreSheet;
  viewFor(state: GameState, viewer: Viewer): GameView;
  createRecord(options: CreateGameOptions, actions: readonly Action[]): GameRecord;
}

/** What came of an action that was dispatched. */
export type DispatchResult =
  | { readonly ok: true; readonly change: TakenChange }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** When an action was chosen, or an undo. */
export interface DispatchOptions {
  /**
   * The `version` at which it was chosen. An action is refused as `staleAction`, and nothing is undone, if something has
   * happened since that the choice may depend on. While several seats plan or choose tokens at once, what the others
   * answer is no such thing.
   */
  readonly version?: number | undefined;
}

export interface SessionOptions {
  /** What may be taken back; default `safe`. */
  readonly undo?: UndoPolicy;
  /**
   * Is told what a listener has thrown, and at which change. Without it the error becomes a rejection that nobody handles,
   * which Node, browsers and workers report as an error of the program (Node ends unless told otherwise).
   */
  readonly onListenerError?: (error: unknown, change: SessionChange) => void;
}

/**
 * A game in progress, for a user interface or a server: one current state, and who listens to it. Everything it hands out
 * is frozen.
 */
export interface Session {
  /**
   * How often something has changed, counted from 0, or from the version of the stored game: one more with every action
   * taken, taken back or taken again. No version comes twice.
   */
  readonly version: number;
  /** Every action that was taken and not taken back, in order; the same list until something changes. */
  readonly actions: readonly Action[];
  /**
   * The whole state now, for the host alone: it holds every secret and the seed, so it is never sent to a player; send
   * `getView`. Parts that an action does not touch keep their identity, so it can be compared by reference.
   */
  getState(): GameState;
  /**
   * The state as a viewer may see it; the same object until the state changes.
   * @throws RangeError for a viewer who is neither a seat of this game nor `'spectator'`.
   */
  getView(viewer: Viewer): GameView;
  /** Who must decide what. The prompt of each seat is for that seat alone. */
  pending(): readonly Prompt[];
  legalActions(seat?: Seat): readonly Action[];
  explain(action: unknown): readonly Violation[];
  isOver(): boolean;
  score(): ScoreSheet;
  /**
   * Takes an action if it is legal, else changes nothing and says why. Whatever is given is read once and checked; the
   * seat is believed, so compare it with the sender.
   */
  dispatch(action: unknown, options?: DispatchOptions): DispatchResult;
  /** Whether `undo` would take something back, by the session's policy. */
  canUndo(seat?: Seat): boolean;
  /**
   * Takes back the last action, or the last one of a seat; `false` when it cannot be. While several seats plan or choose
   * tokens at once, a seat takes back its own last answer, and those of the others stay. See `undoableAction`. With the
   * `version` at which it was asked for, nothing is taken back twice by a message that comes twice.
   */
  undo(seat?: Seat, options?: DispatchOptions): boolean;
  canRedo(seat?: Seat): boolean;
  /**
   * Takes again, as the last action, what was taken back last, or last by a seat; `false` when there is nothing. A new
   * action ends what could be redone, but for answers of other seats to a decision that is still open to them.
   */
  redo(seat?: Seat): boolean;
  /**
   * Calls back after every change from now on, until the returned function is called. All listeners hear all changes in
   * the order in which they happened: what one of them does about a change is told after that change. So `getState` may be
   * further on than the change that is told; `change.version` says where it belongs.
   */
  subscribe(listener: (change: SessionChange) => void): () => void;
  /** The events of everything that has happened and was not taken back, the set-up first; as a viewer may know them. */
  events(viewer?: Viewer): readonly GameEvent[];
  /**
   * The game so far as a record, played again to prove it. It holds every secret and the seed: not for players before the
   * end.
   */
  record(): GameRecord;
}

/** Starts a session, or goes on from a stored game or a record. */
export function openSession(
  rules: SessionRules,
  given: SessionStart,
  { undo: policy = 'safe', onListenerError }: SessionOptions = {},
): Session {
  const { start, steps, version: opened } = openGame(rules, given);
  const { options } = start.state;
  const take = (state: GameState, action: Action) => {
    const result = rules.tryReduce(state, action);
    return result.ok ? { action, ...result } : undefined;
  };
  const history = new History(start.state, take, policy);
  for (const step of steps) history.add(step);
  const { tell, subscribe } = delivery(onListenerError);
  const fresh = freshness(opened);
  const views = new Map<Viewer, GameView>();
  let version = opened;

  const state = (): GameState => history.state;

  /** Something has changed: `about` is what was taken or taken back. */
  function changed<Change extends SessionChange>(about: TakenAction, change: Change): Change {
    views.clear();
    fresh.changed(version, about);
    tell(deepFreeze(change));
    return change;
  }

  function taken(type: TakenChange['type'], { action, events }: TakenAction): TakenChange {
    version += 1;
    return changed({ action, events }, { type, action, events, index: history.taken.length - 1, version });
  }

  /** Whether something has happened since that the choice of a seat, or of nobody in particular, may depend on. */
  function isStale(chosenAt: unknown, seat?: Seat): boolean {
    if (chosenAt === undefined) return false;
    const oldest = seat === undefined ? version : fresh.since(seat);
    return !(typeof chosenAt === 'number' && oldest <= chosenAt && chosenAt <= version);
  }

  function dispatch(input: unknown, { version: chosenAt }: DispatchOptions = {}): DispatchResult {
    const parsed = readAction(input);
    if (!parsed.ok) return refused([refusal('malformedAction', { problem: parsed.error })]);
    const action = parsed.value;
    if (isStale(chosenAt, action.seat)) return refused([refusal('staleAction', { version })]);
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
    getView(viewer) {
      const view = views.get(viewer) ?? rules.viewFor(state(), viewer);
      views.set(viewer, view);
      return view;
    },
    ...questions(rules, state),
    dispatch,
    canUndo: (seat) => history.undoable(seat) !== null,
    undo(seat, { version: chosenAt } = {}) {
      const undone = isStale(chosenAt, seat) ? undefined : history.undo(seat);
      if (undone === undefined) return false;
      version += 1;
      changed(undone, { type: 'undone', action: undone.action, index: undone.index, version });
      return true;
    },
    canRedo: (seat) => history.redoable(seat),
    redo(seat) {
      const step = history.redo(seat);
      if (step === undefined) return false;
      taken('redone', step);
      return true;
    },
    subscribe,
    events(viewer) {
      const events = [...start.events, ...history.taken.flatMap(({ events }) => events)];
      return deepFreeze(viewer === undefined ? events : events.map((event) => eventFor(event, viewer)));
    },
    record: () => rules.createRecord(options, history.actions),
  };
}

/** What can be asked of the state now. */
function questions(rules: SessionRules, state: () => GameState) {
  return {
    pending: () => deepFreeze(rules.pending(state())),
    legalActions: (seat?: Seat) => deepFreeze(rules.legalActions(state(), seat)),
    explain: (action: unknown) => deepFreeze(rules.explain(state(), action as Action)),
    isOver: () => rules.isOver(state()),
    score: () => deepFreeze(rules.score(state())),
  } satisfies Partial<Session>;
}

/** Why a session refuses an action before it asks the rules; the figures need no words. */
function refusal<Code extends ViolationCode>(code: Code, ...[figures]: ViolationFigures<Code>): Violation {
  const params: Readonly<Record<string, string | number>> = figures ?? {};
  return reasonOf(VIOLATIONS, { code, params }, (name) => String(params[name]));
}

function refused(violations: readonly Violation[]): DispatchResult {
  return deepFreeze({ ok: false, violations });
}
