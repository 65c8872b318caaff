import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { bucket } from './bucket.ts';
import type { House } from './house.ts';
import { LONGEST_MESSAGE, type Message, readWish, refusal } from './messages.ts';
import type { Guest, Table } from './table.ts';

const MOST_SOCKETS = 500;
/** Beyond this the connection ends before the message is read. */
const LONGEST_FRAME = 16 * LONGEST_MESSAGE;
/** A page that cannot keep up is cut off, so that its messages do not fill the memory. */
const MOST_UNSENT = 4_000_000;
const HEARTBEAT = 30_000;
/** A private code of WebSockets: the page shall not try again. */
const FOR_GOOD = 4000;
const AGAIN = 1013;

/** Connects pages with their tables. Each may send so many messages in a second, and for a moment three times as many. */
export function openSockets(server: Server, house: House, perSecond: number): void {
  const sockets = new WebSocketServer({ server, path: '/socket', maxPayload: LONGEST_FRAME, perMessageDeflate: false });
  const heard = new WeakSet<WebSocket>();

  sockets.on('connection', (socket) => {
    socket.on('error', () => socket.terminate());
    heard.add(socket);
    socket.on('pong', () => heard.add(socket));
    if (sockets.clients.size > MOST_SOCKETS) socket.close(AGAIN);
    else welcome(socket, house, bucket(3 * perSecond, perSecond));
  });

  // A connection that was lost without a word would stay for ever.
  setInterval(() => {
    for (const socket of sockets.clients) {
      if (!heard.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT).unref();
}

/** Serves one page: it joins with its token, then it sends what its person wishes. */
function welcome(socket: WebSocket, house: House, isAllowed: () => boolean): void {
  let joined: { readonly table: Table; readonly guest: Guest } | undefined;

  function send(message: Message): void {
    if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
    else socket.send(JSON.stringify(message));
  }

  function refuse(code: string, sentence: string): void {
    send({ type: 'refused', id: null, reasons: [refusal(code, sentence)] });
  }

  function refuseForGood(code: string, sentence: string): void {
    refuse(code, sentence);
    socket.close(FOR_GOOD);
  }

  function join(token: string): void {
    const found = house.find(token);
    if (joined !== undefined) refuse('alreadyJoined', 'You sit here already.');
    else if (found === undefined)
      refuseForGood('wrongToken', 'This link leads to no seat. Ask for your link once more.');
    else {
      joined = { table: found.table, guest: { seat: found.seat, send, leave: () => socket.close(AGAIN) } };
      joined.table.join(joined.guest);
    }
  }

  function receive(text: string): void {
    const wish = text.length > LONGEST_MESSAGE ? undefined : readWish(text);
    if (wish === undefined) refuse('unreadable', 'This message is too long or cannot be read.');
    else if (wish.type === 'join') join(wish.token);
    else if (joined === undefined) refuse('notJoined', 'First take your seat.');
    else joined.table.receive(joined.guest, wish);
  }

  socket.on('message', (data) => {
    try {
      if (isAllowed()) receive(String(data));
      else refuseForGood('tooFast', 'You send too many messages.');
    } catch (error) {
      // For example a game of another version of the rules. It concerns this table only.
      console.error(error);
      refuseForGood('broken', 'The server cannot open this game. Its host finds the reason in the log of the server.');
    }
  });
  socket.on('close', () => {
    if (joined === undefined) return;
    joined.table.leave(joined.guest);
    house.tidy();
  });
}
