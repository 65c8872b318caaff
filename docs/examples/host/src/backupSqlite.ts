import { copyFileSync, realpathSync, statSync } from 'node:fs';
import Database from 'libsql';
import { companionsOf, isThere, orphanOf, writeWhole } from './files.ts';
import { Refused } from './refused.ts';
import { problemOf } from './storeSqlite.ts';

/** So long, in milliseconds, a backup waits while a server holds the lock of the file. */
const LONGEST_LOCK = 10_000;

/**
 * Writes all games of a database, which servers may be using, to a new file. Returns how many games it holds.
 * @throws Refused when the database does not exist or cannot be read, or the file already exists.
 */
export function backUpSqlite(database: string, file: string): number {
  if (isThere(file)) throw new Refused(`${file} is already there. Choose another name.`);
  if (!isThere(database) || orphanOf(database) !== undefined)
    throw new Refused(`There is no ${database}. Set DATABASE to the file of the server.`);
  let games = 0;
  writeWhole(file, (temporary) => {
    try {
      withDatabase(database, (opened) => opened.prepare('vacuum into ?').run(temporary));
      games = withDatabase(temporary, countGames);
    } catch (error) {
      throw new Refused(`${database} cannot be read as a database of this server: ${messageOf(error)}.`);
    }
  });
  return games;
}

/**
 * Copies a backup to the place of a database. Returns how many games it holds.
 * @throws Refused when a file of a database is already there, or the backup is not complete.
 */
export function restoreSqlite(file: string, database: string): number {
  requireFree(database);
  requireAlone(file);
  let games = 0;
  writeWhole(database, (temporary) => {
    copyFileSync(file, temporary);
    games = readBackup(temporary, file);
    // A server may have started and ended in the meantime. The changes that it left would be played into this database.
    requireFree(database);
  });
  return games;
}

/** SQLite plays a `-wal` file into the database beside it, whichever that is: the games of both would be lost. */
function requireFree(database: string): void {
  const companions = companionsOf(database);
  if (isThere(database)) throw new Refused(occupied([database, ...companions]));
  if (companions.length > 0) throw new Refused(orphaned(database, companions));
}

function occupied(files: readonly string[]): string {
  const [isOne, list] = [files.length === 1, listOf(files)];
  return [
    `${list} ${isOne ? 'is' : 'are'} already there, so nothing was restored or changed.`,
    `Stop every server that uses ${isOne ? 'it' : 'them'}.`,
    `Then move ${isOne ? 'it' : `${list} together`} to another folder without renaming, and run this command again.`,
    `${isOne ? 'It' : 'Together they'} may hold games that are not in the backup.`,
  ].join(' ');
}

function orphaned(database: string, companions: readonly string[]): string {
  const [isOne, list] = [companions.length === 1, listOf(companions)];
  return [
    `${list} ${isOne ? 'is' : 'are'} there without ${database}, so nothing was restored or changed.`,
    `${isOne ? 'It belongs' : 'They belong'} to a database that was moved away, and may hold its last games.`,
    'Stop every server that uses that database.',
    `Then move ${list} to the folder where ${database} is now, without renaming, and run this command again.`,
    `If you renamed ${database}, give ${isOne ? 'this file' : 'these files'} the same new name before the hyphen. If you deleted it, any other folder will do.`,
  ].join(' ');
}

function requireAlone(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new Refused(`There is no file ${file}. Nothing was restored or changed.`);
  const companions = companionsOf(realpathSync(file));
  if (companions.length === 0) return;
  throw new Refused(
    [
      `${listOf(companions)} ${companions.length === 1 ? 'lies' : 'lie'} beside ${file}, so it is not a backup but the database of a server, and its last games may not be in this file.`,
      'Nothing was restored or changed.',
      `Write a backup of it first: set DATABASE=${file} and run npm run backup -- FILE.`,
    ].join(' '),
  );
}

/** Checks a copy of a backup, and leaves all of it in one file. Returns how many games it holds. */
function readBackup(copy: string, file: string): number {
  let problem: string | undefined;
  try {
    problem = withDatabase(copy, (opened) => {
      const found = problemOf(opened);
      opened.pragma('journal_mode = DELETE');
      return found;
    });
    if (problem === undefined) return withDatabase(copy, countGames);
  } catch (error) {
    problem = messageOf(error);
  }
  throw new Refused(`${file} is not a backup that this server can read: ${problem}. Nothing was restored or changed.`);
}

function countGames(database: Database.Database): number {
  const [row] = database.prepare('select count(*) as games from games').all() as readonly { readonly games: number }[];
  return row?.games ?? 0;
}

function withDatabase<T>(file: string, use: (database: Database.Database) => T): T {
  const opened = new Database(file, { timeout: LONGEST_LOCK });
  try {
    return use(opened);
  } finally {
    opened.close();
  }
}

/** `a, b and c`. */
function listOf(files: readonly string[]): string {
  const last = files.at(-1) ?? '';
  return files.length < 2 ? last : `${files.slice(0, -1).join(', ')} and ${last}`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
