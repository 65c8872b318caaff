// Runs the programs of docs/server.md and docs/saving.md that need packages of the example server.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { textOf } from '../../../../test/kit/docs.ts';
import { must } from '../../../../test/kit/must.ts';
import { WebSocket } from './kit/client.ts';
import { startPostgres } from './kit/postgres.ts';
import { freePort, isUp } from './kit/service.ts';

// Inside the example so that the programs find its packages.
const FOLDER = fileURLToPath(new URL('../', import.meta.url));

const running = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Returns the block of a page that contains a text. */
function blockWith(page: string, part: string): string {
  const blocks = [...textOf(page).matchAll(/^```ts no-twoslash\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  return must(blocks.find((code) => code.includes(part)));
}

/** Replaces a part of a program that must occur in it once. */
function replaced(code: string, part: string, by: string): string {
  expect(code.split(part)).toHaveLength(2);
  return code.replace(part, () => by);
}

/** Runs a program. Returns the lines it prints, up to its end. */
function run(code: string, env: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const folder = mkdtempSync(join(FOLDER, '.page-'));
  folders.push(folder);
  const file = join(folder, 'program.ts');
  writeFileSync(file, code);
  const child = spawn(process.execPath, ['--import', 'tsx', file], { cwd: FOLDER, env: { ...process.env, ...env } });
  running.add(child);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  return new Promise((resolve) => child.on('close', () => resolve(out.trim().split('\n'))));
}

test('the WebSocket server and its client play a whole game and send nothing to a client without a token', async () => {
  const port = String(await freePort());
  const server = `${replaced(blockWith('docs/server.md', 'WebSocketServer'), '8080', port)}
    session.subscribe(() => {
      if (!session.isOver()) return;
      console.log('over', session.score().length);
      process.exit();
    });
  `;
  // Node 20 has no built-in WebSocket.
  const client = (token: string, seat: number): string => {
    const block = blockWith('docs/server.md', 'new WebSocket(');
    const code = replaced(block, 'localhost:8080/ana-secret', `127.0.0.1:${port}/${token}`);
    return `import { WebSocket } from 'ws';
      ${replaced(code, 'legalActions(view, 0)', `legalActions(view, ${seat})`)}
      socket.onclose = () => process.exit();
    `;
  };
  const over = run(server);
  expect(await isUp(over, () => closing(`ws://127.0.0.1:${port}/stranger`))).toBe(true);
  expect(await closing(`ws://127.0.0.1:${port}/stranger`)).toBe(0);
  void run(client('ana-secret', 0));
  void run(client('ben-secret', 1));
  expect(await over).toEqual(['over 2']);
});

/** Connects, and returns the number of messages before the server closes the connection. */
function closing(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    let messages = 0;
    socket.on('message', () => {
      messages += 1;
    });
    socket.on('error', () => reject(new Error('refused')));
    socket.on('close', () => resolve(messages));
  });
}

test('the functions for PostgreSQL store every action once and reject an outdated one', async () => {
  const postgres = await startPostgres();
  const { hostname, port, username, pathname } = new URL(postgres.url);
  const env = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: pathname.slice(1) };
  const code = `${blockWith('docs/saving.md', "from 'pg'")}
    const read = async () => createSession((await pool.query('select game from games')).rows[0].game);
    await start('game');
    for (let count = 0; count < 20; count += 1) {
      const session = await read();
      const [action] = session.legalActions();
      const reasons = await Promise.all([1, 2].map(() => act('game', action, session.version)));
      if (reasons.filter((each) => each.length === 0).length !== 1) console.log(count, reasons);
    }
    const { version, actions } = await read();
    console.log(version, actions.length);
    await pool.end();
  `;
  try {
    expect(await run(code, env)).toEqual(['20 20']);
  } finally {
    await postgres.end();
  }
});
