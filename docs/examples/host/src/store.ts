import type { SessionChange, StoredGame, Viewer } from 'skymines-rules';

/** A game that begins: what it is played with, before any action. */
export interface NewGame {
  readonly id: string;
  readonly game: Omit<StoredGame, 'actions' | 'version'>;
  /** The hash of its first state. */
  readonly hash: string;
  /** The links that lead to it: new ones, or all that led to another game until now. */
  readonly places: { readonly links: readonly Link[] } | { readonly after: string };
}

/** Where a link leads. Only the digest of its token is kept, so a copy of the database opens no seat. */
export interface Link {
  readonly token: string;
  readonly viewer: Viewer;
}

/** The game to which a link leads, and as whom. */
export interface Place {
  readonly game: string;
  readonly viewer: Viewer;
}

/** A game as it stands, with the hash of the state that it must lead to. */
export interface KeptGame {
  readonly game: StoredGame & { readonly version: number };
  /** For each action the version that it led to. Numbers are missing where something was taken back. */
  readonly versions: readonly number[];
  readonly hash: string;
}

/**
 * Where games are kept. What a promise says holds even if the machine stops the moment after. A promise that fails says nothing: the
 * change may be stored or not, so nobody may be told, and only `load` knows.
 */
export interface Store {
  /** Stores a new game and where its links lead. `false`: no link leads to the game that it follows, and nothing has changed. */
  add(game: NewGame): Promise<boolean>;
  /** Where the digest of a token leads. */
  seatOf(token: string): Promise<Place | undefined>;
  /** The game at one moment. */
  load(id: string): Promise<KeptGame | undefined>;
  /** Stores a change, if it is the next one of the game as it is stored. `false`: somebody was first, and nothing has changed. */
  append(id: string, change: SessionChange, hash: string): Promise<boolean>;
  /** The versions of some games as they are stored. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}
