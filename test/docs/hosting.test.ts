import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action, GameView, Seat, StoredGame } from '../../src/entries/index.ts';
import { createSession, isOver, legalActions } from '../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../src/entries/testing.ts';
import { textOf } from '../kit/docs.ts';
import { EVENT_TYPES, LEARNED } from '../kit/eventTypes.ts';
import { must } from '../kit/must.ts';
import { IS_WHOLE_PROOF } from '../kit/soak.ts';

test('the page on decisions lists the events that prevent undo', () => {
  const [, sentence = ''] = /newly drawn components: ([^.]*)\./.exec(textOf('docs/decisions.md')) ?? [];
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, type]) => type);
  const revealing = EVENT_TYPES.filter((type) => LEARNED[type] !== null);
  expect(named.sort()).toEqual([...revealing].sort());
});

/** Number of stored actions after each of which the server is killed. */
const KILLS = IS_WHOLE_PROOF ? Number.POSITIVE_INFINITY : 30;

interface Seen {
  readonly version: number;
  readonly view: GameView;
}
type Receive = (sender: Seat, request: Action | 'undo', version: number) => readonly string[];

describe('the crash-safe server of the page on servers', () => {
  /** Survives a crash, like the last view and the messages of each client. */
  let database: string | undefined;
  let seen: Seen[];
  let told: object[][];
  let saves: number;
  let halted: unknown[];
  let isFull: boolean;
  /** Number of actions to store before the server is killed. Everything after that is lost. */
  let left: number;
  let open: () => Receive;

  beforeAll(async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) }); // the same game every time
    vi.stubGlobal('load', () => (database === undefined ? undefined : JSON.parse(database)));
    vi.stubGlobal('save', (game: StoredGame) => {
      if (left === 0) return;
      if (isFull) throw new Error('the disk is full');
      if (database !== undefined && (game.version ?? 0) > JSON.parse(database).version) {
        saves += 1;
        left -= 1;
      }
      database = JSON.stringify(game);
    });
    vi.stubGlobal('halt', (error: unknown) => {
      left = 0;
      halted.push(error);
    });
    vi.stubGlobal('send', (seat: Seat, message: object) => {
      if (left === 0) return;
      told[seat]?.push(message);
      if ('view' in message) seen[seat] = message as Seen;
    });
    ({ openTable: open } = await import('../../docs/examples/hosting.ts'));
  });
  beforeEach(() => {
    database = undefined;
    [seen, told, saves, left, halted, isFull] = [[], [[], []], 0, Number.POSITIVE_INFINITY, [], false];
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  const lastSeen = (seat: Seat): Seen => must(seen[seat]);
  const stored = (): StoredGame => JSON.parse(must(database));

  /** Returns a random request of a client that has only its view. Sometimes it is an undo. */
  function requestOf(seat: Seat, draw: () => number): Action | 'undo' | undefined {
    const legal = legalActions(lastSeen(seat).view, seat);
    if (draw() < 0.1) return 'undo';
    return legal.length === 0 ? undefined : chooseRandomly(draw, legal);
  }

  function expectEnd(): void {
    const session = createSession(stored());
    expect(session.isOver()).toBe(true);
    for (const seat of [0, 1]) {
      expect(told[seat]?.at(-1)).toEqual({ record: session.record() });
      expect(lastSeen(seat).view).toEqual(session.getView(seat));
    }
  }

  test('rejects actions for another seat, illegal actions with their rule, and stale actions', () => {
    const receive = open();
    expect(receive(1, { type: 'pass', seat: 0 }, 0)).toEqual(['This is not your seat.']);
    expect(receive(0, null as never, 0)).toEqual(['This is not your seat.']);
    expect(receive(0, 'undo', 0)).toEqual(['This cannot be undone.']);
    expect(receive(0, { type: 'pass', seat: 0 }, 0)).toEqual([
      expect.stringMatching(/\(SETUP-42, rulebook, set-up pages\)$/),
    ]);
    const seat = must([0, 1].find((each) => legalActions(lastSeen(each).view, each).length > 0));
    const [first] = legalActions(lastSeen(seat).view, seat);
    expect(receive(seat, must(first), 0)).toEqual([]);
    expect(receive(seat, must(first), 0)).toEqual([expect.stringContaining('The game changed after you chose')]);
  });

  test('lets two clients play a whole game from their views', () => {
    const draw = drawFor('hosting');
    const receive = open();
    for (let turn = 0; turn < 5000 && !isOver(lastSeen(0).view); turn += 1) {
      const request = requestOf(turn % 2, draw);
      const refused = request === undefined ? [] : receive(turn % 2, request, lastSeen(turn % 2).version);
      if (request !== 'undo') expect(refused).toEqual([]);
    }
    expectEnd();
  });

  test('loses no action when the server is killed after storing it', () => {
    const draw = drawFor('killed');
    let lives = 0;
    let receive = open();
    for (let turn = 0; turn < 5000; turn += 1) {
      const before = database;
      if (left === 0 || saves < KILLS) {
        lives += 1;
        left = saves < KILLS ? 1 : Number.POSITIVE_INFINITY;
        receive = open();
        if (left === 0) continue; // Luna has taken her turn
      }
      if (isOver(lastSeen(0).view)) break;
      const seat = turn % 2;
      const request = requestOf(seat, draw);
      if (request !== undefined) receive(seat, request, lastSeen(seat).version);
      if (left === 0) expect(database).not.toBe(before);
    }
    expect(saves).toBeGreaterThan(100);
    expect(lives).toBeGreaterThanOrEqual(Math.min(saves, KILLS));
    expectEnd();
  });

  test('does not announce a change that it could not store', () => {
    const receive = open();
    const before = told.map((messages) => messages.length);
    const seat = must([0, 1].find((each) => legalActions(lastSeen(each).view, each).length > 0));
    isFull = true;
    receive(seat, must(legalActions(lastSeen(seat).view, seat)[0]), lastSeen(seat).version);
    expect(halted).toEqual([new Error('the disk is full')]);
    expect(told.map((messages) => messages.length)).toEqual(before);
  });

  test('undoes only once when the same undo is requested twice', () => {
    const receive = open();
    const draw = drawFor('twice');
    let undone = false;
    for (let turn = 0; turn < 200 && !undone; turn += 1) {
      const request = requestOf(turn % 2, () => Math.max(0.1, draw()));
      if (request === undefined) continue;
      receive(turn % 2, request, lastSeen(turn % 2).version);
      const { version } = lastSeen(turn % 2);
      undone = receive(turn % 2, 'undo', version).length === 0;
      if (undone) expect(receive(turn % 2, 'undo', version)).toEqual(['This cannot be undone.']);
    }
    expect(undone).toBe(true);
  });

  test('sends neither the seed nor the planned cards of other seats', () => {
    const draw = drawFor('secrets');
    const receive = open();
    const { seed } = stored().options;
    for (let turn = 0; turn < 60; turn += 1) {
      const request = requestOf(turn % 2, draw);
      if (request !== undefined) receive(turn % 2, request, lastSeen(turn % 2).version);
    }
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(told)).not.toContain(seed);
    const plans = told[0]?.flatMap((message) => ('change' in message ? [message.change] : [])) ?? [];
    const planned = plans
      .map((change) => (change as { action: Action }).action)
      .filter(({ type }) => type === 'planCard');
    for (const action of planned) expect('card' in action && action.card === '?').toBe(action.seat === 1);
    expect(new Set(planned.map(({ seat }) => seat)).size).toBe(2);
  });
});
