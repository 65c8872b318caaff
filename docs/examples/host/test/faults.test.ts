import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../../../src/entries/index.ts';
import { must } from '../../../../test/kit/must.ts';
import type { Wish } from '../src/messages.ts';
import { type Client, connectFrom, connectTo, newGame } from './kit/client.ts';
import { actionsIn, contentsOf, openDatabase } from './kit/database.ts';
import { newDatabase, startServer } from './kit/server.ts';

const PLAYERS = { players: ['Ana', 'Ben'], firstPlayer: 0, startingTokens: 'choose' };

function wishOf(client: Client, id: number): Wish {
  const { view, seat, version } = client.table();
  if (seat === 'spectator') throw new Error('This client only watches.');
  return { type: 'act', id, version, action: must(legalActions(view, seat)[0]) };
}

describe('a database that fails for a moment', () => {
  /** Sends requests of two players while another program locks the file for this long. */
  async function playUnderLock(milliseconds: number) {
    const database = newDatabase();
    const { url } = await startServer(database);
    const tokens = await newGame(url, PLAYERS);
    const clients = await Promise.all(tokens.map((token) => connectTo(url, token)));
    const [ana, ben] = clients as [Client, Client];
    const wishes = [wishOf(ana, 1), wishOf(ben, 2)] as const;
    const lock = openDatabase(database);
    lock.exec('begin immediate');
    const answers = Promise.all([ana.ask(wishes[0]), ben.ask(wishes[1])]);
    // A page may not notice the end of its connection in time: its next request is already on the way.
    ana.send(JSON.stringify({ type: 'undo', id: 3, version: 1 }));
    await setTimeout(milliseconds);
    lock.exec('rollback');
    lock.close();
    const again = async () => (await connectTo(url, must(tokens[0]))).table().version;
    return { database, answers: await answers, again };
  }

  test('waits for a short lock and stores both requests', async () => {
    const { answers, again } = await playUnderLock(300);
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done']);
    expect(await again()).toBeGreaterThanOrEqual(2);
  });

  test('a long lock ends the connections and discards unstored changes, and the game continues', async () => {
    const { database, answers, again } = await playUnderLock(6000);
    const done = answers.filter(({ type }) => type === 'done').length;
    expect(answers.map(({ type }) => type)).toContain('closed');
    expect(await again()).toBe(actionsIn(database).length);
    expect(actionsIn(database).length).toBeGreaterThanOrEqual(done);
  });
});

test('two servers on one file read each other’s changes without errors', async () => {
  const database = newDatabase();
  const servers = [await startServer(database), await startServer(database)];
  const tokens = await newGame(must(servers[0]).url, PLAYERS);
  const [ana, ben] = await Promise.all(tokens.map((token, n) => connectTo(must(servers[n]).url, token)));
  const wishes = [wishOf(must(ana), 1), wishOf(must(ben), 1)] as const;
  expect(await must(ana).ask(wishes[0])).toMatchObject({ type: 'done', id: 1 });
  expect(must(ben).table().version).toBe(0);
  // Both choose their token at the same time, so the first request does not make the second one outdated.
  expect(await must(ben).ask(wishes[1])).toMatchObject({ type: 'done', id: 1 });
  expect(must(ben).table().version).toBe(2);
  await must(ana).until(2);
  expect(actionsIn(database)).toHaveLength(2);
});

test('repeated undo adds nothing to the database', async () => {
  const database = newDatabase();
  const { url } = await startServer(database);
  const [token = ''] = await newGame(url, PLAYERS);
  const ana = await connectTo(url, token);
  for (let n = 0; n < 50; n += 1) {
    const wish = wishOf(ana, n);
    expect(await ana.ask(wish)).toMatchObject({ type: 'done', id: n });
    await ana.until(2 * n + 1);
    await ana.ask({ type: 'undo', id: n, version: 2 * n + 1 });
    await ana.until(2 * n + 2);
  }
  expect(contentsOf(database)).toMatchObject({ actions: [], games: [{ version: 100 }] });
});

describe('sockets', () => {
  test('without a seat are closed and make room for others', async () => {
    const { url } = await startServer(newDatabase(), { env: { SOCKETS: '5', JOIN_WITHIN: '1500' } });
    const [token = ''] = await newGame(url, PLAYERS);
    const silent = await Promise.all(Array.from({ length: 5 }, () => connectTo(url)));
    const ana = await connectTo(url, token);
    expect(ana.table().version).toBe(0);
    for (const { closed } of silent) expect(await closed).toBe(1006);
    expect(await ana.ask(wishOf(ana, 1))).toMatchObject({ type: 'done', id: 1 });
  });

  test('are limited per address, and other addresses are served', async () => {
    const { url } = await startServer(newDatabase(), { env: { SOCKETS_PER_ADDRESS: '3' } });
    const [token = ''] = await newGame(url, PLAYERS);
    await Promise.all(Array.from({ length: 3 }, () => connectTo(url)));
    expect(await (await connectTo(url)).closed).toBe(1006);
    const ana = await connectFrom('127.0.0.2', url, token);
    expect(await ana.ask(wishOf(ana, 1))).toMatchObject({ type: 'done', id: 1 });
  });

  test('that ignore their end are not read', async () => {
    const database = newDatabase();
    const { url } = await startServer(database, { perSecond: 1 });
    const [token = ''] = await newGame(url, PLAYERS);
    const ana = await connectTo(url, token);
    const wish = wishOf(ana, 1);
    // The request arrives together with the excess, so it is read after the server has decided to close the socket.
    for (let n = 0; n < 10; n += 1) ana.send('x');
    ana.send(JSON.stringify(wish));
    expect(await ana.closed).toBe(4000);
    expect(actionsIn(database)).toEqual([]);
  });

  test('of foreign pages are rejected', async () => {
    const { url } = await startServer(newDatabase());
    const [token = ''] = await newGame(url, PLAYERS);
    const foreign = await connectTo(url, token, { origin: 'http://elsewhere.example' });
    expect(await foreign.closed).toBe(1006);
    const own = await connectTo(url, token, { origin: url });
    expect(own.table().version).toBe(0);
  });

  test('of a seat share its rate limit', async () => {
    const { url } = await startServer(newDatabase(), { perSecond: 5 });
    const [token = ''] = await newGame(url, PLAYERS);
    const devices = await Promise.all([1, 2, 3].map(() => connectTo(url, token)));
    for (const device of devices) for (let n = 0; n < 13; n += 1) device.send('x');
    const codes = await Promise.race(devices.map(({ closed }) => closed));
    expect(codes).toBe(4000);
  });
});

describe('requests', () => {
  /** Sends bytes as they are, and returns the first line of the answer. */
  async function raw(url: string, bytes: string): Promise<string> {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(bytes);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).split('\r\n')[0] ?? '';
  }

  test('that are malformed or end early are answered and not logged', async () => {
    const server = await startServer(newDatabase());
    for (const path of ['//', 'http://[', '/%', '/..//', '*']) {
      expect([path, await raw(server.url, `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)]).toEqual([
        path,
        'HTTP/1.1 404 Not Found',
      ]);
    }
    const { port } = new URL(server.url);
    const aborted = connect(Number(port), '127.0.0.1');
    aborted.write('POST /games HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
    await setTimeout(200);
    aborted.destroy();
    await newGame(server.url, PLAYERS);
    expect(server.log()).toBe('');
  });

  test('of foreign pages cannot start a game', async () => {
    const { url } = await startServer(newDatabase());
    const post = (origin: string) =>
      fetch(`${url}/games`, { method: 'POST', headers: { origin }, body: JSON.stringify(PLAYERS) });
    expect((await post('http://elsewhere.example')).status).toBe(403);
    expect((await post('null')).status).toBe(403);
    expect((await post(url)).status).toBe(201);
  });

  test('with a forbidden host name reach only the health check', async () => {
    const { url } = await startServer(newDatabase(), { env: { ALLOWED_HOSTS: 'Games.example, 127.0.0.1' } });
    const get = (path: string, host: string) => raw(url, `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    const { port } = new URL(url);
    for (const host of ['games.example', `GAMES.EXAMPLE:${port}`, `127.0.0.1:${port}`])
      expect([host, await get('/metrics', host)]).toEqual([host, 'HTTP/1.1 200 OK']);
    for (const path of ['/', '/metrics', '/main.js'])
      expect(await get(path, 'evil.example')).toBe('HTTP/1.1 421 Misdirected Request');
    expect(await get('/health', 'evil.example')).toBe('HTTP/1.1 200 OK');
    // A page of another site whose name resolves to this machine also sends that name as its origin.
    const body = JSON.stringify(PLAYERS);
    const head = `host: evil.example\r\norigin: http://evil.example\r\ncontent-length: ${body.length}`;
    expect(await raw(url, `POST /games HTTP/1.1\r\n${head}\r\n\r\n${body}`)).toBe('HTTP/1.1 421 Misdirected Request');
    const [token = ''] = await newGame(url, PLAYERS);
    const foreign = await connectTo(url, token, { headers: { host: 'evil.example' } });
    expect(await foreign.closed).toBe(1006);
    expect((await connectTo(url, token)).table().version).toBe(0);
  });

  test('of one address do not use up the game limit of another', async () => {
    const { url } = await startServer(newDatabase(), { env: { GAMES_PER_MINUTE: '2', PROXIES: '1' } });
    const post = async (address: string) =>
      (
        await fetch(`${url}/games`, {
          method: 'POST',
          headers: { 'x-forwarded-for': `6.6.6.6, ${address}` },
          body: JSON.stringify(PLAYERS),
        })
      ).status;
    const greedy = [];
    for (let n = 0; n < 4; n += 1) greedy.push(await post('2001:db8:1:2:3::4'));
    expect(greedy).toEqual([201, 201, 429, 429]);
    expect(await post('2001:db8:1:2:9:9:9:9')).toBe(429);
    expect(await post('2001:db8:1:3::4')).toBe(201);
  });
});
