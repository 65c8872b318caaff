import { afterEach, expect, test } from 'vitest';
import { legalActions } from '../../../../src/entries/index.ts';
import { must } from '../../../../test/kit/must.ts';
import { connectTo, newGame } from './kit/client.ts';
import { type Postgres, startPostgres } from './kit/postgres.ts';
import { startServer } from './kit/server.ts';

let postgres: Postgres | undefined;
afterEach(() => postgres?.end());

test.each([false, true])('a server ends although its database hangs during a move: %s', async (isMoving) => {
  postgres = await startPostgres();
  const server = await startServer(postgres.url, { env: { CLOSE_WITHIN: '1000' } });
  const [token = ''] = await newGame(server.url, { players: ['Ana', 'Ben'], startingTokens: 'choose' });
  const ana = await connectTo(server.url, token);
  postgres.freeze();
  const [action] = legalActions(ana.table().view, 0);
  if (isMoving) ana.send(JSON.stringify({ type: 'act', id: 1, version: 0, action: must(action) }));
  server.signal('SIGTERM');
  await server.dead;
  expect(server.log()).toContain('"event":"endedWithoutDatabase"');
  // The page received no confirmation of the move.
  expect(ana.heard.filter((text) => text.includes('"done"'))).toEqual([]);
});
