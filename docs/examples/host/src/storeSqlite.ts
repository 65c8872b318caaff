import { type BigIntStats, statSync } from 'node:fs';
import Database from 'libsql';
import { orphanOf } from './files.ts';
import type { KeptGame, Place, Store } from './store.ts';

/** Maximum time to wait for another program's lock on the file, in milliseconds. */
const LONGEST_LOCK = 2000;

/** Version of the tables below. Files with a different version are rejected. */
const TABLES_VERSION = 2;

/** `actions` contains the current actions and the version after each one. An undo removes a row. */
const TABLES = `
  create table if not exists games (
    id text primary key, game text not null, version integer not null, hash text not null
  ) strict;
  create table if not exists seats (
    token text primary key, game text not null references games, viewer any not null
  ) strict;
  create index if not exists seats_of_game on seats (game);
  create table if not exists actions (
    game text not null references games, version integer not null, action text not null, primary key (game, version)
  ) strict, without rowid;
  pragma user_version = ${TABLES_VERSION};
`;

interface GameRow {
  readonly game: string;
  readonly version: number;
  readonly hash: string;
}

interface ActionRow {
  readonly version: number;
  readonly action: string;
}

export function openSqlite(file: string): Store {
  const database = openFile(file);
  const addGame = database.prepare('insert into games values (?, ?, 0, ?)');
  const addSeat = database.prepare('insert into seats values (?, ?, ?)');
  const moveSeats = database.prepare('update seats set game = ? where game = ?');
  const dropGame = database.prepare('delete from games where id = ?');
  const findSeat = database.prepare('select game, viewer from seats where token = ?');
  const findGame = database.prepare('select game, version, hash from games where id = ?');
  const findVersion = database.prepare('select version from games where id = ?');
  const findActions = database.prepare('select version, action from actions where game = ? order by version');
  const advance = database.prepare('update games set version = ?, hash = ? where id = ? and version = ? - 1');
  const addAction = database.prepare('insert into actions values (?, ?, ?)');
  const removeAction = database.prepare(`
    delete from actions
    where game = ?1 and version = (select version from actions where game = ?1 order by version limit 1 offset ?2)
  `);

  const isInPlace = watch(file);

  /**
   * SQLite does not notice if its file is moved. A server started later would not find changes stored after the
   * move.
   */
  function requireInPlace(): void {
    if (!isInPlace())
      throw new Error(`${file} was moved or replaced while the server was using it. Restart the server.`);
  }

  const add = database.transaction((...[{ id, game, hash, places }]: Parameters<Store['add']>) => {
    addGame.run(id, JSON.stringify(game), hash);
    if ('after' in places) {
      const isMoved = moveSeats.run(id, places.after).changes > 0;
      if (!isMoved) dropGame.run(id);
      return isMoved;
    }
    for (const { token, viewer } of places.links) addSeat.run(token, id, viewer);
    return true;
  });

  const load = database.transaction((id: string): KeptGame | undefined => {
    const row = findGame.get(id) as GameRow | undefined;
    return row && keptGame(row, findActions.all(id) as readonly ActionRow[]);
  });

  const append = database.transaction((...[id, change, hash]: Parameters<Store['append']>): boolean => {
    const { version, index, action, type } = change;
    if (advance.run(version, hash, id, version).changes === 0) return false;
    if (type === 'undone') removeAction.run(id, index);
    else addAction.run(id, version, JSON.stringify(action));
    return true;
  });

  return {
    async add(game) {
      requireInPlace();
      return add.immediate(game);
    },
    seatOf: async (token) => (findSeat.all(token) as readonly Place[])[0],
    load: async (id) => load(id),
    async append(id, change, hash) {
      requireInPlace();
      return append.immediate(id, change, hash);
    },
    versions: async (ids) =>
      new Map(ids.flatMap((id) => (findVersion.all(id) as readonly GameRow[]).map(({ version }) => [id, version]))),
    async close() {
      if (!isInPlace()) return;
      // Merges pending changes into the file, so that a copy of the file is complete.
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

/** Returns a function that checks whether the path still points to the same file. */
function watch(file: string): () => boolean {
  const find = (): BigIntStats | undefined => statSync(file, { bigint: true, throwIfNoEntry: false });
  const first = find();
  return () => {
    const now = find();
    return now?.ino === first?.ino && now?.dev === first?.dev;
  };
}

function openFile(file: string) {
  const orphan = orphanOf(file);
  if (orphan !== undefined)
    throw new Error(`${orphan} exists without its database. Move it to the folder where ${file} is now.`);
  const database = new Database(file, { timeout: LONGEST_LOCK });
  const version = versionOf(database);
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  if (tables.length > 0 && version !== TABLES_VERSION)
    throw new Error(`${file} was not written by this version of the server.`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.exec(TABLES);
  return database;
}

const versionOf = (database: Database.Database): number | undefined =>
  (database.pragma('user_version') as readonly { readonly user_version: number }[])[0]?.user_version;

function columnsOf(database: Database.Database): readonly string[] {
  const rows = database.prepare(`
    select tables.name || '.' || columns.name as name
    from sqlite_master as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'
  `);
  return (rows.all() as readonly { readonly name: string }[]).map(({ name }) => name);
}

/** Returns the reason why a database is incomplete or unsuitable for this server, or `undefined` if it can be used. */
export function problemOf(database: Database.Database): string | undefined {
  const version = versionOf(database);
  const columns = columnsOf(database);
  if (!columns.includes('games.id')) return 'it does not contain the tables of this server';
  if (version !== TABLES_VERSION)
    return `its tables have version ${version}, but this server uses version ${TABLES_VERSION}`;
  const empty = new Database(':memory:');
  empty.exec(TABLES);
  if (columnsOf(empty).some((name) => !columns.includes(name))) return 'some of its tables are missing';
  const [sound] = database.pragma('integrity_check(1)') as readonly { readonly integrity_check: string }[];
  if (sound?.integrity_check !== 'ok') return `it is damaged (${sound?.integrity_check})`;
  if ((database.pragma('foreign_key_check') as readonly unknown[]).length > 0)
    return 'it is damaged (some of its rows do not belong to a game)';
  const unreadable =
    'select 1 from games where not json_valid(game) union all select 1 from actions where not json_valid(action)';
  return database.prepare(unreadable).all().length > 0 ? 'it is damaged (some of its rows are unreadable)' : undefined;
}

function keptGame({ game, version, hash }: GameRow, rows: readonly ActionRow[]): KeptGame {
  return {
    game: { ...JSON.parse(game), actions: rows.map(({ action }) => JSON.parse(action)), version },
    versions: rows.map((row) => row.version),
    hash,
  };
}
