import { createRequire } from 'node:module';
import type { Action, CreateGameOptions } from '../../../../../src/entries/index.ts';

interface Statement {
  all(...values: readonly unknown[]): readonly Readonly<Record<string, unknown>>[];
  run(...values: readonly unknown[]): unknown;
}
interface Database {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

const require = createRequire(new URL('../../package.json', import.meta.url));
const Libsql = require('libsql') as new (file: string) => Database;

/** Opens the database of a server that may be running. */
export const openDatabase = (file: string): Database => new Libsql(file);

/** Reads from the database of a server that may be running. */
export function withDatabase<T>(file: string, look: (database: Database) => T): T {
  const database = openDatabase(file);
  try {
    return look(database);
  } finally {
    database.close();
  }
}

/** The only stored game. */
export const gameIn = (file: string): { readonly game: string; readonly version: number; readonly hash: string } =>
  withDatabase(file, (database) => {
    const [row] = database.prepare('select game, version, hash from games').all();
    return { game: String(row?.['game']), version: Number(row?.['version']), hash: String(row?.['hash']) };
  });

/** The options of the only game, with its seed. */
export const optionsIn = (file: string): CreateGameOptions => JSON.parse(gameIn(file).game).options;

/** The current actions of a game, or of all games without an id. */
export const actionsIn = (file: string, id = '%'): readonly Action[] =>
  withDatabase(file, (database) =>
    database
      .prepare('select action from actions where game like ? order by version')
      .all(id)
      .map(({ action }) => JSON.parse(String(action))),
  );

/** The whole contents of the database. */
export const contentsOf = (file: string) =>
  withDatabase(file, (database) => ({
    games: database.prepare('select * from games').all(),
    seats: database.prepare('select * from seats').all(),
    actions: database.prepare('select * from actions').all(),
  }));
