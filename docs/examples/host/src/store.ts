import Database from 'libsql';
import type { Action, CreateGameOptions, Seat, SessionChange, StoredGame } from 'skymines-rules';

/** A game as it was stored, with the hash of the state that it must lead to. */
export interface KeptGame {
  readonly game: StoredGame;
  readonly hash: string;
}

/** A game is its options and a journal, to which rows are only ever added. The key refuses a second change of one version. */
const TABLES = `
  create table if not exists games (id text primary key, options text not null, hash text not null) strict;
  create table if not exists seats (token text primary key, game text not null references games, seat integer not null) strict;
  create table if not exists changes (
    game text not null references games, version integer not null, type text not null, place integer not null,
    action text not null, hash text not null, primary key (game, version)
  ) strict;
`;

interface GameRow {
  readonly options: string;
  readonly hash: string;
}

interface ChangeRow {
  readonly version: number;
  readonly type: SessionChange['type'];
  readonly place: number;
  readonly action: string;
  readonly hash: string;
}

export type Store = ReturnType<typeof openStore>;

/** Opens the database in a file. Every function here returns only when its change is on the disk. */
export function openStore(file: string) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.exec(TABLES);
  const addGame = database.prepare('insert into games values (?, ?, ?)');
  const addSeat = database.prepare('insert into seats values (?, ?, ?)');
  const addChange = database.prepare('insert into changes values (?, ?, ?, ?, ?, ?)');
  const findSeat = database.prepare('select game, seat from seats where token = ?');
  const findGame = database.prepare('select options, hash from games where id = ?');
  const findChanges = database.prepare('select * from changes where game = ? order by version');

  return {
    /** Stores a new game with the token of each seat. */
    add: database.transaction((id: string, options: CreateGameOptions, hash: string, tokens: readonly string[]) => {
      addGame.run(id, JSON.stringify(options), hash);
      for (const [seat, token] of tokens.entries()) addSeat.run(token, id, seat);
    }),

    /** Adds a change, with the hash of the state after it. */
    append(id: string, { version, type, index, action }: SessionChange, hash: string): void {
      addChange.run(id, version, type, index, JSON.stringify(action), hash);
    },

    seatOf(token: string): { readonly game: string; readonly seat: Seat } | undefined {
      return findSeat.get(token) as { readonly game: string; readonly seat: Seat } | undefined;
    },

    load(id: string): KeptGame {
      const row = findGame.get(id) as GameRow | undefined;
      if (row === undefined) throw new Error(`There is no game ${id}.`);
      return follow(row, findChanges.all(id) as readonly ChangeRow[]);
    },

    close: () => database.close(),
  };
}

/** Follows the journal. The library checks what comes out when it plays the game again. */
function follow({ options, hash }: GameRow, changes: readonly ChangeRow[]): KeptGame {
  const actions: Action[] = [];
  for (const { type, place, action } of changes) {
    if (type === 'undone') actions.splice(place, 1);
    else actions.splice(place, 0, JSON.parse(action));
  }
  const last = changes.at(-1);
  return {
    game: { options: JSON.parse(options), actions, version: last?.version ?? 0 },
    hash: last?.hash ?? hash,
  };
}
