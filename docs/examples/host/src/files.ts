import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, linkSync, lstatSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Suffixes of SQLite's extra files: pending changes, their index, and the rollback journal of an unfinished change. */
const SUFFIXES = ['-wal', '-shm', '-journal'];

/** Returns `true` if anything has this name, even a broken link. */
export const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Returns the existing extra files of a database. Without them, it may lack its last changes or be damaged. */
export const companionsOf = (file: string): readonly string[] =>
  SUFFIXES.map((suffix) => file + suffix).filter(isThere);

/**
 * Returns the `-wal` file of a database that was moved away without it; `undefined` if there is none. SQLite deletes this
 * file when it creates a database of the same name.
 */
export function orphanOf(file: string): string | undefined {
  const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const wal = `${file}-wal`;
  return sizeOf(file) === 0 && sizeOf(wal) > 0 ? wal : undefined;
}

/**
 * Writes a file under a temporary name in the same folder and renames it once it is completely on disk. The file is either
 * complete or missing, and no other file is replaced.
 */
export function writeWhole(file: string, write: (temporary: string) => void): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    write(temporary);
    // A copy of a read-only backup is read-only, and a server could not write to it.
    chmodSync(temporary, statSync(temporary).mode | 0o600);
    flush(temporary, 'r+');
    rename(temporary, file);
    flushFolder(dirname(file));
  } finally {
    for (const each of [temporary, ...companionsOf(temporary)]) rmSync(each, { force: true });
  }
}

/** Renames a file, unless the new name is taken. */
function rename(from: string, to: string): void {
  try {
    // Unlike a rename, this does not replace a database that a server created a moment ago.
    linkSync(from, to);
  } catch (error) {
    if (isThere(to)) throw error;
    // Some file systems have no hard links.
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
    // Windows cannot flush folders and does not need to.
  }
}
