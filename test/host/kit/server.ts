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
const ACCIDENTS = new URL('accidents.mjs', import.meta.url).href;

/** What goes wrong in the life of a server when it stores its change with this number, counted from 1. */
interface Accident {
  /** Killed before the change is stored, killed after it, or the change cannot be stored. */
  readonly kind: 'before' | 'after' | 'full';
  readonly at: number;
}

export interface Server {
  readonly url: string;
  /** Ends when the server is dead. */
  readonly dead: Promise<unknown>;
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
export function newDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  folders.push(folder);
  return join(folder, 'games.db');
}

interface Settings {
  readonly accident?: Accident;
  /** Without one the server takes a free port. */
  readonly port?: string;
  /** Programs are quick. */
  readonly perSecond?: number;
}

/** Starts the server in a process of its own. */
export async function startServer(database: string, settings: Settings = {}): Promise<Server> {
  const { accident, port = '0', perSecond = 1e6 } = settings;
  const accidents = accident === undefined ? [] : ['--import', ACCIDENTS];
  const child = spawn(process.execPath, ['--import', 'tsx', ...accidents, 'src/main.ts'], {
    cwd: FOLDER,
    env: {
      ...process.env,
      DATABASE: database,
      HOST: '127.0.0.1',
      PORT: port,
      MESSAGES_PER_SECOND: String(perSecond),
      ACCIDENT: JSON.stringify(accident ?? null),
    },
    stdio: ['ignore', 'pipe', accident === undefined ? 'inherit' : 'ignore'],
  });
  running.add(child);
  const dead = once(child, 'exit').then(() => running.delete(child));
  const url = await addressOf(child);
  return {
    url,
    dead,
    kill() {
      child.kill('SIGKILL');
      return dead;
    },
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server has no output.');
  for await (const line of createInterface(stdout)) {
    const [address] = /http:\S+[^/\s]/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not start.');
}
