import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalActions } from '../../../../src/entries/index.ts';
import { must } from '../../../../test/kit/must.ts';
import { type Client, connectTo, newGame } from './kit/client.ts';
import { startCluster } from './kit/cluster.ts';
import { type Postgres, startPostgres } from './kit/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end(), 0);

/** Messages of another program on the channel: arbitrary texts and ones that look like a hint for this game. */
function messagesFor(game: string): readonly string[] {
  const change = { type: 'dispatched', action: { type: 'pass', seat: 0 }, hash: 'x' };
  const hints = [
    null,
    7,
    'changed',
    [],
    {},
    { kind: 'changed' },
    { kind: 'other', game },
    { kind: 'changed', game: null, version: 1 },
    { kind: 'changed', game, version: '1', change },
    { kind: 'changed', game, version: 1, change },
    { kind: 'changed', game, version: 1, change: null },
    { kind: 'changed', game, version: 1, change: { ...change, action: null } },
    { kind: 'changed', game, version: 1, change: { ...change, action: { type: 'pass', seat: -1 } } },
    { kind: 'changed', game, version: 1, change: { type: 'undone', action: { seat: 99 } } },
    { kind: 'changed', game, version: 1, change: { ...change, type: 'constructor' } },
    { kind: 'changed', game, version: Number.MAX_SAFE_INTEGER },
    { kind: 'here', game, seat: '0' },
    { kind: 'here', game, seat: 99 },
    { kind: 'absent', game, seat: {} },
    { kind: 'absent', game, seat: 1.5 },
  ];
  const texts = ['', 'null', '7', '"x"', '[]', '{', 'reload', '{"from":"x"}', '{"hint":null}', '\u0007', '😀'];
  return [...texts, ...hints.map((hint) => JSON.stringify({ from: 'elsewhere', hint }))];
}

async function act(client: Client): Promise<void> {
  const { view, seat, version } = client.table();
  if (seat === 'spectator') throw new Error('This client only watches.');
  const action = must(legalActions(view, seat)[0]);
  expect(await client.ask({ type: 'act', id: 1, version, action })).toMatchObject({ type: 'done' });
}

test('a server keeps running when another program sends any message on the channel', async () => {
  const cluster = await startCluster(postgres.url, 2);
  const tokens = await newGame(must(cluster.urls[0]), { players: ['Ana', 'Ben'], startingTokens: 'choose' });
  const [ana, ben] = (await Promise.all(tokens.map((token, n) => connectTo(must(cluster.urls[n]), token)))) as [
    Client,
    Client,
  ];
  for (const channel of ['changes', 'skymines_changes'])
    for (const message of messagesFor(ana.table().game))
      await postgres.query('select pg_notify($1, $2)', [channel, message]);
  await act(ana);
  expect(await ben.until(1)).toBe(true);
  await act(ben);
  expect(await ana.until(2)).toBe(true);
  expect(ana.table().version).toBe(2);
  for (const url of cluster.urls) expect(await (await fetch(`${url}/health`)).text()).toBe('ok');
  expect(cluster.log()).not.toMatch(/Error/);
  await cluster.end();
});

test('a server ignores the channels of other programs', async () => {
  const cluster = await startCluster(postgres.url, 1);
  const listening = async () =>
    (await postgres.query("select query from pg_stat_activity where query ilike 'listen %'")).map(({ query }) => query);
  while ((await listening()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await listening()).toEqual(['listen skymines_changes']);
  await cluster.end();
});
