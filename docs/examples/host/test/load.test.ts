import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { legalActions } from '../../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../../src/entries/testing.ts';
import { must } from '../../../../test/kit/must.ts';
import type { Message, TableMessage, Wish } from '../src/messages.ts';
import { invite, WebSocket } from './kit/client.ts';
import { percentile } from './kit/load.ts';
import { startPostgres } from './kit/postgres.ts';
import { newDatabase, type Server, startServer } from './kit/server.ts';

/**
 * HOST_LOAD=30: the seconds measured per load. Nothing is measured without it, because measuring requires an idle
 * machine.
 */
const SECONDS = Number(process.env['HOST_LOAD'] ?? 0);
/** The warm-up time, after which hot code is compiled. */
const WARM = SECONDS / 3;

/** Each page has a separate address, as behind a proxy. */
const ENV = { SOCKETS: '2000', GAMES_PER_MINUTE: '100000', PROXIES: '1' };
const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dan'];

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Load {
  readonly servers: readonly Server[];
  readonly games: number;
  /** The average thinking time in milliseconds, varied by half in both directions. */
  readonly think: number;
}

interface Seated {
  readonly token: string;
  readonly address: string;
}

/** Makes programs play, and measures the answers and the processor time of the servers. */
async function measure(name: string, { servers, games, think }: Load) {
  const answers: number[] = [];
  let isOver = false;
  const pages: Promise<void>[] = [];
  for (let game = 0; game < games; game += 1) {
    const { url } = must(servers[game % servers.length]);
    const { people } = await invite(url, { players: PEOPLE.slice(0, 2 + (game % 3)), missions: game % 2 === 0 });
    for (const [seat, { token }] of people.entries())
      pages.push(page(url, { token, address: `10.0.${game}.${seat}` }, drawFor(`${game} ${seat}`)));
  }

  async function page(url: string, seat: Seated, draw: () => number): Promise<void> {
    while (!isOver) await visit(url, seat, draw);
  }

  function visit(url: string, { token, address }: Seated, draw: () => number): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket/`, { headers: { 'x-forwarded-for': address } });
    const send = (wish: Wish) => socket.readyState === 1 && socket.send(JSON.stringify(wish));
    let table: TableMessage | undefined;
    let sent: number | undefined;

    async function act(): Promise<void> {
      if (table === undefined || sent !== undefined || table.seat === 'spectator' || isOver) return;
      if (table.record !== null) return void send({ type: 'rematch', id: 0 });
      const { view, seat, version } = table;
      const legal = legalActions(view, seat);
      if (legal.length === 0) return;
      sent = performance.now();
      if (think > 0) await setTimeout(think * (0.5 + draw()));
      sent = performance.now();
      send({ type: 'act', id: 1, version, action: chooseRandomly(draw, legal) });
    }

    return new Promise((resolve) => {
      socket.on('open', () => send({ type: 'join', token }));
      socket.on('message', (data) => {
        if (isOver) return socket.terminate();
        const message: Message = JSON.parse(String(data));
        if (message.type === 'table') table = message;
        else if (message.type === 'rematch') return socket.terminate();
        else if (message.id === 1 && sent !== undefined) {
          if (message.type === 'done') answers.push(performance.now() - sent);
          sent = undefined;
        }
        act();
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => resolve());
    });
  }

  await setTimeout(WARM * 1000);
  const before = { at: performance.now(), answered: answers.length, used: usedBy(servers), own: process.cpuUsage() };
  await setTimeout(SECONDS * 1000);
  const count = answers.length - before.answered;
  const seconds = (performance.now() - before.at) / 1000;
  const perAction = (usedBy(servers) - before.used) / count;
  const { user, system } = process.cpuUsage(before.own);
  isOver = true;
  const measured = answers.slice(before.answered);
  const [p50, p99] = [percentile(measured, 50), percentile(measured, 99)];
  console.log(
    `${name}: ${Math.round(count / seconds)} actions/s, ${perAction.toFixed(2)} ms of processor time for each, answers p50 ${p50} ms, ` +
      `p99 ${p99} ms; the pages took ${Math.round((user + system) / 1e4 / seconds)} % of a core, load ${must(loadavg()[0]).toFixed(1)}`,
  );
  expect(count).toBeGreaterThan(0);
  return { perAction, p99 };
}

/** The processor time of the servers so far in milliseconds. Linux counts it in hundredths of a second. */
function usedBy(servers: readonly Server[]): number {
  return servers.reduce((sum, { pid }) => {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ').map(Number);
    return sum + 10 * (must(fields[11]) + must(fields[12]));
  }, 0);
}

describe.runIf(SECONDS > 0)('throughput of the servers', () => {
  test('one process with its database in memory, without pauses', async () => {
    const server = await startServer(newDatabase('/dev/shm'), { env: ENV });
    await measure('one process', { servers: [server], games: 50, think: 0 });
    await server.kill();
  }, 0);

  test('200 tables with one second of thinking time', async () => {
    const server = await startServer(newDatabase('/dev/shm'), { env: ENV });
    await measure('200 tables', { servers: [server], games: 200, think: 1000 });
    await server.kill();
  }, 0);

  test('three processes compared with one', async () => {
    const postgres = await startPostgres();
    ends.push(() => postgres.end());
    const ratios = { one: 0, three: 0 };
    for (const [name, number] of [['one', 1] as const, ['three', 3] as const]) {
      const servers = await Promise.all(Array.from({ length: number }, () => startServer(postgres.url, { env: ENV })));
      const { perAction } = await measure(`PostgreSQL, ${name}`, { servers, games: 50, think: 0 });
      ratios[name] = perAction;
      for (const server of servers) await server.kill();
    }
    console.log(`three processes take ${(ratios.three / ratios.one).toFixed(2)} times the time of one`);
  }, 0);
});
