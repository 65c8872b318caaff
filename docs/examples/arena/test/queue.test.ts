import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import type { Match } from '../../../../src/entries/arena.ts';
import { collect } from '../../../../src/entries/arena.ts';
import { must } from '../../../../test/kit/must.ts';
import { freePort, isUp } from '../../host/test/kit/service.ts';
import { hasResults, newFolder, newMatch, type Program, playedInOrder, resultsIn, run, runExample } from './kit.ts';

const MATCH: Match = { tables: [['easy-30', 'random']], deals: 10, seed: 'queue' };

/**
 * Number of results after which one worker is killed. A timer would kill workers on a busy machine before they start.
 */
const KILLED_EVERY = 3;

/** Starts a separate Redis without persistence. Its process is killed when the test ends. */
async function startRedis(): Promise<string> {
  const port = await freePort();
  const settings = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction', '--daemonize', 'no'];
  const { ended } = run('redis-server', [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', newFolder()],
    ...settings,
  ]);
  const ask = async (): Promise<void> => {
    const socket = createConnection(port, '127.0.0.1');
    await once(socket, 'connect').finally(() => socket.destroy());
  };
  if (!(await isUp(ended, ask))) throw new Error('Redis did not start.');
  return `redis://127.0.0.1:${port}`;
}

test('a queue loses no game and counts none twice when its workers are killed one after the other', async () => {
  const env = { REDIS_URL: await startRedis(), LOST_AFTER: '5000' };
  const { plan, results } = newMatch(MATCH);
  const hire = (): Program => runExample('worker', [], env);
  const workers = [hire(), hire(), hire()];
  const first = runExample('queue', [plan, results], env);
  await hasResults(results, 3);
  await first.kill();

  const second = runExample('queue', [plan, results], env);
  let killed = 0;
  for (let count = 5; count < 20; count += KILLED_EVERY) {
    await hasResults(results, count);
    await must(workers.shift()).kill();
    workers.push(hire());
    killed += 1;
  }
  expect(await second.ended).toBe(0);
  expect(killed).toBe(5);
  expect(collect(MATCH, resultsIn(results))).toEqual(await playedInOrder(MATCH));
  expect(second.printed()).toContain('10 deals, 20 games');
});
