import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRecord, legalActions } from '../../../../src/entries/index.ts';
import { must } from '../../../../test/kit/must.ts';
import type { Message, TableMessage, Wish } from '../src/messages.ts';
import { type Client, connectTo, invite, newGame } from './kit/client.ts';
import { type Postgres, startPostgres } from './kit/postgres.ts';
import { metricsOf, newDatabase, startServer } from './kit/server.ts';

const PLAYERS = { players: ['Ana', 'Ben'], firstPlayer: 0, startingTokens: 'choose' };
const FOLDER = fileURLToPath(new URL('../', import.meta.url));

async function act(client: Client, choose = 0): Promise<void> {
  const { view, seat, version } = client.table();
  if (seat === 'spectator') throw new Error('This client only watches.');
  const action = must(legalActions(view, seat)[choose]);
  expect(await client.ask({ type: 'act', id: 1, version, action })).toMatchObject({ type: 'done' });
}

/** Waits until a client has received an expected message. */
async function hears(client: Client, what: (table: TableMessage) => boolean): Promise<void> {
  while (!what(client.table())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Plays the first legal action of each decision until the game is over. */
async function playToTheEnd(clients: readonly Client[]): Promise<void> {
  for (;;) {
    const version = Math.max(...clients.map((client) => client.table().version));
    await Promise.all(clients.map((client) => client.until(version)));
    if (must(clients[0]).table().record !== null) return;
    const due = clients.find((client) => {
      const { view, seat } = client.table();
      return seat !== 'spectator' && legalActions(view, seat).length > 0;
    });
    await act(must(due));
  }
}

test('a spectator sees open information and cannot act', async () => {
  const { url } = await startServer(newDatabase());
  const { people, watch } = await invite(url, PLAYERS);
  const eve = await connectTo(url, watch);
  const ana = await connectTo(url, must(people[0]).token);
  await act(ana);
  await eve.until(1);
  const { seat, view, canUndo } = eve.table();
  expect([seat, canUndo, view.viewer]).toEqual(['spectator', false, 'spectator']);
  const action = { type: 'pass', seat: 0 } as const;
  expect(await eve.ask({ type: 'act', id: 1, version: 1, action })).toMatchObject({
    reasons: [{ code: 'onlyWatching' }],
  });
  expect(await eve.ask({ type: 'rematch', id: 2 })).toMatchObject({ reasons: [{ code: 'onlyWatching' }] });
});

test('all devices of a seat show the same table, and each can act', async () => {
  const { url } = await startServer(newDatabase());
  const [token = ''] = await newGame(url, PLAYERS);
  const devices = await Promise.all([connectTo(url, token), connectTo(url, token)]);
  const [phone, laptop] = devices as [Client, Client];
  await act(phone);
  await laptop.until(1);
  expect(laptop.table()).toEqual(phone.table());
  expect(await laptop.ask({ type: 'undo', id: 5, version: 1 })).toMatchObject({ type: 'done', version: 2 });
});

test('a bot plays for an absent player and returns the seat', async () => {
  const { url } = await startServer(newDatabase(), { env: { AWAY_AFTER: '300' } });
  const tokens = await newGame(url, PLAYERS);
  const ana = await connectTo(url, tokens[0]);
  const ask = (seat: number, plays: boolean) => ana.ask({ type: 'standIn', id: 9, seat, plays });
  expect(await ask(1, true)).toMatchObject({ reasons: [{ code: 'notAway' }] });
  expect(await ask(0, true)).toMatchObject({ type: 'done' });
  expect(ana.table().standIns).toEqual([0]);
  expect(await ask(0, false)).toMatchObject({ type: 'done' });
  await act(ana);
  await hears(ana, ({ away }) => away.includes(1));
  expect(await ask(1, true)).toMatchObject({ type: 'done' });
  // The bot chooses for Ben.
  await ana.until(2);
  expect(ana.table().standIns).toEqual([1]);
  const ben = await connectTo(url, tokens[1]);
  await hears(ana, ({ standIns }) => standIns.length === 0);
  expect(ben.table().standIns).toEqual([]);
  // A bot cannot replace a player who is present.
  expect(await ask(1, true)).toMatchObject({ reasons: [{ code: 'notAway' }] });
});

test('the record is available after the end, and the same links lead to the next game', async () => {
  const { url } = await startServer(newDatabase());
  const { people, watch } = await invite(url, { players: ['Ana', 'Ben'] });
  const open = () => Promise.all([...people.map(({ token }) => token), watch].map((token) => connectTo(url, token)));
  const clients = await open();
  const [ana, ben] = clients as [Client, Client];
  const { game } = ana.table();
  expect((await fetch(`${url}/records/${game}`)).status).toBe(404);
  expect(await ana.ask({ type: 'rematch', id: 1 })).toMatchObject({ reasons: [{ code: 'notOver' }] });
  await playToTheEnd(clients.slice(0, 2));
  const record = await (await fetch(`${url}/records/${game}`)).json();
  expect(checkRecord(record).outcome).toBe('same');
  expect(record).toEqual(ben.table().record);
  const requests = [ana, ben].map((client) => client.ask({ type: 'rematch', id: 1 }));
  for (const answer of await Promise.all(requests)) expect(answer.type).toMatch(/rematch|done/);
  const heard = (): Message => JSON.parse(must(must(clients[2]).heard.at(-1)));
  while (heard().type !== 'rematch') await new Promise((resolve) => setTimeout(resolve, 10));
  const next = await open();
  expect(next.map((client) => client.table().seat)).toEqual([0, 1, 'spectator']);
  expect(new Set(next.map((client) => client.table().game)).size).toBe(1);
  expect(must(next[0]).table()).toMatchObject({ version: 0, record: null });
  expect(must(next[0]).table().game).not.toBe(game);
  expect((await fetch(`${url}/records/${game}`)).status).toBe(200);

  // A page that has not joined again stays at the old table, and its requests reach no other game for any version.
  const fresh = must(next[0]);
  const [action] = next.slice(0, 2).flatMap((client) => legalActions(client.table().view, Number(client.table().seat)));
  const old = must([ana, ben][must(action).seat]);
  const wishes = [0, old.table().version].flatMap((version, n): Wish[] => [
    { type: 'act', id: 10 + n, version, action: must(action) },
    { type: 'undo', id: 20 + n, version },
  ]);
  for (const wish of [...wishes, { type: 'rematch', id: 30 } as const]) await old.ask(wish);
  const answers = () => old.heard.map((text): Message => JSON.parse(text));
  while (!answers().some((answer) => answer.type === 'done' && answer.id === 30))
    await new Promise((resolve) => setTimeout(resolve, 10));
  const refused = answers().flatMap((answer) => (answer.type === 'refused' ? [answer.id] : []));
  expect(refused.slice(-4)).toEqual([10, 20, 11, 21]);
  const again = await open();
  expect(again.map((client) => [client.table().game, client.table().version])).toEqual(
    again.map(() => [fresh.table().game, 0]),
  );
});

test('an absent player is notified of their turn', async () => {
  const notices: unknown[] = [];
  const receiver = createServer((request, response) => {
    request.setEncoding('utf8');
    request.on('data', (text) => notices.push(JSON.parse(text)));
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { url } = await startServer(newDatabase(), { env: { NOTIFY_URL: `http://127.0.0.1:${port}/` } });
  const tokens = await newGame(url, PLAYERS);
  const [ana, ben] = (await Promise.all(tokens.map((token) => connectTo(url, token)))) as [Client, Client];
  await act(ana);
  expect(notices).toEqual([]);
  ana.leave();
  while (!(await metricsOf(url)).includes('skymines_sockets 1\n'));
  await ben.until(1);
  // Ben is the last to choose, and then it is Ana's turn.
  await act(ben);
  const { game } = ben.table();
  while (notices.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(notices[0]).toEqual({ game, seat: 0, name: 'Ana' });
  receiver.close();
});

test('the host gets metrics, and the log contains no secret', async () => {
  const server = await startServer(newDatabase());
  const tokens = await newGame(server.url, PLAYERS);
  const ana = await connectTo(server.url, tokens[0]);
  await act(ana);
  expect(await (await fetch(`${server.url}/health`)).text()).toBe('ok');
  const text = await metricsOf(server.url);
  expect(text).toMatch(/^skymines_changes_stored_total 1$/m);
  expect(text).toMatch(/^skymines_sockets 1$/m);
  expect(text).toMatch(/^skymines_move_seconds_bucket\{le="\+Inf"\} 1$/m);
  // Each line is a comment or a name with a number.
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{le="[\d.+Inf]+"\})? [\d.e+-]+)$/);
  server.signal('SIGTERM');
  await server.dead;
  expect(await ana.closed).toBe(1013);
  const lines = server
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ event }) => event)).toEqual(['ended']);
  for (const token of tokens) expect(server.log()).not.toContain(token.split('.')[1]);
});

test('a server announces its shutdown before it ends', async () => {
  // Even on a slow machine, the request arrives while the server waits.
  const server = await startServer(newDatabase(), { env: { END_WITHIN: '3600000' } });
  server.signal('SIGTERM');
  while ((await fetch(`${server.url}/health`)).status !== 503) await new Promise((resolve) => setTimeout(resolve, 20));
  await server.kill();
});

describe('backup and restore', () => {
  let postgres: Postgres;
  let empty: Postgres;
  beforeAll(async () => {
    [postgres, empty] = await Promise.all([startPostgres(), startPostgres()]);
  });
  afterAll(() => Promise.all([postgres.end(), empty.end()]), 0);

  const run = (command: string, file: string, database: string) =>
    execFileSync('npm', ['run', '--silent', command, '--', file], {
      cwd: FOLDER,
      env: { ...process.env, DATABASE: database },
      encoding: 'utf8',
      stdio: 'pipe',
    });

  test.each(['SQLite', 'PostgreSQL'])('of %s restore a running game unchanged', async (kind) => {
    const [from, to] = kind === 'SQLite' ? [newDatabase(), newDatabase()] : [postgres.url, empty.url];
    const server = await startServer(from);
    const tokens = await newGame(server.url, PLAYERS);
    const ana = await connectTo(server.url, tokens[0]);
    await act(ana);
    const file = newDatabase().replace('games.db', 'backup');
    expect(run('backup', file, from)).toContain(file);
    const { view, version } = ana.table();
    await act(must(await connectTo(server.url, tokens[1])));
    expect(() => run('backup', file, from)).toThrow('already exists');
    run('restore', file, to);
    const restored = await startServer(to);
    const again = await connectTo(restored.url, tokens[0]);
    expect(again.table()).toMatchObject({ version, view });
  });

  test('of PostgreSQL change nothing and explain why when the file or the database is wrong', async () => {
    const server = await startServer(postgres.url);
    await newGame(server.url, PLAYERS);
    const folder = newDatabase().replace('games.db', '');
    const [backup, text, others] = ['backup', 'text', 'others'].map((name) => folder + name) as [
      string,
      string,
      string,
    ];
    run('backup', backup, postgres.url);
    writeFileSync(text, 'These are not games.');
    await postgres.query('create database other');
    run('backup', others, postgres.url.replace(/postgres$/, 'other'));
    const before = await postgres.query('select id, version from games order by id');
    expect(() => run('restore', text, postgres.url)).toThrow('text is not a backup. Nothing was restored or changed.');
    expect(() => run('restore', others, postgres.url)).toThrow('does not contain the tables of this server.');
    expect(() => run('restore', folder, postgres.url)).toThrow('Nothing was restored or changed.');
    expect(() => run('restore', backup, postgres.url)).toThrow('stop all servers and create an empty database.');
    expect(await postgres.query('select id, version from games order by id')).toEqual(before);
  });
});
