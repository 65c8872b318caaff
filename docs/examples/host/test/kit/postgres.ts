import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort, isUp } from './service.ts';

interface Client {
  connect(): Promise<void>;
  query(
    sql: string,
    values?: readonly unknown[],
  ): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
  end(): Promise<void>;
  on(event: 'error', listener: () => void): void;
}

const require = createRequire(new URL('../../package.json', import.meta.url));
const pg = () => require('pg') as { readonly Client: new (options: object) => Client };

/** A separate PostgreSQL that is reachable only from this machine. */
export interface Postgres {
  readonly url: string;
  /** Kills all its processes at once like a power cut, and restarts it. */
  crash(): Promise<void>;
  query(sql: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Suspends all its processes, like a machine that hangs. After that it can only be ended. */
  freeze(): void;
  /** Ends the database permanently. */
  end(): Promise<void>;
}

/** Runs PostgreSQL as its own user when this process is root, because PostgreSQL refuses to run as root. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function binaries(): string {
  const root = '/usr/lib/postgresql';
  const [newest = ''] = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return join(root, newest, 'bin');
}

/** Starts PostgreSQL with its files in a memory file system, if available. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const bin = binaries();
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initial = ['-D', data, '-A', 'trust', '-U', 'test', '--no-locale', '-E', 'UTF8'];
  execFileSync(join(bin, 'initdb'), initial, { ...user, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '100',
    ...settings,
  };
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let child: ChildProcess;
  let ended: Promise<unknown>;

  async function query(sql: string, values: readonly unknown[] = []) {
    const { Client } = pg();
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** The first start can fail while processes of a killed server still end. */
  async function start(): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      child = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
      ended = once(child, 'exit');
      if (await isUp(ended, () => query('select 1'))) return;
    }
    throw new Error('PostgreSQL did not start.');
  }

  function signal(name: NodeJS.Signals): void {
    const { pid = 0 } = child;
    const children = listOf(pid);
    for (const each of [pid, ...children]) signalOne(each, name);
  }

  async function kill(): Promise<void> {
    signal('SIGKILL');
    await ended;
  }

  await start();
  return {
    url,
    query,
    freeze: () => signal('SIGSTOP'),
    async crash() {
      await kill();
      await start();
    },
    async end() {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function listOf(parent: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return []; // no child processes
  }
}

function signalOne(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
