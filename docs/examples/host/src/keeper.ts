import type { Seat, Session, SessionChange } from 'skymines-rules';
import { type Game, type Move, openGame, type Played } from './game.ts';
import type { Hint, Hints } from './hints.ts';
import { type Reason, refusal } from './messages.ts';
import { count } from './metrics.ts';
import type { KeptGame, Store } from './store.ts';

/** So often a move is played again because other servers were first. */
const MOST_CONFLICTS = 20;

/** Hears what is stored: a change and who had to decide before it, or nothing if the whole game was taken as it is stored. */
export type Stored = (change?: SessionChange, before?: readonly Seat[]) => void;

/** Keeps the game of a table: what is played is stored before anybody hears of it. */
export class Keeper {
  readonly #id: string;
  readonly #store: Store;
  readonly #hints: Hints;
  readonly #onStored: Stored;
  #game: Game;

  constructor(
    id: string,
    kept: KeptGame,
    { store, hints }: { readonly store: Store; readonly hints: Hints },
    onStored: Stored,
  ) {
    this.#id = id;
    this.#store = store;
    this.#hints = hints;
    this.#onStored = onStored;
    this.#game = opened(kept);
  }

  get session(): Session {
    return this.#game.session;
  }

  nameOf(seat: Seat): string {
    return this.#game.nameOf(seat);
  }

  /** Plays a move of a seat. Says why it cannot be done. */
  play(seat: Seat, move: Move): Promise<readonly Reason[]> {
    return this.#settle(() => this.#game.play(seat, move));
  }

  /** Plays for Luna as long as it is her turn. */
  async goOn(): Promise<void> {
    while (this.session.pending()[0]?.kind === 'lunaTurn') await this.#settle(() => this.#game.playLuna());
  }

  /** Stores what was played. If another server was first, takes the game as it is stored and tries again. */
  async #settle(play: () => Played | undefined): Promise<readonly Reason[]> {
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
    return [refusal('busy', 'Others were faster each time. Try again.')];
  }

  async reload(): Promise<void> {
    const stored = await this.#store.load(this.#id);
    if (stored === undefined) throw new Error(`The game ${this.#id} is gone.`);
    this.#game = opened(stored);
    this.#onStored();
  }

  /** Takes over what another server has stored, if it is the next change; otherwise takes the game as it is stored. */
  async follow({ version, change }: Extract<Hint, { kind: 'changed' }>): Promise<void> {
    if (version <= this.session.version) return;
    const followed = change && version === this.session.version + 1 ? this.#game.follow(change) : undefined;
    if (followed === undefined) return this.reload();
    count('skymines_hints_followed_total');
    this.#onStored(followed);
  }
}

function opened(kept: KeptGame): Game {
  count('skymines_tables_opened_total');
  return openGame(kept);
}
