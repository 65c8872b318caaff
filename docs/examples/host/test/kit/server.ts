import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { programFile } from './programs.ts';

const FOLDER = fileURLToPath(new URL('../../', import.meta.url));
const SABOTAGE = new URL('sabotage.mjs', import.meta.url).href;
const OTHER_LIBRARY = new URL('otherLibrary.mjs', import.meta.url).href;
const ACCIDENTS = new URL('accidents.mjs', import.meta.url).href;

/** An accident of the server when it stores its nth change, counted from 1. */
interface Accident {
  /** The server is killed before or after it stores the change, or the disk is full. */
  readonly kind: 'before' | 'after' | 'full';
  readonly at: number;
}

export interface Server {
  readonly url: string;
  readonly pid: number;
  log(): string;
  readonly dead: Promise<unknown>;
  signal(name: NodeJS.Signals): void;
  /** Kills the server as a power cut would. */
  kill(): Promise<unknown>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function newDatabase(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, 'host-'));
  folders.push(folder);
  return join(folder, 'games.db');
}

interface Settings {
  readonly accident?: Accident;
  /** A broken design that the test must detect, or a clock that jumps. */
  readonly sabotage?: string;
  /** The folder of another build of the library. */
  readonly library?: string;
  /** Defaults to a free port. */
  readonly port?: string;
  /** Message limit per second, which is raised because programs are fast. */
  readonly perSecond?: number;
  /** Folder of another copy of the example. */
  readonly folder?: string;
  /** Other settings of the server, by environment variable. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function startServer(database: string, settings: Settings = {}): Promise<Server> {
  const { accident, sabotage = '', library = '', port = '0', perSecond = 1e6, folder = FOLDER, env = {} } = settings;
  // Another copy starts as its README describes.
  const program = folder === FOLDER ? [programFile('host', 'main')] : ['--import', 'tsx', 'src/main.ts'];
  const accidents = accident === undefined ? [] : ['--import', ACCIDENTS];
  if (sabotage !== '') accidents.push('--import', SABOTAGE);
  if (library !== '') accidents.push('--import', OTHER_LIBRARY);
  const child = spawn(process.execPath, [...accidents, ...program], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE: database,
      HOST: '127.0.0.1',
      PORT: port,
      MESSAGES_PER_SECOND: String(perSecond),
      ACCIDENT: JSON.stringify(accident ?? null),
      SABOTAGE: sabotage,
      LIBRARY: library,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  child.stderr?.on('data', (text) => log.push(String(text)));
  running.add(child);
  const dead = once(child, 'exit').then(() => running.delete(child));
  const url = await addressOf(child);
  return {
    url,
    pid: child.pid ?? 0,
    signal: (name) => child.kill(name),
    log: () => log.join(''),
    dead,
    kill() {
      child.kill('SIGKILL');
      return dead;
    },
  };
}

/** Returns the output and the exit code of a server that cannot start. */
export async function failedStart(env: Readonly<Record<string, string>>): Promise<{ output: string; code: unknown }> {
  const child = spawn(process.execPath, [programFile('host', 'main')], {
    cwd: FOLDER,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  running.delete(child);
  return { output, code };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server has no output.');
  for await (const line of createInterface(stdout)) {
    const [address] = /http:\S+[^/\s]/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not start.');
}

/**
 * Returns the text of `/metrics`. Uses a new connection, because a busy server may close an idle connection just as it
 * is reused.
 */
export async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();
}
