import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { legalActions } from '../../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../../src/entries/testing.ts';
import { must } from '../../../../test/kit/must.ts';
import type { Wish } from '../src/messages.ts';
import { type Attacker, attackFrom, joining } from './kit/attackers.ts';
import { type Client, connectTo, invite } from './kit/client.ts';
import { actionsIn, withDatabase } from './kit/database.ts';
import { percentile } from './kit/load.ts';
import { metricsOf, newDatabase, startServer } from './kit/server.ts';

/** HOST_HOSTILE=60: this many pages that read nothing. */
const UNREAD = Number(process.env['HOST_HOSTILE'] ?? 6);
const SILENT = 500;
/** The maximum number of connections from an address. */
const PER_ADDRESS = 50;
const SOCKETS = SILENT + UNREAD + 30;
const MOVES = 40;

/**
 * Memory limits in megabytes, as in docs/examples/host/test/measurements.md: a server, the unread messages of a page, a connection.
 */
const BOUND = { server: 300, unread: 0.6, socket: 0.1 };

const address = (group: number, n: number): string => `127.0.${group}.${1 + n}`;
const codesOf = (attackers: readonly Attacker[]): Promise<readonly number[]> =>
  Promise.all(attackers.map(({ closed }) => closed));

test('two players can continue within the memory limit during any attack', async () => {
  const database = newDatabase();
  const env = { SOCKETS: String(SOCKETS), JOIN_WITHIN: '6000', HEARTBEAT: '3600000' };
  const server = await startServer(database, { perSecond: 300, env });
  const { url } = server;
  const { people, watch } = await invite(url, { players: ['Ana', 'Ben'], startingTokens: 'choose' });
  const tokens = people.map(({ token }) => token);
  const mallorys = must((await invite(url, { players: ['Mallory', 'Mia'] })).people[0]).token;
  const [ana, ben] = (await Promise.all(tokens.map((token) => connectTo(url, token)))) as [Client, Client];
  const times: number[] = [];
  const sent: Wish[] = [];
  const draw = drawFor('hostile');

  async function move(): Promise<void> {
    const version = Math.max(ana.table().version, ben.table().version);
    await Promise.all([ana, ben].map((client) => client.until(version)));
    const due = must([ana, ben].find((client) => legalActions(client.table().view, seatOf(client)).length > 0));
    const { view } = due.table();
    const action = chooseRandomly(draw, legalActions(view, seatOf(due)));
    const wish: Wish = { type: 'act', id: sent.length, version, action };
    const start = performance.now();
    expect(await due.ask(wish)).toMatchObject({ type: 'done', id: sent.length });
    times.push(performance.now() - start);
    sent.push(wish);
    await setTimeout(40);
  }
  const seatOf = (client: Client): number => Number(client.table().seat);

  async function measured(name: string): Promise<number> {
    const text = await metricsOf(url);
    return Number(must(new RegExp(`^${name} (\\d+)$`, 'm').exec(text))[1]);
  }

  const megabytes: number[] = [];
  async function memory(): Promise<void> {
    megabytes.push((await measured('process_resident_memory_bytes')) / 1e6);
  }

  const ATTACKS: Readonly<Record<string, () => Promise<void>>> = {
    async 'more connections than an address may have'() {
      const more = await Promise.all(Array.from({ length: PER_ADDRESS }, () => attackFrom(address(1, 0), url)));
      expect(new Set(await codesOf(more))).toEqual(new Set([1006]));
    },
    async floods() {
      const flooders = await Promise.all(Array.from({ length: 8 }, (_, n) => attackFrom(address(2, n), url)));
      for (const [n, flooder] of flooders.entries()) {
        if (n % 2 === 0) flooder.send(joining(mallorys));
        for (let count = 0; count < 2000; count += 1)
          flooder.send(n % 4 < 2 ? '{"type":"undo","id":1,"version":0}' : 'x');
      }
      expect(new Set(await codesOf(flooders))).toEqual(new Set([4000]));
    },
    async 'giant frames'() {
      const giants = await Promise.all(Array.from({ length: 6 }, (_, n) => attackFrom(address(3, n), url)));
      for (const [n, giant] of giants.entries()) {
        if (n < 3) giant.send('x'.repeat(10 ** (5 + n)));
        else for (let part = 0; part < 2000; part += 1) giant.send('x'.repeat(1000), { fin: false });
      }
      for (const code of await codesOf(giants)) expect([1006, 1009]).toContain(code);
    },
    async 'foreign origins'() {
      for (const origin of ['http://elsewhere.example', 'null', `${url}.example`]) {
        expect(await (await attackFrom(address(4, 0), url, { origin })).closed).toBe(1006);
        const headers = { origin };
        expect((await fetch(`${url}/games`, { method: 'POST', headers, body: '{}' })).status).toBe(403);
      }
    },
    async 'stolen seats'() {
      const [game = '', secret = ''] = must(tokens[0]).split('.');
      const [other = '', theirs = ''] = mallorys.split('.');
      const guesses = [`${game}.${theirs}`, `${other}.${secret}`, `${game}.`, secret, `${game}.${secret}x`];
      for (const guess of guesses) {
        const thief = await attackFrom(address(5, 0), url);
        thief.send(joining(guess));
        expect([await thief.closed, thief.refused]).toEqual([4000, ['wrongToken']]);
      }
      const wish = must(sent.find((each) => each.type === 'act' && each.action.seat === 0));
      for (const [token, code] of [
        [tokens[1], 'notYourSeat'],
        [watch, 'onlyWatching'],
      ]) {
        const guest = await connectTo(url, must(token));
        expect(await guest.ask(wish)).toMatchObject({ type: 'refused', reasons: [{ code }] });
        guest.leave();
      }
    },
    async 'messages sent again'() {
      const again = await connectTo(url, must(tokens[0]));
      for (const wish of sent.filter((each) => each.type === 'act' && each.action.seat === 0).slice(0, 20)) {
        expect(await again.ask(wish)).toMatchObject({ type: 'refused', reasons: [{ code: 'staleAction' }] });
        await setTimeout(40);
      }
      again.leave();
    },
    async 'pages that read nothing'() {
      const readers = await Promise.all(
        Array.from({ length: UNREAD }, (_, n) => attackFrom(address(6, Math.floor(n / PER_ADDRESS)), url)),
      );
      for (const reader of readers) reader.send(joining(watch));
      await setTimeout(500);
      for (const reader of readers) reader.pause();
      // The whole game is sent to all pages repeatedly, until no page is left that does not read it.
      for (let n = 0; (await measured('skymines_pages_unread_total')) < UNREAD; n += 1) {
        await ana.ask({ type: 'standIn', id: 1e6 + n, seat: 0, plays: n % 2 === 0 });
        if (n % 10 === 0) await memory();
      }
      for (const reader of readers) reader.leave();
    },
  };

  for (let n = 0; n < 10; n += 1) await move();
  await memory();
  const silent = await Promise.all(
    Array.from({ length: SILENT }, (_, n) => attackFrom(address(1, Math.floor(n / PER_ADDRESS)), url)),
  );
  expect(await measured('skymines_sockets')).toBeGreaterThan(SILENT);
  await memory();
  const moving = (async () => {
    while (sent.length < MOVES) await move();
  })();
  for (const [name, attack] of Object.entries(ATTACKS)) {
    await attack();
    await memory();
    expect([name, await (await fetch(`${url}/health`)).text()]).toEqual([name, 'ok']);
  }
  await moving;
  expect(new Set(await codesOf(silent))).toEqual(new Set([1006]));
  for (let n = 0; n < 5; n += 1) await move();
  await memory();
  console.log(
    `${sent.length} moves, p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms; ` +
      `megabytes ${Math.round(Math.min(...megabytes))} to ${Math.round(Math.max(...megabytes))}, ` +
      `${await measured('skymines_pages_unread_total')} pages cut off`,
  );
  expect(Math.max(...megabytes)).toBeLessThan(BOUND.server + UNREAD * BOUND.unread + SOCKETS * BOUND.socket);
  const acted = sent.flatMap((wish) => (wish.type === 'act' ? [wish.action] : []));
  const id = ana.table().game;
  expect(actionsIn(database, id)).toEqual(acted);
  expect(withDatabase(database, (opened) => opened.prepare('select id from games').all())).toHaveLength(2);
  expect(server.log()).toBe('');
});
