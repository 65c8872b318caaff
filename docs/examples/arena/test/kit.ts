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
import { programFile } from '../../host/test/kit/programs.ts';
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
  printed(): string;
  /** The exit code, or `null` when the program was killed. */
  readonly ended: Promise<number | null>;
  /** Kills the program like a power cut. */
  kill(): Promise<unknown>;
}

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

export function runExample(
  name: 'local' | 'queue' | 'worker',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  // The threads of a match load their module with tsx.
  const program = name === 'local' ? ['--import', 'tsx', 'src/local.ts'] : [programFile('arena', name)];
  return run(process.execPath, [...program, ...args], env);
}

export function newMatch(match: Match, test?: SequentialOptions) {
  const folder = newFolder();
  const plan = join(folder, 'match.json');
  const results = join(folder, 'results.jsonl');
  writeFileSync(plan, JSON.stringify({ match, test }));
  return { plan, results };
}

export function resultsIn(file: string): Omit<JobResult, 'milliseconds'>[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => withoutTime(JSON.parse(line)));
}

function withoutTime({ milliseconds, ...result }: JobResult): Omit<JobResult, 'milliseconds'> {
  if (milliseconds === undefined) throw new Error('The result has no time.');
  return result;
}

export async function playedInOrder(match: Match): Promise<Collection> {
  const results: Omit<JobResult, 'milliseconds'>[] = [];
  for (const job of schedule(match)) results.push(withoutTime(await play(job)));
  return collect(match, results);
}

export async function hasResults(file: string, count: number): Promise<void> {
  while (resultsIn(file).length < count) await setTimeout(20);
}
