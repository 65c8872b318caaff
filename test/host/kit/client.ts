import { createRequire } from 'node:module';
import type { Message, TableMessage, Wish } from '../../../docs/examples/host/src/messages.ts';
import { must } from '../../kit/must.ts';

/** What these tests use of `ws`, which the example brings. */
interface Socket {
  send(text: string): void;
  terminate(): void;
  on(event: 'open' | 'error', listener: () => void): void;
  on(event: 'close', listener: (code: number) => void): void;
  on(event: 'message', listener: (data: unknown) => void): void;
}

const require = createRequire(new URL('../../../docs/examples/host/package.json', import.meta.url));
const { WebSocket } = require('ws') as { readonly WebSocket: new (url: string) => Socket };

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
  /** Waits until the table has this version; `false` if the connection ends before. */
  until(version: number): Promise<boolean>;
  /** Ends when the connection has ended, with its code. */
  readonly closed: Promise<number>;
  leave(): void;
}

/** Connects to a server. With a token it takes its seat first. */
export async function connectTo(url: string, token?: string): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
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
    until: (version) => wait(() => (must(table).version >= version ? true : end === undefined ? undefined : false)),
    leave: () => socket.terminate(),
  };
  if (token !== undefined) {
    socket.send(JSON.stringify({ type: 'join', token }));
    await wait(() => table ?? answers[0] ?? end);
  }
  return client;
}

/** Starts a game, and returns the token of each seat. */
export async function newGame(url: string, options: object): Promise<readonly string[]> {
  const response = await fetch(`${url}/games`, { method: 'POST', body: JSON.stringify(options) });
  const { people } = (await response.json()) as { readonly people: readonly { readonly token: string }[] };
  return people.map(({ token }) => token);
}
