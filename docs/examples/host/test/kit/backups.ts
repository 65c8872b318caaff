import { copyFileSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './database.ts';
import { copyAll, type Life } from './lives.ts';

/** A file passed as the backup, with its rows. A file without rows must be rejected. */
export interface Named {
  readonly file: string;
  readonly rows?: string;
  /** `true` if the file is damaged at a random place. If it is restored anyway, it must have all its rows. */
  readonly isDamaged?: boolean;
}

type Choice = (folder: string, life: Life, draw: () => number) => Named;

const named = (folder: string, write: (file: string) => void): Named => {
  const file = join(folder, 'named');
  write(file);
  return { file };
};

/** A changed copy of the backup. */
const changed =
  (sql: string): Choice =>
  (folder, { backup }) =>
    named(folder, (file) => {
      copyFileSync(backup, file);
      const database = openDatabase(file);
      database.exec(`pragma foreign_keys = off; ${sql}`);
      database.close();
    });

const text =
  (content: string): Choice =>
  (folder) =>
    named(folder, (file) => writeFileSync(file, content));

export const CHOICES: Readonly<Record<string, Choice>> = {
  backup: (_, { backup, backupRows }) => ({ file: backup, rows: backupRows }),
  readOnlyBackup: (folder, { backup, backupRows }) => {
    const file = join(folder, 'named');
    writeFileSync(file, readFileSync(backup), { mode: 0o444 });
    return { file, rows: backupRows };
  },
  text: text('This is a text file.\n'),
  empty: text(''),
  headerOnly: text('SQLite format 3\0'),
  postgresDump: text('PGDMP\u0001\u000e'),
  missing: (folder) => ({ file: join(folder, 'missing') }),
  folder: (folder) => named(folder, (file) => mkdirSync(file)),
  otherTables: (folder) =>
    named(folder, (file) => {
      const database = openDatabase(file);
      database.exec('create table notes (id text); insert into notes values (1); pragma user_version = 2');
      database.close();
    }),
  olderVersion: changed('pragma user_version = 1'),
  newerVersion: changed('pragma user_version = 3'),
  withoutTable: changed('drop table actions'),
  withoutGames: changed('delete from games'),
  brokenRow: changed('update games set game = substr(game, 2)'),
  /** The file of another database whose server was killed. Its last changes are in a separate file. */
  killedDatabase: (folder, { backup }) => {
    const file = join(folder, 'scratch', 'other.db');
    copyFileSync(backup, file);
    const database = openDatabase(file);
    database.exec("pragma journal_mode = wal; update games set hash = 'later'");
    copyAll(file, join(folder, 'named'));
    database.close();
    return { file: join(folder, 'named') };
  },
  cut: (folder, { backup }, draw) =>
    named(folder, (file) => {
      copyFileSync(backup, file);
      truncateSync(file, 1 + Math.floor(draw() * (statSync(file).size - 1)));
    }),
  overwritten: (folder, { backup, backupRows }, draw) => {
    const file = join(folder, 'named');
    const bytes = readFileSync(backup);
    const start = 4096 * Math.floor((draw() * bytes.length) / 4096);
    for (let n = start; n < start + 4096; n += 1) bytes[n] = draw() < 0.5 ? 0 : Math.floor(draw() * 256);
    writeFileSync(file, bytes);
    return { file, rows: backupRows, isDamaged: true };
  },
};
