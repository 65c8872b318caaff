import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Action, legalActions, type Viewer } from '../../../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../../../src/entries/testing.ts';
import { must } from '../../../../../test/kit/must.ts';
import type { Message, TableMessage, Wish } from '../../src/messages.ts';
import { invite, WebSocket } from './client.ts';

/** A change confirmed to a page. */
interface Acknowledged {
  readonly game: string;
  readonly version: number;
  /** `null` for an undo. */
  readonly action: Action | null;
}

/** The messages received by all pages. */
export interface GameChange {
  readonly acknowledged: Acknowledged[];
  /** The digest of every view, by game, version and viewer. */
  readonly views: Map<string, string>;
  /** Versions at which two pages saw different tables. */
  readonly forks: string[];
  /** Milliseconds from a move to its answer, and from the answer to the table on a page of another server. */
  readonly answers: number[];
  readonly crossings: number[];
  readonly refused: Map<string, number>;
  /** Games with an undo. */
  readonly takenBack: Set<string>;
}

export interface Plan {
  /** The thinking time between two moves in milliseconds. */
  readonly think: number;
  /** The server to which a page connects. */
  readonly urlOf: (game: number, seat: number) => string;
  readonly games: number;
}

/** Returns the same digest for equal values, regardless of the order of keys. */
export function digestOf(value: unknown): string {
  const sorted = (_: string, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each;
  return createHash('sha1').update(JSON.stringify(value, sorted)).digest('base64');
}

/** Milliseconds without a confirmation after which all games must be dead. */
const SILENCE = 60_000;

const MODES = [
  { players: ['Ana', 'Ben'], startingTokens: 'choose' },
  { players: ['Ana', 'Ben', 'Cleo', 'Dan'], missions: true },
  { players: ['Ana', 'Ben'], luna: { level: 2 }, board: 'belt', menace: true },
  { players: ['Ana', 'Ben', 'Cleo'], board: 'belt' },
  { players: ['Ana'], luna: { level: 4 } },
] as const;

/** Makes programs play many games until `end` is called. */
export async function playMany({ games, think, urlOf }: Plan) {
  const heard: GameChange = {
    acknowledged: [],
    views: new Map(),
    forks: [],
    answers: [],
    crossings: [],
    refused: new Map(),
    takenBack: new Set(),
  };
  const answered = new Map<string, number>();
  let isOver = false;
  const pages: Promise<void>[] = [];

  for (let game = 0; game < games; game += 1) {
    const options = must(MODES[game % MODES.length]);
    const { people, watch } = await invite(urlOf(game, 0), options);
    for (const [seat, { token }] of people.entries()) pages.push(page(game, seat, token));
    // A second device of the first player and a spectator, on other servers.
    if (game % 5 === 0) pages.push(page(game, people.length, must(people[0]).token, false));
    if (game % 5 === 1) pages.push(page(game, people.length, watch, false));
  }

  /** A page that reconnects whenever its connection ends. */
  async function page(game: number, seat: number, token: string, plays = true): Promise<void> {
    const draw = drawFor(`load ${game} ${seat}`);
    while (!isOver) {
      await visit(urlOf(game, seat), game, token, plays, draw).catch(() => undefined);
      await setTimeout(50 + 300 * draw());
    }
  }

  function visit(url: string, game: number, token: string, plays: boolean, draw: () => number): Promise<void> {
    const [id = ''] = token.split('.');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket/${id}`);
    const send = (wish: Wish) => socket.readyState === 1 && socket.send(JSON.stringify(wish));
    let wish: { readonly action: Action | null; readonly game: string; readonly at: number } | undefined;
    let wishes = 0;
    let table: TableMessage | undefined;

    function note(message: TableMessage): void {
      const key = `${message.game} ${message.version} ${message.seat}`;
      const digest = digestOf(message.view);
      const before = heard.views.get(key);
      if (before !== undefined && before !== digest) heard.forks.push(key);
      heard.views.set(key, digest);
      const since = answered.get(`${message.game} ${message.version}`);
      if (since !== undefined) heard.crossings.push(performance.now() - since);
    }

    async function act(): Promise<void> {
      const now = table;
      if (!plays || wish !== undefined || now === undefined || now.seat === 'spectator' || isOver) return;
      if (now.record !== null) return rematch();
      const legal = legalActions(now.view, now.seat);
      const undoes = game % 5 === 3 && now.canUndo && draw() < 0.1;
      if (legal.length === 0 && !undoes) return;
      const action = undoes ? null : chooseRandomly(draw, legal);
      wish = { action, game: now.game, at: performance.now() };
      if (think > 0) await setTimeout(think * 2 * draw());
      wishes += 1;
      wish = { ...wish, at: performance.now() };
      if (action === null) heard.takenBack.add(now.game);
      const { version } = now;
      send(action === null ? { type: 'undo', id: wishes, version } : { type: 'act', id: wishes, version, action });
    }

    async function rematch(): Promise<void> {
      await setTimeout(200 + 2000 * draw());
      send({ type: 'rematch', id: 0 });
    }

    function receive(message: Message): void {
      if (message.type === 'table') {
        table = message;
        note(message);
      } else if (message.type === 'rematch') socket.terminate();
      else if (message.type === 'refused') {
        for (const { code } of message.reasons) heard.refused.set(code, (heard.refused.get(code) ?? 0) + 1);
        wish = undefined;
      } else if (message.id !== 0 && wish !== undefined) {
        const now = performance.now();
        heard.answers.push(now - wish.at);
        answered.set(`${wish.game} ${message.version}`, now);
        heard.acknowledged.push({ game: wish.game, version: message.version, action: wish.action });
        wish = undefined;
      }
      act();
    }

    return new Promise((resolve) => {
      const look = setInterval(() => isOver && socket.terminate(), 50);
      socket.on('open', () => send({ type: 'join', token }));
      socket.on('message', (data) => receive(JSON.parse(String(data))));
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        clearInterval(look);
        resolve();
      });
    });
  }

  return {
    heard,
    /** Waits until this many more changes are confirmed, or until all games must be dead. */
    async more(count: number): Promise<void> {
      const { acknowledged } = heard;
      const end = acknowledged.length + count;
      let last = { count: 0, at: performance.now() };
      while (acknowledged.length < end && performance.now() - last.at < SILENCE) {
        await setTimeout(20);
        if (acknowledged.length > last.count) last = { count: acknowledged.length, at: performance.now() };
      }
    },
    async end(): Promise<GameChange> {
      isOver = true;
      await Promise.all(pages);
      return heard;
    },
  };
}

/** Returns a percentile of some values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length * percent) / 100)] ?? 0) * 10) / 10;
}

export const viewerOf = (text: string): Viewer => (text === 'spectator' ? text : Number(text));
