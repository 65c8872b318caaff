import { copyJson } from '../engine/copy.ts';
import { deepFreeze } from '../engine/freeze.ts';
import type { Action } from '../model/actions.ts';
import type { GameEvent } from '../model/events.ts';
import type { Seat } from '../model/ids.ts';
import type { CreateGameOptions } from '../model/options.ts';
import type { Prompt } from '../model/prompts.ts';
import type { ScoreSheet } from '../model/score.ts';
import type { GameState, GameView, Viewer } from '../model/state.ts';
import type { Violation } from '../model/violations.ts';
import type { GameRecord } from '../records/record.ts';
import { reveals } from './policy.ts';

/** What a session needs of the rules. */
export interface SessionRules {
  startGame(options: CreateGameOptions): { readonly state: GameState; readonly events: readonly GameEvent[] };
  tryReduce(state: GameState, action: Action): DispatchResult;
  legalActions(state: GameState, seat?: Seat): readonly Action[];
  explain(state: GameState, action: Action): readonly Violation[];
  pending(state: GameState): readonly Prompt[];
  isOver(state: GameState): boolean;
  score(state: GameState): ScoreSheet;
  viewFor(state: GameState, viewer: Viewer): GameView;
  createRecord(options: CreateGameOptions, actions: readonly Action[]): GameRecord;
  replay(record: GameRecord): GameState;
}

/** What came of an action that was dispatched. */
export type DispatchResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** Something that happened in a session. */
export type SessionChange =
  | { readonly type: 'dispatched'; readonly action: Action; readonly events: readonly GameEvent[] }
  | { readonly type: 'undone'; readonly action: Action }
  | { readonly type: 'redone'; readonly action: Action; readonly events: readonly GameEvent[] };

export interface SessionOptions {
  /**
   * `safe` (default): nothing is undone that has shown somebody what was hidden before - cards or plans dealt, tokens
   * and planned cards revealed, hand cards destroyed, Luna's cards drawn or turned, all hands at the end. `anything`: the
   * host decides, for analysis or a table of friends.
   */
  readonly undo?: 'safe' | 'anything';
}

/** A game in progress, for a user interface or a server: one current state, and who listens to it. */
export interface Session {
  /** The state now. Parts that an action does not touch keep their identity, so it can be compared by reference. */
  getState(): GameState;
  /** The state as a viewer may see it; the same object until the state changes. */
  getView(viewer: Viewer): GameView;
  pending(): readonly Prompt[];
  legalActions(seat?: Seat): readonly Action[];
  explain(action: Action): readonly Violation[];
  isOver(): boolean;
  score(): ScoreSheet;
  /** Takes an action if it is legal, else changes nothing and says why. */
  dispatch(action: Action): DispatchResult;
  /** Whether the last action can be taken back, by the session's policy. */
  canUndo(): boolean;
  /** Takes the last action back; `false` when it cannot be. */
  undo(): boolean;
  canRedo(): boolean;
  /** Takes an action again that was taken back; `false` when there is none. */
  redo(): boolean;
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: (change: SessionChange) => void): () => void;
  /** The events of everything that has happened and was not taken back, the set-up first. */
  events(): readonly GameEvent[];
  /** The game so far as a record. */
  record(): GameRecord;
}

interface Step {
  readonly action: Action;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** One subscription; the same function may be in several. */
interface Listener {
  readonly listener: (change: SessionChange) => void;
}

/** Starts a session from options, or goes on from a record. */
export function openSession(
  rules: SessionRules,
  start: CreateGameOptions | GameRecord,
  { undo: policy = 'safe' }: SessionOptions = {},
): Session {
  const isRecord = typeof start === 'object' && start !== null && 'actions' in start;
  if (isRecord) rules.replay(start); // refuses a record that is none, before anything is begun
  const opening = rules.startGame(isRecord ? start.options : start);
  const { options } = opening.state;
  const listeners = new Set<Listener>();
  const views = new Map<Viewer, GameView>();
  const done: Step[] = [];
  const undone: Step[] = [];

  const state = (): GameState => done.at(-1)?.state ?? opening.state;

  function changed(change: SessionChange): void {
    views.clear();
    for (const each of [...listeners]) if (listeners.has(each)) each.listener(change);
  }

  function take(input: Action): DispatchResult {
    const result = rules.tryReduce(state(), input);
    // A copy: what is on record does not change with what the caller holds.
    const action = result.ok ? deepFreeze(copyJson(input)) : input;
    if (result.ok) done.push({ action, state: result.state, events: result.events });
    return result;
  }

  function lastUndoable(): Step | undefined {
    const last = done.at(-1);
    return last !== undefined && (policy === 'anything' || !reveals(last.events)) ? last : undefined;
  }

  if (isRecord) for (const action of start.actions) take(action);

  return {
    getState: state,
    getView(viewer) {
      const view = views.get(viewer) ?? rules.viewFor(state(), viewer);
      views.set(viewer, view);
      return view;
    },
    pending: () => rules.pending(state()),
    legalActions: (seat) => rules.legalActions(state(), seat),
    explain: (action) => rules.explain(state(), action),
    isOver: () => rules.isOver(state()),
    score: () => rules.score(state()),
    dispatch(action) {
      const result = take(action);
      if (!result.ok) return result;
      undone.length = 0;
      changed({ type: 'dispatched', action, events: result.events });
      return result;
    },
    canUndo: () => lastUndoable() !== undefined,
    undo() {
      const last = lastUndoable();
      if (last === undefined) return false;
      done.pop();
      undone.push(last);
      changed({ type: 'undone', action: last.action });
      return true;
    },
    canRedo: () => undone.length > 0,
    redo() {
      const next = undone.pop();
      if (next === undefined) return false;
      done.push(next);
      changed({ type: 'redone', action: next.action, events: next.events });
      return true;
    },
    subscribe(listener) {
      const entry = { listener };
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    events: () => [...opening.events, ...done.flatMap(({ events }) => events)],
    record: () =>
      rules.createRecord(
        options,
        done.map(({ action }) => action),
      ),
  };
}
