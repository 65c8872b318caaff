import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, linkSync, lstatSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What SQLite keeps beside a database: changes that are not in its file yet, or what takes back an unfinished one. */
const SUFFIXES = ['-wal', '-shm', '-journal'];

/** Whether something has this name, even a link that leads nowhere. */
export const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** The files that belong to a database of SQLite and lie beside it. Without them it is damaged or lacks its last changes. */
export const companionsOf = (file: string): readonly string[] =>
  SUFFIXES.map((suffix) => file + suffix).filter(isThere);

/**
 * The `-wal` file of a database that was moved away without it. SQLite would delete it as soon as it makes or opens an empty database
 * under this name.
 */
export function orphanOf(file: string): string | undefined {
  const isEmpty = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
  const wal = `${file}-wal`;
  return isEmpty && isThere(wal) ? wal : undefined;
}

/**
 * Writes a file under another name in the same folder, and gives it its own name once all of it is on the disk. So it is there as a whole
 * or not at all, and no other file is replaced.
 */
export function writeWhole(file: string, write: (temporary: string) => void): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    write(temporary);
    // A copy of a file that nobody may write would be one, too.
    chmodSync(temporary, statSync(temporary).mode | 0o600);
    flush(temporary, 'r+');
    rename(temporary, file);
    flushFolder(dirname(file));
  } finally {
    for (const each of [temporary, ...companionsOf(temporary)]) rmSync(each, { force: true });
  }
}

/** Renames a file, unless something has that name. */
function rename(from: string, to: string): void {
  try {
    // A rename would replace a database that a server has begun a moment ago.
    linkSync(from, to);
  } catch (error) {
    if (isThere(to)) throw error;
    // Some file systems have no links.
    renameSync(from, to);
  }
}

function flush(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function flushFolder(folder: string): void {
  try {
    flush(folder, 'r');
  } catch {
    // Windows flushes no folders, and does not need to.
  }
}
