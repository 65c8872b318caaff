import { createRequire } from 'node:module';
import type { Message, TableMessage, Wish } from '../../../docs/examples/host/src/messages.ts';
import { must } from '../../kit/must.ts';

/** The links of a new game. */
interface Invitations {
  readonly people: readonly { readonly name: string; readonly token: string }[];
  readonly watch: string;
}

/** What these tests use of `ws`, which the example brings. */
interface Socket {
  readonly readyState: number;
  send(text: string, more?: object, sent?: () => void): void;
  pause(): void;
  terminate(): void;
  on(event: 'open' | 'error', listener: () => void): void;
  on(event: 'close', listener: (code: number) => void): void;
  on(event: 'message', listener: (data: unknown) => void): void;
}

const require = createRequire(new URL('../../../docs/examples/host/package.json', import.meta.url));
export const { WebSocket } = require('ws') as { readonly WebSocket: new (url: string, options?: object) => Socket };

/** What the server has answered, or that the connection has ended without an answer. */
export type Answer = Exclude<Message, TableMessage> | { readonly type: 'closed'; readonly code: number };

/** A program at a seat. It knows what the server sends and nothing else. */
export interface Client {
  /** Every message as it came. */
  readonly heard: string[];
  /** The table as it was sent last, with all events so far. */
  table(): TableMessage;
  /** Sends a wish, or anything, and waits for the answer. */
  ask(wish: Wish | string): Promise<Answer>;
  /** Sends anything, and waits for nothing. */
  send(text: string): void;
  /** Waits until the table has this version; `false` if the connection ends before. */
  until(version: number): Promise<boolean>;
  /** Ends when the connection has ended, with its code. */
  readonly closed: Promise<number>;
  leave(): void;
}

/** Connects to a server. With a token it takes its seat first. */
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

  /** Waits until something is there. */
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

/** Starts a game, and returns its links. */
export async function invite(url: string, options: object): Promise<Invitations> {
  // A server whose database is slow to answer says so.
  for (let tries = 0; tries < 10; tries += 1) {
    const response = await fetch(`${url}/games`, { method: 'POST', body: JSON.stringify(options) });
    if (response.ok) return (await response.json()) as Invitations;
    if (response.status < 500) throw new Error(`No game was started: ${await response.text()}`);
  }
  throw new Error('No game was started in ten tries.');
}

/** Starts a game, and returns the token of each seat. */
export async function newGame(url: string, options: object): Promise<readonly string[]> {
  return (await invite(url, options)).people.map(({ token }) => token);
}
