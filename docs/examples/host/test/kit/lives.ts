import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createSession, hashState, type SessionChange } from '../../../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../../../src/entries/testing.ts';
import { ALL_MODES, optionsOf } from '../../../../../test/kit/modes.ts';
import { must } from '../../../../../test/kit/must.ts';
import type { NewGame, Store } from '../../src/store.ts';
import { contentsOf, openDatabase } from './database.ts';
import { programFile } from './programs.ts';

export const HOST_FOLDER = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = new URL('../../src/', import.meta.url);

/**
 * The modules of the example. Its packages are installed only for these tests, so the compiler does not check the
 * imports.
 */
export const loadSource = (name: string) => import(new URL(name, SOURCES).href);

interface Story {
  readonly game: NewGame;
  readonly changes: readonly (readonly [change: SessionChange, hash: string])[];
}

const MOST_CHANGES = 40;
const stories = new Map<number, Story>();

/** Returns one of a few precomputed games under a new id. */
function storyOf(n: number, id: string): Story {
  const index = n % ALL_MODES.length;
  const { game, changes } = stories.get(index) ?? storyAt(index);
  const links = [0, 'spectator' as const].map((viewer) => ({ token: `${id} ${viewer}`, viewer }));
  return { game: { ...game, id, places: { links } }, changes };
}

function storyAt(index: number): Story {
  const draw = drawFor(`life ${index}`);
  const session = createSession(optionsOf(must(ALL_MODES[index]), index));
  const { actions, version, ...game } = session.stored();
  const hash = hashState(session.getState());
  const changes: [SessionChange, string][] = [];
  session.subscribe((change) => changes.push([change, hashState(session.getState())]));
  while (changes.length < MOST_CHANGES && !session.isOver()) {
    const [due] = session.pending();
    if (due?.kind === 'lunaTurn') session.dispatch({ type: 'lunaTurn', seat: due.seat });
    else if (draw() > 0.1 || due === undefined || !session.undo(due.seat))
      session.dispatch(chooseRandomly(draw, session.legalActions()));
  }
  const story = { game: { id: '', game, hash, places: { links: [] } }, changes };
  stories.set(index, story);
  return story;
}

/** Returns all rows of a database. It reads a copy, because SQLite changes the files of a database that it opens. */
export function rowsOf(database: string, scratch: string): string {
  mkdirSync(scratch, { recursive: true });
  const copy = join(scratch, `rows-${Math.random()}`);
  copyAll(database, copy);
  return JSON.stringify(contentsOf(copy));
}

const SUFFIXES = ['', '-wal', '-shm', '-journal'];

export const filesOf = (database: string): readonly string[] =>
  SUFFIXES.map((suffix) => database + suffix).filter((file) => existsSync(file));

/** Copies all files of a database at once. The copy looks as if the server had been killed at that moment. */
export function copyAll(database: string, to: string): void {
  for (const file of filesOf(database)) copyFileSync(file, to + file.slice(database.length));
}

/** The backup and the final rows of a database. */
export interface Life {
  /** A backup, and the stored rows at that time. */
  readonly backup: string;
  readonly backupRows: string;
  readonly rows: string;
}

/** Copies the files in the middle of a change, when part of it is already in the WAL file. */
function copyUnfinished(database: string, to: string): void {
  const other = openDatabase(database);
  other.exec('pragma cache_size = 1; begin immediate; delete from actions; update games set version = -1');
  copyAll(database, to);
  other.exec('rollback');
  other.close();
}

/** Plays games in a new database and writes a backup in between. The database files remain in the folder. */
export async function live(folder: string, draw: () => number): Promise<Life> {
  const [{ openSqlite }, { backUpSqlite }] = await Promise.all(['storeSqlite.ts', 'backupSqlite.ts'].map(loadSource));
  const [file, scratch] = [join(folder, 'live', 'live.db'), join(folder, 'scratch')];
  mkdirSync(dirname(file));
  const store: Store = openSqlite(file);
  const first = Math.floor(draw() * ALL_MODES.length);
  const games = draw() < 0.1 ? 60 : 1 + Math.floor(draw() * 4);
  const left = Array.from({ length: games }, (_, n) => storyOf(first + n, `game-${n}`)).map((story) => ({
    ...story,
    next: -1,
  }));

  async function playOn(changes: number): Promise<void> {
    for (let n = 0; n < changes; n += 1) {
      const story = must(left[Math.floor(draw() * left.length)]);
      const change = story.changes[story.next];
      if (story.next === -1) await store.add(story.game);
      else if (change !== undefined) await store.append(story.game.id, ...change);
      story.next += 1;
    }
  }

  await playOn(1 + Math.floor(draw() * 30));
  const backup = join(folder, 'backup');
  const backupRows = rowsOf(file, scratch);
  backUpSqlite(file, backup);
  await playOn(Math.floor(draw() * 30));
  const rows = rowsOf(file, scratch);
  const [database, end] = [join(folder, 'games.db'), draw()];
  // The program is killed between two changes or during one, or ends normally.
  if (end < 0.4) copyAll(file, database);
  else if (end < 0.7) copyUnfinished(file, database);
  await store.close();
  if (end >= 0.7) copyAll(file, database);
  return { backup, backupRows, rows };
}

/** Plays games in a process that is killed. The database must contain every change that the process reported. */
export async function liveAndDie(folder: string, draw: () => number): Promise<Life> {
  const [database, plan, scratch] = [join(folder, 'games.db'), join(folder, 'plan'), join(folder, 'scratch')];
  const games = Array.from({ length: 20 }, (_, n) => storyOf(n, `game-${n}`));
  writeFileSync(plan, JSON.stringify(games));
  const script = fileURLToPath(new URL('appender.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, database, plan], {
    cwd: HOST_FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dead = once(child, 'exit');
  const backup = join(folder, 'backup');
  const [backupAt, killAt] = [2 + Math.floor(draw() * 20), 25 + Math.floor(draw() * 300)];
  const reported: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    reported.push(line);
    if (reported.length === backupAt) {
      // The backup runs as a separate command, because a connection in this process would stay open for a while.
      spawnSync(process.execPath, [programFile('host', 'backup'), 'backup', backup], {
        cwd: HOST_FOLDER,
        env: { ...process.env, DATABASE: database },
      });
      requireKept(rowsOf(backup, scratch), reported);
    }
    if (reported.length === killAt) child.kill('SIGKILL');
  }
  await dead;
  const rows = rowsOf(database, scratch);
  requireKept(rows, reported);
  return { backup, backupRows: rowsOf(backup, scratch), rows };
}

function requireKept(rows: string, reported: readonly string[]): void {
  const games: readonly { readonly id: string; readonly version: number }[] = JSON.parse(rows).games;
  const versions = new Map(games.map(({ id, version }) => [id, version]));
  for (const line of reported) {
    const [id = '', version] = line.split(' ');
    if ((versions.get(id) ?? -1) < Number(version)) throw new Error(`A stored change is missing: ${line}.`);
  }
}
