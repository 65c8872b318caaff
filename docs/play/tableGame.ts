import type { Action, CardId, GameEvent, GameOptions, GameView, Prompt, Seat, Viewer, Violation } from 'skymines-rules';
import type { BotLevel } from 'skymines-rules/bots';
import type { TableRules } from './components.ts';
import type { BotAnswer } from './match/bot.worker.ts';

export type GameChange =
  /** A seat has acted. Contains the events for the viewer and those for every seat. */
  | {
      readonly type: 'done';
      readonly seat: Seat;
      readonly events: readonly GameEvent[];
      readonly open: readonly GameEvent[];
    }
  /** An action was undone, or the game may have changed completely. */
  | { readonly type: 'reset' }
  /** An action from this screen was rejected. The message explains why. */
  | { readonly type: 'refused'; readonly message: string };

/** The whole course of the game, including hidden information. */
interface Past {
  readonly options: GameOptions;
  readonly actions: readonly Action[];
}

export interface Opponents {
  /** Lets the next automated player act after a pause in milliseconds. Call this after every change. */
  wake(pause: (next: Prompt) => number): void;
  skip(): void;
  hint(view: GameView, seat: Seat): Promise<BotAnswer>;
  stop(): void;
}

/** The interface between the table and its game, which runs on this screen or on a server. */
export interface TableGame {
  readonly rules: TableRules;
  /** Seats of the human players at this screen, and whether Luna or bots occupy all other seats. */
  readonly people: readonly Seat[];
  readonly isSolo: boolean;
  /** Level of each bot on this screen, by seat. */
  readonly bots: ReadonlyMap<Seat, BotLevel>;
  /** `view` is this viewer's view. */
  readonly viewer: Viewer;
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  /** `null` while hidden information must stay secret. */
  readonly past: Past | null;
  /** `null` if no automated players act on this screen. */
  readonly opponents: Opponents | null;

  /** Seat of the human player at this screen who must act next. */
  readonly awaited: Seat | null;
  /** True while the screen must be passed to another player before any hand is shown. */
  readonly isHandover: boolean;
  /** The viewer's decision, and the only legal action if there is no choice. */
  readonly prompt: Prompt | null;
  readonly only: Action | null;
  takeScreen(): void;

  /** Takes several actions as one decision. Returns the violation if it is illegal. A server may answer later. */
  act(actions: readonly Action[]): Violation | undefined;
  goOn(action: Action): void;
  // PLAN-10
  takeBack(seat: Seat, card: CardId): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Undoes everything back to the last human decision. Returns `false` if that is impossible. */
  undo(): boolean;
  redo(): void;

  subscribe(listener: (change: GameChange) => void): () => void;
  /** Calls the listener with every known change since the last action on this screen. */
  recall(listener: (change: GameChange) => void): void;
}
