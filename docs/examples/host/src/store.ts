import type { SessionChange, StoredGame, Viewer } from 'skymines-rules';

/** A new game without any actions. */
export interface NewGame {
  readonly id: string;
  readonly game: Omit<StoredGame, 'actions' | 'version'>;
  readonly hash: string;
  /** New links, or the id of an earlier game whose links will open this game. */
  readonly places: { readonly links: readonly Link[] } | { readonly after: string };
}

/**
 * A link to a seat. It contains only the hash of its token, so a copy of the database does not give access to a seat.
 */
export interface Link {
  readonly token: string;
  readonly viewer: Viewer;
}

export interface Place {
  readonly game: string;
  readonly viewer: Viewer;
}

/** A stored game, with the hash that its state must have after all actions. */
export interface KeptGame {
  readonly game: StoredGame & { readonly version: number };
  /** Version after each action. Undone actions leave gaps. */
  readonly versions: readonly number[];
  readonly hash: string;
}

/**
 * A database of games. When a promise is fulfilled, the change survives even a crash. When it is rejected, the change
 * may or may not be stored and must not be announced; `load` returns the actual state.
 */
export interface Store {
  /** Stores a new game and its links. Returns `false` and changes nothing if the previous game has no links. */
  add(game: NewGame): Promise<boolean>;
  /** Returns the game and viewer for a token hash. */
  seatOf(token: string): Promise<Place | undefined>;
  /** Returns a consistent snapshot of a game. */
  load(id: string): Promise<KeptGame | undefined>;
  /** Stores a game's next change. Returns `false` and changes nothing if another change was stored first. */
  append(id: string, change: SessionChange, hash: string): Promise<boolean>;
  /** Returns the stored versions of the given games. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}
