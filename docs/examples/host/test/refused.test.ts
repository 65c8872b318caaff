import { describe, expect, test } from 'vitest';
import { legalActions } from '../../../../src/entries/index.ts';
import { must } from '../../../../test/kit/must.ts';
import type { Wish } from '../src/messages.ts';
import { type Answer, type Client, connectTo, newGame } from './kit/client.ts';
import { contentsOf, withDatabase } from './kit/database.ts';
import { failedStart, newDatabase, startServer } from './kit/server.ts';

const PLAYERS = { players: ['Ana', 'Ben'], firstPlayer: 0, startingTokens: 'choose' };

/** A server with a game of two players and a client at each seat. */
async function open(settings: Parameters<typeof startServer>[1] = {}) {
  const database = newDatabase();
  const { url } = await startServer(database, settings);
  const tokens = await newGame(url, PLAYERS);
  const [ana, ben] = await Promise.all(tokens.map((token) => connectTo(url, token)));
  return { database, url, token: must(tokens[0]), ana: must(ana), ben: must(ben) };
}

/** A valid request. */
function goodWish(client: Client): Wish & { readonly type: 'act' } {
  const { view, seat, version } = client.table();
  if (seat === 'spectator') throw new Error('This client only watches.');
  return { type: 'act', id: 7, version, action: must(legalActions(view, seat)[0]) };
}

const codesOf = (answer: Answer): string[] => (answer.type === 'refused' ? answer.reasons.map(({ code }) => code) : []);

describe('a page that has joined', () => {
  test('gets a reason for an invalid request, and nothing changes', async () => {
    const { database, token, ana, ben } = await open();
    const good = goodWish(ana);
    const { version } = good;
    const cases: readonly (readonly [Wish | string, string])[] = [
      ['', 'unreadable'],
      ['{"type":"act"', 'unreadable'],
      ['[]', 'unreadable'],
      ['null', 'unreadable'],
      ['{"type":"act","id":7}', 'unreadable'],
      ['{"type":"undo","id":-1,"version":0}', 'unreadable'],
      ['{"type":"rule","id":7,"version":0}', 'unreadable'],
      [JSON.stringify({ ...good, more: 'x'.repeat(5000) }), 'unreadable'],
      [`${'['.repeat(2000)}${']'.repeat(2000)}`, 'unreadable'],
      [{ type: 'join', token }, 'alreadyJoined'],
      [goodWish(ben), 'notYourSeat'],
      [JSON.stringify({ ...good, action: null }), 'notYourSeat'],
      [JSON.stringify({ ...good, action: 'pass' }), 'notYourSeat'],
      [JSON.stringify({ ...good, action: { type: 'pass', seat: '0' } }), 'notYourSeat'],
      [JSON.stringify({ ...good, action: { type: 'cheat', seat: 0 } }), 'malformedAction'],
      [JSON.stringify({ ...good, action: { ...good.action, more: 1 } }), 'malformedAction'],
      [{ ...good, version: version + 1 }, 'staleAction'],
      [{ type: 'undo', id: 7, version }, 'notUndoable'],
    ];
    const before = contentsOf(database);
    for (const [wish, code] of cases) {
      const answer = await ana.ask(wish);
      expect([wish, codesOf(answer)]).toEqual([wish, [code]]);
      expect(answer).toMatchObject({ reasons: [{ message: expect.stringMatching(/^[A-Z].+[.)]$/s) }] });
    }
    expect(contentsOf(database)).toEqual(before);
    expect(ana.heard.filter((text) => text.includes('"table"'))).toHaveLength(1);
    expect(ben.heard).toHaveLength(1);
  });

  test('gets the rule that an illegal action breaks', async () => {
    const { ana } = await open();
    const answer = await ana.ask({ ...goodWish(ana), action: { type: 'pass', seat: 0 } });
    const reason = { code: 'notThisDecision', rule: 'SETUP-39', message: expect.stringContaining('SETUP-39') };
    expect(answer).toMatchObject({ type: 'refused', id: 7, reasons: [reason] });
  });

  test('cannot act or undo twice with the same request', async () => {
    const { database, ana, ben } = await open();
    const good = goodWish(ana);
    expect(await ana.ask(good)).toMatchObject({ type: 'done', id: 7 });
    await ben.until(1);
    expect(codesOf(await ana.ask(good))).toEqual(['staleAction']);
    const undo: Wish = { type: 'undo', id: 8, version: 1 };
    expect(codesOf(await ben.ask(undo))).toEqual(['notUndoable']);
    expect(await ana.ask(undo)).toMatchObject({ type: 'done', id: 8 });
    expect(codesOf(await ana.ask(undo))).toEqual(['notUndoable']);
    expect(contentsOf(database)).toMatchObject({ actions: [], games: [{ version: 2 }] });
  });

  test('is disconnected when it sends too fast or too much, and the others continue', async () => {
    const { url, token, ana, ben } = await open({ perSecond: 1 });
    // Many more than the server allows, even if it reads them slowly.
    const answers = await Promise.all(Array.from({ length: 500 }, () => ana.ask('x')));
    expect(answers.at(-1)).toEqual({ type: 'closed', code: 4000 });
    expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(['unreadable', 'tooFast']));
    const again = await connectTo(url, token);
    expect(await again.ask('x'.repeat(100_000))).toEqual({ type: 'closed', code: expect.any(Number) });
    expect(await ben.ask(goodWish(ben))).toMatchObject({ type: 'done', id: 7 });
  });
});

test('a page without a token gets no seat', async () => {
  const { database, url, ana } = await open();
  const before = contentsOf(database);
  const stranger = await connectTo(url);
  expect(codesOf(await stranger.ask(goodWish(ana)))).toEqual(['notJoined']);
  for (const token of ['', 'x', '0', '__proto__', "' or 1=1 --", 'x'.repeat(3000)]) {
    const other = await connectTo(url);
    expect([token, codesOf(await other.ask({ type: 'join', token }))]).toEqual([token, ['wrongToken']]);
    expect(await other.closed).toBe(4000);
  }
  expect(contentsOf(database)).toEqual(before);
});

test('rejects a new game with invalid options', async () => {
  const { database, url } = await open();
  const before = contentsOf(database);
  const post = (body: string): Promise<Response> => fetch(`${url}/games`, { method: 'POST', body });
  const cases = [
    ['', 400, 'unreadable'],
    ['[]', 400, 'unreadable'],
    ['{}', 400, 'invalidOptions'],
    [JSON.stringify({ players: ['Ana'] }), 400, 'invalidOptions'],
    [JSON.stringify({ ...PLAYERS, actions: [] }), 400, 'invalidOptions'],
    [JSON.stringify({ ...PLAYERS, more: 'x'.repeat(5000) }), 413, 'tooLong'],
  ] as const;
  for (const [body, status, code] of cases) {
    const response = await post(body);
    expect([body, response.status]).toEqual([body, status]);
    expect(await response.json()).toMatchObject({ reasons: [{ code, message: expect.any(String) }] });
  }
  expect((await fetch(`${url}/games`)).status).toBe(404);
  expect((await fetch(`${url}/../package.json`)).status).toBe(404);
  expect(contentsOf(database)).toEqual(before);
});

test('rejects a new game whose options stack the piles', async () => {
  const { database, url } = await open();
  const before = contentsOf(database);
  const post = (deal: unknown): Promise<Response> =>
    fetch(`${url}/games`, { method: 'POST', body: JSON.stringify({ ...PLAYERS, deal }) });
  for (const deal of [{ cards: ['A08', 'A03', 'A06'] }, { unknown: [] }, ['A08'], 'A08']) {
    const response = await post(deal);
    expect([deal, response.status]).toEqual([deal, 400]);
    expect(await response.json()).toMatchObject({
      reasons: [{ code: 'invalidOptions', message: expect.stringMatching(/^deal: /) }],
    });
  }
  expect(contentsOf(database)).toEqual(before);
  // The options of a finished game contain an empty deal and start the next game.
  expect((await post({})).status).toBe(201);
});

test('rejects a new game with a seed', async () => {
  const { database, url } = await open();
  await newGame(url, { ...PLAYERS, seed: 'mine' });
  expect(JSON.stringify(contentsOf(database).games)).not.toContain('mine');
});

test('does not open a game that was changed in the database, but opens other games', async () => {
  const { database, url, token, ana, ben } = await open();
  await ana.ask(goodWish(ana));
  ana.leave();
  ben.leave();
  const [other = ''] = await newGame(url, PLAYERS);
  withDatabase(database, (opened) => opened.prepare("update games set hash = 'changed' where version > 0").run());
  const again = await connectTo(url, token);
  expect(again.heard.map((text) => JSON.parse(text))).toMatchObject([
    { type: 'refused', reasons: [{ code: 'broken' }] },
  ]);
  expect((await connectTo(url, other)).table().version).toBe(0);
});

test('a server that cannot start prints the reason in one sentence', async () => {
  const database = newDatabase();
  const { url } = await startServer(database);
  const cases = [
    [{ DATABASE: database, PORT: new URL(url).port }, /EADDRINUSE.* Another program uses this port/],
    [{ DATABASE: 'postgres://stranger@127.0.0.1:1/none', PORT: '0' }, /ECONNREFUSED.* Is the database running\?/],
    [{ DATABASE: database, PORT: 'x' }, /PORT must be a whole number, but it is x\./],
    [{ DATABASE: '/none/games.db', PORT: '0' }, /unable to open/i],
  ] as const;
  const failures = await Promise.all(cases.map(([env]) => failedStart(env)));
  for (const [n, { output, code }] of failures.entries()) {
    expect(output).toMatch(/^The server cannot start: .+[.?]\n$/);
    expect(output).toMatch(must(cases[n])[1]);
    expect(code).toBe(1);
  }
});

test('a server that is open to the network prints its addresses there', async () => {
  const { urlsOf } = await import(new URL('../src/address.ts', import.meta.url).href);
  const of = (address: string, internal: boolean, family = 'IPv4') => ({ address, internal, family });
  const networks = { lo: [of('127.0.0.1', true)], one: [of('192.168.1.7', false), of('fe80::1', false, 'IPv6')] };
  expect(urlsOf('0.0.0.0', 80, networks)).toEqual(['http://localhost:80/', 'http://192.168.1.7:80/']);
  expect(urlsOf('127.0.0.1', 8080, networks)).toEqual(['http://127.0.0.1:8080/']);
});
