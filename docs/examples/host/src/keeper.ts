import type { Seat, Session, SessionChange } from 'skymines-rules';
import { type Game, type Move, type MoveResult, openGame } from './game.ts';
import type { Hint, Hints } from './hints.ts';
import { type Reason, refusal } from './messages.ts';
import { count } from './metrics.ts';
import type { KeptGame, Store } from './store.ts';

/** Maximum number of attempts to store a move while other servers keep storing theirs first. */
const MOST_CONFLICTS = 20;

/**
 * Called with each stored change and the seats that had to decide before it, or without arguments after the whole game
 * was reloaded.
 */
export type OnStored = (change?: SessionChange, before?: readonly Seat[]) => void;

/** The game at a table. Every change is stored before it is announced. */
export class Keeper {
  readonly #id: string;
  readonly #store: Store;
  readonly #hints: Hints;
  readonly #onStored: OnStored;
  #game: Game;

  constructor(
    id: string,
    kept: KeptGame,
    { store, hints }: { readonly store: Store; readonly hints: Hints },
    onStored: OnStored,
  ) {
    this.#id = id;
    this.#store = store;
    this.#hints = hints;
    this.#onStored = onStored;
    this.#game = openCounted(kept);
  }

  get session(): Session {
    return this.#game.session;
  }

  nameOf(seat: Seat): string {
    return this.#game.nameOf(seat);
  }

  /** Plays a seat's move. Returns the reasons if it is rejected. */
  play(seat: Seat, move: Move): Promise<readonly Reason[]> {
    return this.#settle(() => this.#game.play(seat, move));
  }

  /** Plays Luna's turns until another player must decide. */
  async playLunaTurns(): Promise<void> {
    while (this.session.pending()[0]?.kind === 'lunaTurn') await this.#settle(() => this.#game.playLuna());
  }

  /** Plays and stores a move. If another server stored a change first, reloads the game and tries again. */
  async #settle(play: () => MoveResult | undefined): Promise<readonly Reason[]> {
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
      const before = this.session.pending().map(({ seat }) => seat);
      const played = play();
      if (played === undefined) return [];
      if ('reasons' in played) return played.reasons;
      const { change, hash } = played;
      if (await this.#store.append(this.#id, change, hash)) {
        count('skymines_changes_stored_total');
        this.#onStored(change, before);
        const { type, action, version } = change;
        this.#hints.publish({ kind: 'changed', game: this.#id, version, change: { type, action, hash } });
        return [];
      }
      count('skymines_conflicts_total');
      await this.reload();
    }
    return [refusal('busy', 'Other moves kept arriving first. Try again.')];
  }

  async reload(): Promise<void> {
    const stored = await this.#store.load(this.#id);
    if (stored === undefined) throw new Error(`The game ${this.#id} no longer exists.`);
    this.#game = openCounted(stored);
    this.#onStored();
  }

  /** Applies a change stored by another server if it is the next one. Otherwise, reloads the game. */
  async follow({ version, change }: Extract<Hint, { kind: 'changed' }>): Promise<void> {
    if (version <= this.session.version) return;
    const followed = change && version === this.session.version + 1 ? this.#game.follow(change) : undefined;
    if (followed === undefined) return this.reload();
    count('skymines_hints_followed_total');
    this.#onStored(followed);
  }
}

function openCounted(kept: KeptGame): Game {
  count('skymines_tables_opened_total');
  return openGame(kept);
}
