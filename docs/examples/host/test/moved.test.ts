import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { legalActions } from '../../../../src/entries/index.ts';
import { must } from '../../../../test/kit/must.ts';
import { type Client, connectTo, newGame } from './kit/client.ts';
import { filesOf, HOST_FOLDER } from './kit/lives.ts';
import { programFile } from './kit/programs.ts';
import { failedStart, newDatabase, startServer } from './kit/server.ts';

const PLAYERS = { players: ['Ana', 'Ben'], firstPlayer: 0, startingTokens: 'choose' };

async function act(client: Client) {
  const { view, seat, version } = client.table();
  if (seat === 'spectator') throw new Error('This client only watches.');
  const action = must(legalActions(view, seat)[0]);
  return client.ask({ type: 'act', id: 1, version, action });
}

const run = (command: string, file: string, database: string) =>
  spawnSync(process.execPath, [programFile('host', 'backup'), command, file], {
    cwd: HOST_FOLDER,
    env: { ...process.env, DATABASE: database },
    encoding: 'utf8',
  });

function moveTo(folder: string, files: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const file of files) renameSync(file, join(folder, basename(file)));
}

/** Returns the files of a server that was killed after two moves, and a backup from after the first move. */
async function killedServer() {
  const database = newDatabase();
  const server = await startServer(database);
  const tokens = await newGame(server.url, PLAYERS);
  const clients = await Promise.all(tokens.map((token) => connectTo(server.url, token)));
  await act(must(clients[0]));
  const backup = join(dirname(database), 'backup');
  expect(run('backup', backup, database).stdout).toBe(
    `Saved all games of ${database} to ${backup}. Number of games: 1.\n`,
  );
  await act(must(clients[1]));
  await server.kill();
  const versionAt = async (file: string): Promise<number> => {
    const { url, kill } = await startServer(file);
    const { version } = (await connectTo(url, must(tokens[0]))).table();
    await kill();
    return version;
  };
  return { database, backup, old: join(dirname(database), 'old'), versionAt };
}

test('restores a backup only once all files of a killed server are moved, and both games can be continued', async () => {
  const { database, backup, old, versionAt } = await killedServer();
  const files = filesOf(database);
  expect(files.map((file) => basename(file))).toEqual(['games.db', 'games.db-wal', 'games.db-shm']);
  const there = run('restore', backup, database);
  expect([there.stdout, there.status]).toEqual(['', 1]);
  expect(there.stderr).toContain(`move ${files.join(', ').replace(/, (?=[^,]*$)/, ' and ')} together`);
  moveTo(old, [database]);
  const [wal = ''] = filesOf(database);
  const remains = run('restore', backup, database);
  expect([remains.stdout, remains.status]).toEqual(['', 1]);
  expect(remains.stderr).toContain(`${wal} and ${database}-shm exist without ${database}`);
  moveTo(old, filesOf(database));
  const done = run('restore', backup, database);
  expect([done.stdout, done.stderr]).toEqual([
    `Restored the games of ${backup} to ${database}. Number of games: 1.\n`,
    '',
  ]);
  expect(await versionAt(database)).toBe(1);
  expect(await versionAt(join(old, 'games.db'))).toBe(2);
});

test('a server does not start when a -wal file has no database, and keeps the file', async () => {
  const { database, old, versionAt } = await killedServer();
  moveTo(old, [database]);
  const wal = readFileSync(`${database}-wal`);
  const { output, code } = await failedStart({ DATABASE: database, PORT: '0' });
  expect([output, code]).toEqual([
    `The server cannot start: ${database}-wal exists without its database. Move it to the folder where ${database} is now.\n`,
    1,
  ]);
  expect(existsSync(database)).toBe(false);
  expect(readFileSync(`${database}-wal`)).toEqual(wal);
  moveTo(old, filesOf(database));
  expect(await versionAt(join(old, 'games.db'))).toBe(2);
});

test('a server stores no more moves once its files were moved away, and does not touch a restored database', async () => {
  const database = newDatabase();
  const server = await startServer(database);
  const [token = ''] = await newGame(server.url, PLAYERS);
  const ana = await connectTo(server.url, token);
  const backup = join(dirname(database), 'backup');
  run('backup', backup, database);
  moveTo(join(dirname(database), 'old'), filesOf(database));
  expect(run('restore', backup, database).status).toBe(0);
  expect(await act(ana)).toMatchObject({ type: 'closed' });
  expect(server.log()).toContain('was moved or replaced while the server was using it');
  const restored = await startServer(database);
  const again = await connectTo(restored.url, token);
  expect(await act(again)).toMatchObject({ type: 'done' });
  server.signal('SIGTERM');
  await server.dead;
  await restored.kill();
  const { url } = await startServer(database);
  expect((await connectTo(url, token)).table().version).toBe(1);
});

test('a server that shuts down normally leaves all moves in one file', async () => {
  const database = newDatabase();
  const server = await startServer(database);
  const [token = ''] = await newGame(server.url, PLAYERS);
  await act(await connectTo(server.url, token));
  server.signal('SIGTERM');
  await server.dead;
  const copy = join(dirname(database), 'copy.db');
  renameSync(database, copy);
  const { url } = await startServer(copy);
  expect((await connectTo(url, token)).table().version).toBe(1);
});
