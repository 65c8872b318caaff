import type { SessionChange, StoredGame, Viewer } from 'skymines-rules';

/** A new game without any actions. */
export interface NewGame {
  readonly id: string;
  readonly game: Omit<StoredGame, 'actions' | 'version'>;
  /** The hash of the initial state. */
  readonly hash: string;
  /** New links, or the id of a game whose links will lead to this one. */
  readonly places: { readonly links: readonly Link[] } | { readonly after: string };
}

/** A link to a seat. It contains only the hash of its token, so a copy of the database gives no access to a seat. */
export interface Link {
  readonly token: string;
  readonly viewer: Viewer;
}

/** The game and the viewer of a link. */
export interface Place {
  readonly game: string;
  readonly viewer: Viewer;
}

/** A stored game with the hash of the state that it must lead to. */
export interface KeptGame {
  readonly game: StoredGame & { readonly version: number };
  /** The version after each action. Undone actions leave gaps. */
  readonly versions: readonly number[];
  readonly hash: string;
}

/**
 * A database of games. A fulfilled promise means that the change survives even a crash. After a rejected promise the change
 * may or may not be stored, so it must not be announced; `load` returns the truth.
 */
export interface Store {
  /** Stores a new game and its links. Returns `false` and changes nothing if the game that it follows has no links. */
  add(game: NewGame): Promise<boolean>;
  /** Returns the game and viewer for the hash of a token. */
  seatOf(token: string): Promise<Place | undefined>;
  /** Returns a consistent snapshot of a game. */
  load(id: string): Promise<KeptGame | undefined>;
  /** Stores the next change of a game. Returns `false` and changes nothing if another change was stored first. */
  append(id: string, change: SessionChange, hash: string): Promise<boolean>;
  /** Returns the stored versions of some games. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}
