import { afterEach, describe, expect, test } from 'vitest';
import { report, SIZE } from './kit/chaos.ts';
import { startCluster, storedIn } from './kit/cluster.ts';
import { playMany } from './kit/load.ts';
import { type Postgres, startPostgres } from './kit/postgres.ts';
import { CLEAN, judge } from './kit/verdict.ts';

let postgres: Postgres | undefined;
afterEach(async () => {
  await postgres?.end();
  postgres = undefined;
});

/** Shuffled deterministically so that accidents of all kinds happen at any time. */
function accidents(): readonly ('kill' | 'crash' | 'freeze')[] {
  const all = [
    ...Array.from({ length: SIZE.kills }, (_, n) => ({ kind: 'kill', at: (n + 0.5) / SIZE.kills }) as const),
    ...Array.from({ length: SIZE.crashes }, (_, n) => ({ kind: 'crash', at: (n + 0.4) / SIZE.crashes }) as const),
    ...Array.from({ length: SIZE.freezes }, (_, n) => ({ kind: 'freeze', at: (n + 0.3) / SIZE.freezes }) as const),
  ];
  return all.sort((a, b) => a.at - b.at).map(({ kind }) => kind);
}

test('three servers on PostgreSQL lose nothing when any process is killed or frozen', async () => {
  postgres = await startPostgres();
  const cluster = await startCluster(postgres.url, 3);
  const urlOf = (game: number, seat: number) => cluster.urls[(game + seat) % 3] ?? '';
  const load = await playMany({ games: SIZE.games, think: 0, urlOf });
  const start = performance.now();
  const plan = accidents();
  for (const [n, kind] of plan.entries()) {
    await load.more(Math.ceil(SIZE.moves / plan.length));
    if (kind === 'kill') await cluster.kill(n % 3);
    else if (kind === 'freeze') await cluster.freeze(n % 3, 700);
    else await postgres.crash();
  }
  // The games continue after all accidents.
  await load.more(100);
  const seconds = (performance.now() - start) / 1000;
  const heard = await load.end();
  report('three servers', heard, seconds);
  await cluster.end();
  const stored = await storedIn(postgres);
  expect(judge(heard, stored)).toEqual(CLEAN);
  expect(heard.acknowledged.length).toBeGreaterThanOrEqual(SIZE.moves);
  // A page does not reconnect after this code.
  expect([...heard.refused.keys()]).not.toContain('broken');
});

describe('the same check detects', () => {
  test.each(['noCompareAndSwap', 'keptAfterConflict'])(
    'a wrong design: %s',
    async (sabotage) => {
      postgres = await startPostgres();
      const cluster = await startCluster(postgres.url, 3, sabotage);
      const load = await playMany({
        games: 10,
        think: 0,
        urlOf: (game, seat) => cluster.urls[(game + seat) % 3] ?? '',
      });
      // Until the first unpredictable fault.
      let verdict = CLEAN;
      for (let looks = 0; looks < 20 && verdict.lost.length === 0; looks += 1) {
        await load.more(100);
        await new Promise((resolve) => setTimeout(resolve, 500));
        const acknowledged = [...load.heard.acknowledged];
        verdict = judge({ ...load.heard, acknowledged }, await storedIn(postgres));
      }
      await load.end();
      await cluster.end();
      expect(verdict.lost.length).toBeGreaterThan(0);
    },
    0,
  );

  test('a database that answers before it has written the data', async () => {
    postgres = await startPostgres({ wal_writer_delay: '10s' });
    const cluster = await startCluster(postgres.url, 3);
    // The servers have already checked this setting.
    await postgres.query('alter system set synchronous_commit = off');
    await postgres.query('select pg_reload_conf()');
    const load = await playMany({ games: 10, think: 0, urlOf: (game) => cluster.urls[game % 3] ?? '' });
    await load.more(200);
    await postgres.query('alter system reset synchronous_commit').catch(() => undefined);
    await postgres.crash();
    await load.end();
    await cluster.end();
    const { lost, forks } = judge(load.heard, await storedIn(postgres));
    expect(lost.length + forks.length).toBeGreaterThan(0);
  });
});
