import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createSession,
  hashState,
  legalActions,
  type Session,
  type SessionChange,
} from '../../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../../src/entries/testing.ts';
import { ALL_MODES, optionsOf } from '../../../../test/kit/modes.ts';
import { must } from '../../../../test/kit/must.ts';
import { buildVersionTwo, loadVersionTwo } from '../../../../test/versions/build.ts';
import { outcomeTable } from '../../../../test/versions/outcomes.ts';
import type { Store } from '../src/store.ts';
import { type Client, connectFrom } from './kit/client.ts';
import { newDatabase, startServer } from './kit/server.ts';

/** Number of games, in all modes. Set it with HOST_DAYS, for example HOST_DAYS=1000. */
const GAMES = Number(process.env['HOST_DAYS'] ?? ALL_MODES.length);
const outcomes = outcomeTable(GAMES > ALL_MODES.length);
/** Number of games played at the same time. */
const AT_ONCE = 4;

const SOURCES = new URL('../src/', import.meta.url);
const library = mkdtempSync(join(tmpdir(), 'version-2-'));
let two: Awaited<ReturnType<typeof loadVersionTwo>>;
beforeAll(async () => {
  await buildVersionTwo(library, ['index', 'bots', 'drawing', 'campaign']);
  two = await loadVersionTwo(library);
});
afterAll(() => rmSync(library, { recursive: true }));

type Rules = Pick<typeof two, 'legalActions'>;
const ONE: Rules = { legalActions };

/** A stored game and the same game in a library session. Both must always have the same state. */
interface Lasting {
  readonly name: string;
  readonly address: string;
  readonly tokens: readonly string[];
  readonly draw: () => number;
  session: Session;
}

/** Plays Luna's turns, as any open table does. */
function playLuna(session: Session): void {
  for (let [due] = session.pending(); due?.kind === 'lunaTurn'; [due] = session.pending())
    session.dispatch({ type: 'lunaTurn', seat: due.seat });
}

async function storeGame(store: Store, n: number): Promise<Lasting> {
  const mode = must(ALL_MODES[n % ALL_MODES.length]);
  const draw = drawFor(`days ${n}`);
  const session = createSession(optionsOf(mode, n));
  const { actions, version, ...game } = session.stored();
  const id = `game-${n}`;
  const tokens = game.options.players.map((_, seat) => `${id}.${seat}`);
  const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
  const links = tokens.map((token, viewer) => ({ token: digest(token), viewer }));
  await store.add({ id, game, hash: hashState(session.getState()), places: { links } });
  const changes: { readonly change: SessionChange; readonly hash: string }[] = [];
  session.subscribe((change) => changes.push({ change, hash: hashState(session.getState()) }));
  for (let left = Math.floor(200 * draw()); left > 0 && !session.isOver(); left -= 1) {
    playLuna(session);
    if (!session.isOver()) session.dispatch(chooseRandomly(draw, session.legalActions()));
  }
  for (const { change, hash } of changes) expect(await store.append(id, change, hash)).toBe(true);
  return { name: mode.name, address: `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`, tokens, draw, session };
}

const sitDown = (url: string, { address, tokens }: Lasting): Promise<readonly Client[]> =>
  Promise.all(tokens.map((token) => connectFrom(address, url, token)));

async function expectSame(clients: readonly Client[], session: Session): Promise<void> {
  for (const client of clients) {
    expect(await client.until(session.version)).toBe(true);
    const { seat, view, version, events } = client.table();
    expect(version).toBe(session.version);
    expect(view).toEqual(session.getView(seat));
    expect(events).toEqual(session.events(seat));
  }
}

async function playOn(url: string, game: Lasting, rules: Rules, moves: number): Promise<void> {
  const { session, draw } = game;
  const clients = await sitDown(url, game);
  playLuna(session);
  await expectSame(clients, session);
  for (let left = moves; left > 0 && !session.isOver(); left -= 1) {
    const { seat } = must(session.pending()[0]);
    const client = must(clients[seat]);
    const { view, version } = client.table();
    const action = chooseRandomly(draw, rules.legalActions(view, seat));
    expect(await client.ask({ type: 'act', id: 1, version, action })).toMatchObject({ type: 'done', id: 1 });
    session.dispatch(action);
    playLuna(session);
    await Promise.all(clients.map((each) => each.until(session.version)));
  }
  await expectSame(clients, session);
  for (const client of clients) client.leave();
}

async function each(games: readonly Lasting[], visit: (game: Lasting) => Promise<void>): Promise<void> {
  const left = [...games];
  const visitAll = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await visit(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitAll));
}

test('games continue after a restart and an update, or are refused with the rule that changed', async () => {
  const database = newDatabase();
  const { openSqlite } = await import(new URL('storeSqlite.ts', SOURCES).href);
  const store: Store = openSqlite(database);
  const games: Lasting[] = [];
  for (let n = 0; n < GAMES; n += 1) games.push(await storeGame(store, n));
  await store.close();

  const first = await startServer(database);
  await each(games, (game) => playOn(first.url, game, ONE, 3));
  first.signal('SIGTERM');
  await first.dead;

  const lasting: Lasting[] = [];
  const updated = await startServer(database, { library });
  await each(games, async (game) => {
    const resumed = two.resumeSession(game.session.stored());
    if (resumed.outcome === 'malformed' || resumed.outcome === 'differs') throw new Error(resumed.outcome);
    outcomes.count(game.name, resumed.outcome);
    if (resumed.outcome === 'same') {
      game.session = resumed.session;
      lasting.push(game);
      // The first game and every twentieth after it are played to the end.
      return playOn(updated.url, game, two, lasting.length % 20 === 1 ? Number.POSITIVE_INFINITY : 3);
    }
    const { rule } = must(resumed.violations[0]);
    for (const client of await sitDown(updated.url, game)) {
      expect(await client.closed).toBe(4000);
      expect(client.heard.map((text) => JSON.parse(text))).toMatchObject([
        { type: 'refused', id: null, reasons: [{ code: 'gameStops', rule, message: expect.stringContaining(rule) }] },
      ]);
    }
  });
  await updated.kill();
  const again = await startServer(database, { library });
  await each(lasting, (game) => playOn(again.url, game, two, 1));
  // With the previous rules, the other games can still be continued.
  await again.kill();
  const before = await startServer(database);
  await each(
    games.filter((game) => !lasting.includes(game)),
    (game) => playOn(before.url, game, ONE, 1),
  );
  expect(outcomes.seen()).toEqual(['same', 'stops']);
});
