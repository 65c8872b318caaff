import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import type { Collection, JobResult, Match, SequentialOptions } from '../../../../src/entries/arena.ts';
import { collect, schedule } from '../../../../src/entries/arena.ts';
import play from '../src/play.ts';

const FOLDER = fileURLToPath(new URL('../', import.meta.url));

const running = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'));
  folders.push(folder);
  return folder;
}

export interface Program {
  /** The output so far. */
  printed(): string;
  /** The exit code, or `null` when the program was killed. */
  readonly ended: Promise<number | null>;
  /** Kills the program like a power cut. */
  kill(): Promise<unknown>;
}

/** Runs a program until it or the test ends. */
export function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  const child = spawn(command, args, {
    cwd: FOLDER,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code;
  });
  return {
    printed: () => printed,
    ended,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Runs a program of the example. */
export function runExample(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  return run(process.execPath, ['--import', 'tsx', `src/${name}.ts`, ...args], env);
}

/** A match file and a file for its results. */
export function newMatch(match: Match, test?: SequentialOptions) {
  const folder = newFolder();
  const plan = join(folder, 'match.json');
  const results = join(folder, 'results.jsonl');
  writeFileSync(plan, JSON.stringify({ match, test }));
  return { plan, results };
}

/** The results in a file without their durations. */
export function resultsIn(file: string): Omit<JobResult, 'milliseconds'>[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => withoutTime(JSON.parse(line)));
}

/** Removes the thinking times of bots, because they differ each time. */
function withoutTime({ milliseconds, ...result }: JobResult): Omit<JobResult, 'milliseconds'> {
  if (milliseconds === undefined) throw new Error('The result has no time.');
  return result;
}

/** The results of the match when one process plays it in order. */
export async function playedInOrder(match: Match): Promise<Collection> {
  const results: Omit<JobResult, 'milliseconds'>[] = [];
  for (const job of schedule(match)) results.push(withoutTime(await play(job)));
  return collect(match, results);
}

/** Waits until the file has this many results. */
export async function hasResults(file: string, count: number): Promise<void> {
  while (resultsIn(file).length < count) await setTimeout(20);
}
