import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSession, hashState, type SessionChange } from '../../../../src/entries/index.ts';
import { must } from '../../../../test/kit/must.ts';
import type { KeptGame, NewGame, Store } from '../src/store.ts';
import { type Postgres, startPostgres } from './kit/postgres.ts';
import { newDatabase } from './kit/server.ts';

/**
 * The stores of the example. Its packages are installed only for these tests, so the compiler does not check the
 * imports.
 */
const SOURCES = new URL('../src/', import.meta.url);
const load = (name: string) => import(new URL(name, SOURCES).href);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end(), 0);

const kinds: Readonly<Record<string, () => Promise<() => Promise<Store>>>> = {
  SQLite: async () => {
    const { openSqlite } = await load('storeSqlite.ts');
    const file = newDatabase();
    return async () => openSqlite(file);
  },
  PostgreSQL: async () => {
    const { openPostgres } = await load('storePostgres.ts');
    await postgres.query('drop table if exists actions, seats, games');
    return () => openPostgres(postgres.url);
  },
};

const PLAYERS = { players: ['Ana', 'Ben', 'Cleo'], seed: 'stores', startingTokens: 'choose', firstPlayer: 0 } as const;

/** A game with its changes: Ana and Ben choose a token, Ana undoes hers and chooses again. */
function story(id: string): { readonly game: NewGame; readonly changes: readonly SessionChange[] } {
  const session = createSession(PLAYERS);
  const { actions, version, ...game } = session.stored();
  const changes: SessionChange[] = [];
  session.subscribe((change) => changes.push(change));
  for (const seat of [0, 1]) session.dispatch(must(session.legalActions(seat)[0]));
  session.undo(0);
  session.dispatch(must(session.legalActions(0)[1]));
  const links = [
    { token: `${id}-ana`, viewer: 0 },
    { token: `${id}-ben`, viewer: 1 },
    { token: `${id}-eve`, viewer: 'spectator' },
  ] as const;
  return { game: { id, game, hash: hashState(session.getState()), places: { links } }, changes };
}

describe.each(Object.entries(kinds))('the store of %s', (_, make) => {
  async function openStore() {
    const open = await make();
    return { open, store: await open() };
  }

  test('returns the stored data, even after reopening', async () => {
    const { open, store } = await openStore();
    const { game, changes } = story('a');
    expect(await store.add(game)).toBe(true);
    expect(await store.load('a')).toEqual({
      game: { ...game.game, actions: [], version: 0 },
      versions: [],
      hash: game.hash,
    });
    for (const change of changes) expect(await store.append('a', change, `hash ${change.version}`)).toBe(true);
    const [, ben, , ana] = changes;
    const kept: KeptGame = {
      game: { ...game.game, actions: [must(ben).action, must(ana).action], version: 4 },
      versions: [2, 4],
      hash: 'hash 4',
    };
    expect(await store.load('a')).toEqual(kept);
    await store.close();
    const again = await open();
    expect(await again.load('a')).toEqual(kept);
    expect(JSON.stringify((await again.load('a'))?.game.options)).toBe(JSON.stringify(game.game.options));
    expect(await again.seatOf('a-ben')).toEqual({ game: 'a', viewer: 1 });
    expect(await again.seatOf('a-eve')).toEqual({ game: 'a', viewer: 'spectator' });
    await again.close();
  });

  test('accepts only the next version and ignores everything else', async () => {
    const { store } = await openStore();
    const { game, changes } = story('a');
    const [first, second] = [must(changes[0]), must(changes[1])];
    await store.add(game);
    expect(await store.append('a', second, 'x')).toBe(false);
    expect(await store.append('b', first, 'x')).toBe(false);
    expect(await store.append('a', first, 'one')).toBe(true);
    const kept = await store.load('a');
    for (const change of [first, { ...must(changes[2]), version: 1 }, must(changes[3])]) {
      expect(await store.append('a', change, 'x')).toBe(false);
    }
    expect(await store.load('a')).toEqual(kept);
    await store.close();
  });

  test('accepts only one of several simultaneous changes', async () => {
    const { open, store } = await openStore();
    const other = await open();
    const { game, changes } = story('a');
    await store.add(game);
    const first = must(changes[0]);
    for (let version = 1; version <= 20; version += 1) {
      const tries = [store, other, store, other].map((each, n) =>
        each.append('a', { ...first, version }, `${version} ${n}`),
      );
      const stored = await Promise.all(tries);
      expect(stored.filter(Boolean)).toHaveLength(1);
      const kept = must(await store.load('a'));
      expect([kept.hash, kept.versions.at(-1)]).toEqual([`${version} ${stored.indexOf(true)}`, version]);
    }
    await Promise.all([store.close(), other.close()]);
  });

  test('returns the versions of games, and nothing for unknown games and links', async () => {
    const { store } = await openStore();
    await store.add(story('a').game);
    await store.add(story('b').game);
    await store.append('b', must(story('b').changes[0]), 'x');
    expect(await store.versions(['a', 'b', 'c'])).toEqual(
      new Map([
        ['a', 0],
        ['b', 1],
      ]),
    );
    expect(await store.versions([])).toEqual(new Map());
    expect(await store.load('c')).toBeUndefined();
    expect(await store.seatOf("' or 1=1 --")).toBeUndefined();
    await store.close();
  });

  test('moves all links to the next game only once', async () => {
    const { store } = await openStore();
    await store.add(story('a').game);
    const next = (id: string): NewGame => ({ ...story(id).game, places: { after: 'a' } });
    expect(await store.add(next('b'))).toBe(true);
    expect(await store.add(next('c'))).toBe(false);
    expect(await store.seatOf('a-ana')).toEqual({ game: 'b', viewer: 0 });
    expect(await store.seatOf('a-eve')).toEqual({ game: 'b', viewer: 'spectator' });
    expect(await store.load('a')).toBeDefined();
    expect(await store.load('c')).toBeUndefined();
    await store.close();
  });

  test('stores a new game completely or not at all', async () => {
    const { store } = await openStore();
    await store.add(story('a').game);
    const { game } = story('b');
    await expect(store.add({ ...game, places: story('a').game.places })).rejects.toThrow();
    expect(await store.load('b')).toBeUndefined();
    await store.close();
  });
});

describe('PostgreSQL that would lose moves', () => {
  test.each(['synchronous_commit'])('is rejected when %s is off', async (name) => {
    const { openPostgres } = await load('storePostgres.ts');
    await expect(openPostgres(`${postgres.url}?options=-c%20${name}%3Doff`)).rejects.toThrow(`${name} is off`);
  });
});
