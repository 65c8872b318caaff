import { createRequire } from 'node:module';
import { must } from '../../../../../test/kit/must.ts';
import type { Message, TableMessage, Wish } from '../../src/messages.ts';

/** The links of a new game. */
interface Invitations {
  readonly people: readonly { readonly name: string; readonly token: string }[];
  readonly watch: string;
}

/** The part of `ws`, a dependency of the example, that these tests use. */
interface Socket {
  readonly readyState: number;
  send(text: string, more?: object, sent?: () => void): void;
  pause(): void;
  terminate(): void;
  on(event: 'open' | 'error', listener: () => void): void;
  on(event: 'close', listener: (code: number) => void): void;
  on(event: 'message', listener: (data: unknown) => void): void;
}

const require = createRequire(new URL('../../package.json', import.meta.url));
export const { WebSocket } = require('ws') as { readonly WebSocket: new (url: string, options?: object) => Socket };

/** The server's answer, or `closed` when the connection ended without one. */
export type Answer = Exclude<Message, TableMessage> | { readonly type: 'closed'; readonly code: number };

/** A program at a seat that has only the messages of the server. */
export interface Client {
  /** Every message as received. */
  readonly heard: string[];
  /** The most recent table, with all events so far. */
  table(): TableMessage;
  /** Sends a request, or any value, and waits for the answer. */
  ask(wish: Wish | string): Promise<Answer>;
  /** Sends any value without waiting. */
  send(text: string): void;
  /** Waits until the table has this version. Returns `false` if the connection ends first. */
  until(version: number): Promise<boolean>;
  /** Resolves with the close code when the connection has ended. */
  readonly closed: Promise<number>;
  leave(): void;
}

/** Connects to a server and joins the seat of the token, if any. */
export async function connectTo(url: string, token?: string, options: object = {}): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket/${token?.split('.')[0] ?? ''}`, options);
  const heard: string[] = [];
  const answers: Answer[] = [];
  const waiting = new Set<() => void>();
  let table: TableMessage | undefined;
  let end: Answer | undefined;

  function wake(): void {
    for (const look of [...waiting]) look();
  }

  /** Waits until a condition is true. */
  function wait<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  }

  socket.on('message', (data) => {
    const text = String(data);
    const message: Message = JSON.parse(text);
    heard.push(text);
    if (message.type === 'table') {
      const before = table?.events.slice(0, message.from) ?? [];
      table = { ...message, events: [...before, ...message.events] };
    } else answers.push(message);
    wake();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      end = { type: 'closed', code };
      wake();
      resolve(code);
    });
  });
  await new Promise<void>((resolve) => {
    socket.on('open', resolve);
    socket.on('error', resolve);
  });

  const client: Client = {
    heard,
    closed,
    table: () => must(table),
    ask(wish) {
      socket.send(typeof wish === 'string' ? wish : JSON.stringify(wish));
      return wait(() => answers.shift() ?? end);
    },
    send: (text) => socket.send(text),
    until: (version) => wait(() => (must(table).version >= version ? true : end === undefined ? undefined : false)),
    leave: () => socket.terminate(),
  };
  if (token !== undefined) {
    socket.send(JSON.stringify({ type: 'join', token }));
    await wait(() => table ?? answers[0] ?? end);
  }
  return client;
}

/** Connects from another address of this machine. */
export const connectFrom = (localAddress: string, url: string, token?: string): Promise<Client> =>
  connectTo(url, token, { localAddress });

/** Starts a game and returns its links. */
export async function invite(url: string, options: object): Promise<Invitations> {
  // A server with a slow database answers that it is busy.
  for (let tries = 0; tries < 10; tries += 1) {
    const response = await fetch(`${url}/games`, { method: 'POST', body: JSON.stringify(options) });
    if (response.ok) return (await response.json()) as Invitations;
    if (response.status < 500) throw new Error(`No game was started: ${await response.text()}`);
  }
  throw new Error('No game was started in ten tries.');
}

/** Starts a game and returns the token of each seat. */
export async function newGame(url: string, options: object): Promise<readonly string[]> {
  return (await invite(url, options)).people.map(({ token }) => token);
}
