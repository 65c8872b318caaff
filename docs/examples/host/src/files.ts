import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, linkSync, lstatSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Suffixes of SQLite's additional files: pending changes, their index, and the rollback journal of an unfinished
 * change.
 */
const SUFFIXES = ['-wal', '-shm', '-journal'];

/** Returns `true` if a file, folder or link with this name exists, even a broken link. */
export const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/**
 * Returns the existing additional files of a database. Without them, the database may lack its latest changes or be
 * damaged.
 */
export const companionsOf = (file: string): readonly string[] =>
  SUFFIXES.map((suffix) => file + suffix).filter(isThere);

/**
 * Returns the `-wal` file that was left behind when its database was moved, or `undefined` if there is none. SQLite
 * deletes this file when it creates a database with the same name.
 */
export function orphanOf(file: string): string | undefined {
  const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const wal = `${file}-wal`;
  return sizeOf(file) === 0 && sizeOf(wal) > 0 ? wal : undefined;
}

/**
 * Writes a file under a temporary name in the same folder and renames it once it is completely on disk. The file is
 * therefore either complete or missing, and no other file is replaced.
 */
export function writeWhole(file: string, write: (temporary: string) => void): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    write(temporary);
    // A copy of a read-only backup is also read-only, and the server must be able to write to it.
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
    // Unlike a rename, this cannot replace a database that a server has just created.
    linkSync(from, to);
  } catch (error) {
    if (isThere(to)) throw error;
    // Some file systems do not support hard links.
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
