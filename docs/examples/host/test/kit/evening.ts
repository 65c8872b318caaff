import { expect } from 'vitest';
import {
  type CreateGameOptions,
  createSession,
  hashState,
  legalActions,
  replay,
  type Seat,
} from '../../../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../../../src/entries/testing.ts';
import { must } from '../../../../../test/kit/must.ts';
import type { TableMessage, Wish } from '../../src/messages.ts';
import { type Answer, type Client, connectTo, newGame } from './client.ts';
import { actionsIn, gameIn, optionsIn } from './database.ts';
import type { Server } from './server.ts';

/** A request of a seat and the server's answer. */
export interface Taken {
  readonly seat: Seat;
  readonly wish: Wish;
  readonly answer: Answer;
}

/** Starts a game between programs, and the same game in a session of the library. They must never differ. */
export async function spend(server: Server, database: string, options: Omit<CreateGameOptions, 'seed'>) {
  const tokens = await newGame(server.url, options);
  const seats = tokens.map((_, seat) => seat);
  const control = createSession(optionsIn(database));
  const draw = drawFor(`evening ${JSON.stringify(options)}`);
  const heard: string[][] = tokens.map(() => []);
  let clients: readonly Client[] = [];

  async function connect({ url }: Server): Promise<void> {
    clients = await Promise.all(tokens.map((token) => connectTo(url, token)));
  }

  /** A request based only on a view, sometimes an undo. */
  function wishOf({ seat, version, view, canUndo }: TableMessage): Wish | undefined {
    if (seat === 'spectator') return undefined;
    if (canUndo && draw() < 0.1) return { type: 'undo', id: 1, version };
    const legal = legalActions(view, seat);
    return legal.length === 0 ? undefined : { type: 'act', id: 1, version, action: chooseRandomly(draw, legal) };
  }

  /** Applies the request in the session too. */
  function follow({ seat, wish }: Taken): void {
    const isDone = wish.type === 'act' ? control.dispatch(wish.action).ok : control.undo(seat);
    expect(isDone).toBe(true);
    for (let [due] = control.pending(); due?.kind === 'lunaTurn'; [due] = control.pending()) {
      control.dispatch({ type: 'lunaTurn', seat: due.seat });
    }
  }

  /** Expects that every seat has the view of the session. Returns `false` if a connection ends first. */
  async function expectSame(): Promise<boolean> {
    const isThere = await Promise.all(clients.map((client) => client.until(control.version)));
    if (isThere.includes(false)) return false;
    for (const client of clients) {
      const { seat, version, view, events } = client.table();
      expect(version).toBe(control.version);
      expect(view).toEqual(control.getView(seat));
      expect(events).toEqual(control.events(seat));
    }
    for (const [seat, client] of clients.entries()) heard[seat]?.push(...client.heard.splice(0));
    return true;
  }

  /** Sends a request from a seat that has one. */
  async function step(): Promise<Taken> {
    const first = Math.floor(draw() * seats.length);
    for (const seat of [...seats.slice(first), ...seats.slice(0, first)]) {
      const client = must(clients[seat]);
      const wish = wishOf(client.table());
      if (wish !== undefined) return { seat, wish, answer: await client.ask(wish) };
    }
    throw new Error('No seat has a legal action.');
  }

  /** Expects the same final game in the record, the database and every view. */
  function expectEnd(): void {
    for (const client of clients) {
      const record = must(client.table().record);
      expect(record.actions).toEqual(control.actions);
      const hash = hashState(replay(record));
      expect(hash).toBe(hashState(control.getState()));
      expect(gameIn(database)).toMatchObject({ hash, version: control.version });
      expect(actionsIn(database)).toEqual(control.actions);
    }
  }

  await connect(server);
  return {
    connect,
    step,
    follow,
    expectSame,
    expectEnd,
    control,
    /** The messages of each seat so far. */
    heard,
    /** The newest version received by any seat. */
    version: () => Math.max(...clients.map((client) => client.table().version)),
    isOver: () => control.isOver(),
  };
}
