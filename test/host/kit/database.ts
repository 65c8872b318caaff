import { createRequire } from 'node:module';
import type { CreateGameOptions } from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';

interface Statement {
  all(...values: readonly unknown[]): readonly Readonly<Record<string, unknown>>[];
  run(...values: readonly unknown[]): void;
}
interface Database {
  prepare(sql: string): Statement;
  close(): void;
}

const require = createRequire(new URL('../../../docs/examples/host/package.json', import.meta.url));
const Libsql = require('libsql') as new (file: string) => Database;

/** Looks into the database of a server, which may be running. */
export function withDatabase<T>(file: string, look: (database: Database) => T): T {
  const database = new Libsql(file);
  try {
    return look(database);
  } finally {
    database.close();
  }
}

/** The options of the only game, with its seed. */
export const optionsIn = (file: string): CreateGameOptions =>
  withDatabase(file, (database) =>
    JSON.parse(String(must(database.prepare('select options from games').all()[0])['options'])),
  );

/** The journal of the only game. */
export const journalIn = (file: string): readonly Readonly<Record<string, unknown>>[] =>
  withDatabase(file, (database) =>
    database.prepare('select type, version, action, hash from changes order by version').all(),
  );

/** Everything that is stored. */
export const contentsOf = (file: string) =>
  withDatabase(file, (database) => ({
    games: database.prepare('select * from games').all(),
    seats: database.prepare('select * from seats').all(),
    changes: database.prepare('select * from changes').all(),
  }));
