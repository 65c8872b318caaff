import { afterEach, expect, test } from 'vitest';
import { must } from '../../../../test/kit/must.ts';
import { gather, momentsOf, type Person, play, tableOf, together } from './kit/browser.ts';
import { startCluster } from './kit/cluster.ts';
import { percentile } from './kit/load.ts';
import { startPostgres } from './kit/postgres.ts';
import { startProxy } from './kit/proxy.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test('two pages on different servers see each other’s moves, even after a server restart', async () => {
  const postgres = await startPostgres();
  ends.push(() => postgres.end());
  const cluster = await startCluster(postgres.url, 3);
  ends.push(() => cluster.end());
  const proxy = await startProxy(cluster.urls, { isSpread: true });
  ends.push(() => proxy.end());
  const people = await gather(proxy);
  const seats = async () => [...(await cluster.measured('skymines_sockets'))].sort().join();
  const crossings = { heard: [] as number[], drawn: [] as number[] };

  /** Records the milliseconds from each move until the other page has received it and has drawn it. */
  async function playOn(moves: number): Promise<void> {
    for (let n = 0; n < moves; n += 1) {
      const before = await Promise.all(people.map(momentsOf));
      await play(people, 1);
      const after = await Promise.all(people.map(momentsOf));
      const actor = after.findIndex(({ sent }, seat) => sent.length > must(before[seat]).sent.length);
      const { version } = tableOf(must(people[actor]));
      const start = must(must(after[actor]).sent.at(-1));
      for (const what of ['heard', 'drawn'] as const) {
        const at = must(after[1 - actor])[what][version];
        if (at !== undefined) crossings[what].push(at - start);
      }
    }
  }

  expect(await seats()).toBe('0,1,1');
  await playOn(8);
  // Each page was updated because of a hint, not because its server polled the database.
  const followed = (await cluster.measured('skymines_hints_followed_total')).reduce((sum, count) => sum + count);
  expect(followed).toBeGreaterThanOrEqual(6);
  const [served] = [...(await cluster.measured('skymines_sockets')).entries()].find(([, count]) => count > 0) ?? [];
  await cluster.restart(must(served));
  for (const { page } of people) await page.getByText('The connection is lost').waitFor({ state: 'detached' });
  await playOn(4);
  expect(await together(people)).toBeGreaterThanOrEqual(12);
  const [heard, drawn] = [crossings.heard, crossings.drawn].map((times) => percentile(times, 50));
  console.log(
    `${crossings.drawn.length} moves: half of them received by the other page within ${heard} ms and drawn within ${drawn} ms`,
  );
  for (const { complaints } of people as readonly Person[]) expect(complaints).toEqual([]);
});
