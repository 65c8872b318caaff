import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { drawFor } from '../../../../src/entries/testing.ts';
import { must } from '../../../../test/kit/must.ts';
import { CHOICES, type Named } from './kit/backups.ts';
import { filesOf, HOST_FOLDER, type Life, live, liveAndDie, loadSource, rowsOf } from './kit/lives.ts';
import { digestOf } from './kit/load.ts';
import { programFile } from './kit/programs.ts';

const SCENARIOS = Number(process.env['HOST_RESTORES'] ?? 40);

/** Suffixes of the database files that are moved to another folder before the restore. */
const MOVED = {
  nothing: [],
  database: [''],
  databaseAndWal: ['', '-wal'],
  databaseAndShm: ['', '-shm'],
  all: ['', '-wal', '-shm'],
} as const;

const RESTORE = [programFile('host', 'backup'), 'restore'];
const STOP_AT = new URL('kit/stopAt.mjs', import.meta.url).href;

type Outcome = { readonly isBack: boolean; readonly message: string };

/**
 * Restores with a function call or, if `stopAt` is given, with the command. The command is killed before the file
 * change with that number; with 0, it runs to the end.
 */
async function restore(file: string, database: string, stopAt?: number): Promise<Outcome> {
  if (stopAt !== undefined) {
    const killed = stopAt > 0 ? ['--import', STOP_AT] : [];
    const { stdout, stderr, status } = spawnSync(process.execPath, [...killed, ...RESTORE, file], {
      cwd: HOST_FOLDER,
      env: { ...process.env, DATABASE: database, STOP_AT: String(stopAt) },
      encoding: 'utf8',
    });
    expect(stdout.includes('Restored the games')).toBe(status === 0);
    return { isBack: status === 0, message: stderr };
  }
  const { restoreSqlite } = await loadSource('backupSqlite.ts');
  try {
    restoreSqlite(file, database);
    return { isBack: true, message: '' };
  } catch (error) {
    return { isBack: false, message: error instanceof Error ? error.message : '' };
  }
}

const bytesOf = (folder: string): unknown =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, digestOf(readFileSync(join(folder, name), 'latin1'))]);

/** Moves the files named in an error message to a folder. */
function followAdvice(message: string, folder: string): void {
  const files = [...new Set(message.match(/\S+games\.db[-a-z]*/g) ?? [])].filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(0);
  mkdirSync(folder, { recursive: true });
  for (const file of files) renameSync(file, join(folder, basename(file)));
}

const counts = new Map<string, number>();
const count = (name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);

function pick<T>(draw: () => number, from: Readonly<Record<string, T>>): T {
  const all = Object.values(from);
  return must(all[Math.floor(draw() * all.length)]);
}

function moveAway(folder: string, suffixes: readonly string[]): void {
  const database = join(folder, 'games.db');
  mkdirSync(join(folder, 'moved'));
  for (const file of filesOf(database))
    if (suffixes.includes(file.slice(database.length))) renameSync(file, join(folder, 'moved', basename(file)));
}

/** Expects that every file of the previous database still exists, wherever it was moved. */
function expectKept(folder: string, life: Life): void {
  const place = ['games.db', 'moved/games.db'].find((name) => {
    const database = join(folder, name);
    return existsSync(database) && rowsOf(database, join(folder, 'scratch')) === life.rows;
  });
  expect(place).toBeDefined();
}

/**
 * Retries the restore, following the advice of each error, until the games are back. Returns the rows that must be
 * back.
 */
async function persist(folder: string, life: Life, first: Named, isCommand: boolean): Promise<string> {
  const database = join(folder, 'games.db');
  const moved = join(folder, 'moved');
  let named = first;
  for (let tries = 0; tries < 5; tries += 1) {
    const isFree = filesOf(database).length === 0;
    const before = bytesOf(folder);
    const { isBack, message } = await restore(named.file, database, isCommand && tries === 0 ? 0 : undefined);
    if (isBack) {
      count('restored');
      expect([isFree, named.rows === undefined]).toEqual([true, false]);
      return must(named.rows);
    }
    expect(bytesOf(folder)).toEqual(before);
    if (isFree) {
      count('refused: file');
      expect(named.rows === undefined || named.isDamaged === true).toBe(true);
      expect(message).toContain('Nothing was restored or changed.');
      named = { file: life.backup, rows: life.backupRows };
    } else {
      count(existsSync(database) ? 'refused: database there' : 'refused: remains there');
      followAdvice(message, moved);
      expectKept(folder, life);
    }
  }
  throw new Error('The advice of the command does not lead to a restored database.');
}

/** Kills the command at one of its steps. The database must then be either missing or complete. */
async function killRestore(folder: string, life: Life, draw: () => number): Promise<void> {
  const database = join(folder, 'games.db');
  const { isBack } = await restore(life.backup, database, 1 + Math.floor(draw() * 9));
  const isWhole = existsSync(database);
  count(isWhole ? 'restore killed: whole' : 'restore killed: nothing there');
  expect(isBack && !isWhole).toBe(false);
  if (isWhole) expect(rowsOf(database, join(folder, 'scratch'))).toBe(life.backupRows);
  for (const file of filesOf(database)) rmSync(file);
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name));
}

async function play(n: number): Promise<void> {
  const draw = drawFor(`restore ${n}`);
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    const isProcess = n % 20 === 7;
    count(isProcess ? 'killed process' : 'copied files');
    const life = await (isProcess ? liveAndDie : live)(folder, draw);
    const [database, scratch] = [join(folder, 'games.db'), join(folder, 'scratch')];
    const isKilled = n % 20 === 13;
    moveAway(folder, isKilled ? MOVED.all : pick(draw, MOVED));
    if (isKilled) await killRestore(folder, life, draw);
    const isGood = draw() < 0.3;
    const named = isGood ? { file: life.backup, rows: life.backupRows } : pick(draw, CHOICES)(folder, life, draw);
    const rows = await persist(folder, life, named, n % 20 === 3);
    expect(rowsOf(database, scratch)).toBe(rows);
    expect(filesOf(database)).toEqual([database]);
    expectKept(folder, life);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const { openSqlite } = await loadSource('storeSqlite.ts');
    await (await openSqlite(database)).close();
    expect(rowsOf(database, scratch)).toBe(rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('restore loses no game and restores a whole backup, or explains why not, after any crash of a server', async () => {
  const start = performance.now();
  for (let n = 0; n < SCENARIOS; n += 1) {
    try {
      await play(n);
    } catch (error) {
      throw new Error(`scenario ${n}`, { cause: error });
    }
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${SCENARIOS} restores in ${seconds} s: ${JSON.stringify(Object.fromEntries([...counts].sort()))}`);
});
