import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { must } from '../../../../test/kit/must.ts';
import { report, SIZE } from './kit/chaos.ts';
import { openDatabase } from './kit/database.ts';
import { playMany } from './kit/load.ts';
import { metricsOf, newDatabase, startServer } from './kit/server.ts';
import { CLEAN, judge } from './kit/verdict.ts';

/** Raised limits, because all pages have the same address. */
const ENV = { SOCKETS_PER_ADDRESS: '1000', GAMES_PER_MINUTE: '100000' };

test('one server on SQLite loses nothing while another program locks the file', async () => {
  const file = newDatabase();
  const { url } = await startServer(file, { env: ENV });
  const load = await playMany({ games: SIZE.games, think: 0, urlOf: () => url });
  const other = openDatabase(file);
  const start = performance.now();
  for (let lock = 0; lock < SIZE.locks; lock += 1) {
    await load.more(Math.ceil(SIZE.moves / SIZE.locks / 5));
    for (let isLocked = false; !isLocked; ) isLocked = tryTo(() => other.exec('begin immediate'));
    // Every fifth lock is longer than the server waits.
    await new Promise((resolve) => setTimeout(resolve, lock % 5 === 4 ? 2500 : 20));
    other.exec('rollback');
  }
  await load.more(100);
  const seconds = (performance.now() - start) / 1000;
  const heard = await load.end();
  report('SQLite under locks', heard, seconds);
  other.close();
  expect(judge(heard, storedInFile(file))).toEqual(CLEAN);
});

/** A disk of some megabytes, if this machine allows one. */
function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const isMounted = tryTo(() =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder], { stdio: 'ignore' }),
  );
  return {
    folder,
    isMounted,
    /** Writes until the disk is full. */
    fill(): void {
      const file = openSync(join(folder, 'ballast'), 'w');
      for (let size = 1 << 20; size > 0; size >>= 1) while (tryTo(() => writeSync(file, Buffer.alloc(size))));
      closeSync(file);
    },
    free: () => rmSync(join(folder, 'ballast')),
    end(): void {
      // A lazy unmount, so that remaining readers do not hide the actual error.
      if (isMounted) execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

test('one server on SQLite loses nothing when its disk is full', async ({ skip }) => {
  const disk = smallDisk();
  if (!disk.isMounted) skip('this machine mounts no disk for a test');
  const file = join(disk.folder, 'games.db');
  const server = await startServer(file, { env: ENV });
  try {
    const load = await playMany({ games: SIZE.games, think: 0, urlOf: () => server.url });
    const broken = async (): Promise<number> => {
      const text = await metricsOf(server.url);
      return Number(must(/^skymines_tables_broken_total (\d+)$/m.exec(text))[1]);
    };
    const start = performance.now();
    for (let full = 0; full < SIZE.fulls; full += 1) {
      await load.more(Math.min(SIZE.moves, 1000) / 10);
      const before = await broken();
      disk.fill();
      // All tables notice it, one after the other.
      while ((await broken()) < before + SIZE.games) await new Promise((resolve) => setTimeout(resolve, 50));
      disk.free();
    }
    await load.more(100);
    const seconds = (performance.now() - start) / 1000;
    const heard = await load.end();
    report('SQLite on full disks', heard, seconds);
    expect(judge(heard, storedInFile(file))).toEqual(CLEAN);
    expect([...heard.refused.keys()]).not.toContain('broken');
  } finally {
    await server.kill();
    disk.end();
  }
});

function tryTo(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

function storedInFile(file: string) {
  const database = openDatabase(file);
  const rows = database.prepare('select id, game, version, hash from games').all();
  const actions = database.prepare('select game, version, action from actions order by game, version').all();
  database.close();
  return rows.map(({ id, game, version, hash }) => {
    const own = actions.filter((row) => row['game'] === id);
    return {
      id: String(id),
      game: { ...JSON.parse(String(game)), actions: own.map(({ action }) => JSON.parse(String(action))), version },
      versions: own.map((row) => Number(row['version'])),
      hash: String(hash),
    };
  });
}
