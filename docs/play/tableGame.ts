import type { Action, CardId, GameEvent, GameOptions, GameView, Prompt, Seat, Viewer, Violation } from 'skymines-rules';
import type { TableRules } from './components.ts';
import type { BotAnswer } from './match/bot.worker.ts';

/** What a table hears of its game. */
export type Heard =
  /** A seat has acted: what the viewer may know of it, and what everybody may. */
  | {
      readonly type: 'done';
      readonly seat: Seat;
      readonly events: readonly GameEvent[];
      readonly open: readonly GameEvent[];
    }
  /** Something was undone, or everything may be different. */
  | { readonly type: 'anew' }
  /** What somebody at this screen wished was not done, and why. */
  | { readonly type: 'refused'; readonly message: string };

/** The whole game so far, with its secrets. */
interface Past {
  readonly options: GameOptions;
  readonly actions: readonly Action[];
}

/** The players at this screen who are no people. */
export interface Opponents {
  /** Call it after every change: whoever is due acts after a pause, in milliseconds. */
  wake(pause: () => number): void;
  /** Nobody waits any more, up to the next decision of a person. */
  skip(): void;
  /** What a bot would do in the place of a seat that sees this, and why. */
  hint(view: GameView, seat: Seat): Promise<BotAnswer>;
  stop(): void;
}

/** A game as a table knows it. It may be played at this screen, or on a server. */
export interface TableGame {
  readonly rules: TableRules;
  /** The people at this screen, and whether nobody else takes part but Luna and bots. */
  readonly people: readonly Seat[];
  readonly isAlone: boolean;
  /** Whose eyes look at the table now, and what they may see. */
  readonly viewer: Viewer;
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  /** `null` as long as it is secret. */
  readonly past: Past | null;
  /** `null` where nobody plays for others. */
  readonly opponents: Opponents | null;

  /** The person at this screen who is to act. */
  readonly awaited: Seat | null;
  /** Whether the screen must go to somebody else before hands are shown. */
  readonly isPassing: boolean;
  /** What the viewer must decide, and the action if there is no choice. */
  readonly prompt: Prompt | null;
  readonly only: Action | null;
  /** The person who is to act says that the screen is theirs. */
  takeScreen(): void;

  /** Takes one decision of a person, which can be several actions, or says why not. It may be done later: the table hears of it. */
  act(actions: readonly Action[]): Violation | undefined;
  /** Does what nobody has to choose. */
  goOn(action: Action): void;
  /** PLAN-10: takes a planned card back into hand, as long as its seat plans. */
  takeBack(seat: Seat, card: CardId): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Goes back to the last decision of a person, or returns `false` if that cannot be undone. */
  undo(): boolean;
  redo(): void;

  /** Calls the listener after everything that happens, until the returned function is called. */
  subscribe(listener: (heard: Heard) => void): () => void;
  /** Tells what has happened since the people at this screen acted last, as far as it is known. */
  recall(listener: (heard: Heard) => void): void;
}
