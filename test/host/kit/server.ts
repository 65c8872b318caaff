import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../docs/examples/host/', import.meta.url));
const SABOTAGE = new URL('sabotage.mjs', import.meta.url).href;
const OTHER_LIBRARY = new URL('otherLibrary.mjs', import.meta.url).href;
const ACCIDENTS = new URL('accidents.mjs', import.meta.url).href;

/** What goes wrong in the life of a server when it stores its change with this number, counted from 1. */
interface Accident {
  /** Killed before the change is stored, killed after it, or the change cannot be stored. */
  readonly kind: 'before' | 'after' | 'full';
  readonly at: number;
}

export interface Server {
  readonly url: string;
  readonly pid: number;
  /** What it has written to its log. */
  log(): string;
  /** Ends when the server is dead. */
  readonly dead: Promise<unknown>;
  /** Sends the process a signal. */
  signal(name: NodeJS.Signals): void;
  /** Kills the server as a power cut does. */
  kill(): Promise<unknown>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A file for a database of its own. */
export function newDatabase(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, 'host-'));
  folders.push(folder);
  return join(folder, 'games.db');
}

interface Settings {
  readonly accident?: Accident;
  /** A design that must be noticed, or a clock that jumps. */
  readonly sabotage?: string;
  /** The folder of another build of the library. */
  readonly library?: string;
  /** Without one the server takes a free port. */
  readonly port?: string;
  /** Programs are quick. */
  readonly perSecond?: number;
  /** Another copy of the example. */
  readonly folder?: string;
  /** Other settings of the server, by their names in the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the server in a process of its own. */
export async function startServer(database: string, settings: Settings = {}): Promise<Server> {
  const { accident, sabotage = '', library = '', port = '0', perSecond = 1e6, folder = FOLDER, env = {} } = settings;
  const accidents = accident === undefined ? [] : ['--import', ACCIDENTS];
  if (sabotage !== '') accidents.push('--import', SABOTAGE);
  if (library !== '') accidents.push('--import', OTHER_LIBRARY);
  const child = spawn(process.execPath, ['--import', 'tsx', ...accidents, 'src/main.ts'], {
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

/** What a server says that cannot start, and the code with which it ends. */
export async function failedStart(env: Readonly<Record<string, string>>): Promise<{ said: string; code: unknown }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: FOLDER,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  running.delete(child);
  return { said, code };
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
 * The text of `/metrics`, over a connection of its own: a server that is busy may end an idle one at the moment at which it is
 * used again.
 */
export async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();
}
