import type { Action, CardId, GameEvent, GameOptions, GameView, Prompt, Seat, Viewer, Violation } from 'skymines-rules';
import type { TableRules } from './components.ts';
import type { BotAnswer } from './match/bot.worker.ts';

/** A change to the game that the table reacts to. */
export type GameChange =
  /** A seat has acted: the events that the viewer may see, and those that every seat may see. */
  | {
      readonly type: 'done';
      readonly seat: Seat;
      readonly events: readonly GameEvent[];
      readonly open: readonly GameEvent[];
    }
  /** An action was undone, or the whole game may have changed. */
  | { readonly type: 'reset' }
  /** An action from this screen was rejected, and why. */
  | { readonly type: 'refused'; readonly message: string };

/** The whole game so far, hidden information included. */
interface Past {
  readonly options: GameOptions;
  readonly actions: readonly Action[];
}

/** Luna and the bots of a game at this screen. */
export interface Opponents {
  /** Lets the next automated player act after a pause in milliseconds. Call it after every change. */
  wake(pause: () => number): void;
  /** Skips all pauses until a human player must decide. */
  skip(): void;
  /** Returns what a bot would do with this view, and why. */
  hint(view: GameView, seat: Seat): Promise<BotAnswer>;
  stop(): void;
}

/** The interface between a table and its game, which runs at this screen or on a server. */
export interface TableGame {
  readonly rules: TableRules;
  /** Seats of the human players at this screen, and whether all other players are Luna or bots. */
  readonly people: readonly Seat[];
  readonly isSolo: boolean;
  /** Current viewer, and the view of that seat. */
  readonly viewer: Viewer;
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  /** `null` while it is secret. */
  readonly past: Past | null;
  /** `null` where no automated players act at this screen. */
  readonly opponents: Opponents | null;

  /** Seat of the human player at this screen who must act next. */
  readonly awaited: Seat | null;
  /** True while the screen must be passed to another player before hands are shown. */
  readonly isHandover: boolean;
  /** The viewer's decision, and the only legal action if there is just one. */
  readonly prompt: Prompt | null;
  readonly only: Action | null;
  /** Confirms that the player who must act is at the screen. */
  takeScreen(): void;

  /**
   * Takes one decision, possibly several actions, or returns why it is illegal. A server may answer later through
   * `subscribe`.
   */
  act(actions: readonly Action[]): Violation | undefined;
  /** Takes an action that leaves no choice. */
  goOn(action: Action): void;
  /** PLAN-10: returns a planned card to the hand, as long as its seat is planning. */
  takeBack(seat: Seat, card: CardId): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Undoes everything since the last human decision. Returns `false` if that is not possible. */
  undo(): boolean;
  redo(): void;

  /** Calls the listener after every change until the returned function is called. */
  subscribe(listener: (change: GameChange) => void): () => void;
  /** Calls the listener with the known changes since the last action at this screen. */
  recall(listener: (change: GameChange) => void): void;
}
