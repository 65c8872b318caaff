import { copyFileSync, realpathSync, statSync } from 'node:fs';
import Database from 'libsql';
import { companionsOf, isThere, orphanOf, writeWhole } from './files.ts';
import { Refused } from './refused.ts';
import { problemOf } from './storeSqlite.ts';

/** Maximum time to wait for a server's lock on the file, in milliseconds. */
const LONGEST_LOCK = 10_000;

/**
 * Writes all games of a database to a new file and returns the number of games. Servers may continue to use the
 * database.
 * @throws Refused when the database does not exist or cannot be read, or the file already exists.
 */
export function backUpSqlite(database: string, file: string): number {
  if (isThere(file)) throw new Refused(`${file} already exists. Choose another name.`);
  if (!isThere(database) || orphanOf(database) !== undefined)
    throw new Refused(`${database} does not exist. Set DATABASE to the server's database file.`);
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
 * Copies a backup to a new database file at the given path and returns its number of games.
 * @throws Refused when a database file already exists there or the backup is incomplete.
 */
export function restoreSqlite(file: string, database: string): number {
  requireFree(database);
  requireAlone(file);
  let games = 0;
  writeWhole(database, (temporary) => {
    copyFileSync(file, temporary);
    games = readBackup(temporary, file);
    // A server may have started in the meantime. SQLite would apply that server's remaining changes to this database.
    requireFree(database);
  });
  return games;
}

/** SQLite applies a `-wal` file to any database of that name. This would destroy the games in both files. */
function requireFree(database: string): void {
  const companions = companionsOf(database);
  if (isThere(database)) throw new Refused(occupied([database, ...companions]));
  if (companions.length > 0) throw new Refused(orphaned(database, companions));
}

function occupied(files: readonly string[]): string {
  const [isOne, list] = [files.length === 1, listOf(files)];
  return [
    `${list} already ${isOne ? 'exists' : 'exist'}, so nothing was restored or changed.`,
    `Stop every server that uses ${isOne ? 'it' : 'them'}.`,
    `Then move ${isOne ? 'it' : `${list} together`} to another folder without renaming, and run this command again.`,
    `${isOne ? 'It' : 'Together they'} may contain games that are not in the backup.`,
  ].join(' ');
}

function orphaned(database: string, companions: readonly string[]): string {
  const [isOne, list] = [companions.length === 1, listOf(companions)];
  return [
    `${list} ${isOne ? 'exists' : 'exist'} without ${database}, so nothing was restored or changed.`,
    `${isOne ? 'It belongs' : 'They belong'} to a database that was moved away, and may contain its last games.`,
    'Stop every server that uses that database.',
    `Then move ${list} to the folder where ${database} is now, without renaming, and run this command again.`,
    `If you renamed ${database}, give ${isOne ? 'this file' : 'these files'} the same new name before the hyphen. If you deleted it, any other folder works.`,
  ].join(' ');
}

function requireAlone(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new Refused(`${file} is not a file. Nothing was restored or changed.`);
  const companions = companionsOf(realpathSync(file));
  if (companions.length === 0) return;
  throw new Refused(
    [
      `${listOf(companions)} ${companions.length === 1 ? 'belongs' : 'belong'} to ${file}, so this is not a backup but a server's database, and it may lack the last games.`,
      'Nothing was restored or changed.',
      `Back it up first: set DATABASE=${file} and run npm run backup -- FILE.`,
    ].join(' '),
  );
}

/** Checks a copy of a backup and merges it into a single file. Returns the number of games. */
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

function listOf(files: readonly string[]): string {
  const last = files.at(-1) ?? '';
  return files.length < 2 ? last : `${files.slice(0, -1).join(', ')} and ${last}`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
