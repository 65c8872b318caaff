import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, isAllowedHost, isOwnOrigin } from './address.ts';
import { bucket, buckets } from './bucket.ts';
import { UnplayableGame } from './game.ts';
import type { House } from './house.ts';
import { log } from './log.ts';
import { LONGEST_MESSAGE, type Message, type Reason, readWish, refusal } from './messages.ts';
import { count, measure } from './metrics.ts';
import type { Settings } from './settings.ts';

/** Beyond this the connection ends before the message is read. */
const LONGEST_FRAME = 16 * LONGEST_MESSAGE;
/** A page that cannot keep up is cut off, so that its messages do not fill the memory. */
const MOST_UNSENT = 250_000;
/** So long, in milliseconds, a page may take to answer that the connection ends. */
const FAREWELL = 2000;
/** Somebody may connect so often at once, and so often in a second: all of a household, after the server was away. */
const CONNECTIONS = { most: 100, perSecond: 10 };
/** A private code of WebSockets: the page shall not try again. */
const FOR_GOOD = 4000;
const AGAIN = 1013;

/** Connects pages with their tables. */
export function openSockets(server: Server, house: House, settings: Settings) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME, perMessageDeflate: false });
  const heard = new WeakSet<WebSocket>();
  /** Those who have not taken their seat, the oldest first. */
  const waiting = new Set<WebSocket>();
  const perAddress = new Map<string, number>();
  const mayConnect = buckets(CONNECTIONS.most, CONNECTIONS.perSecond);

  measure('skymines_sockets', () => sockets.clients.size);

  /** The status with which a connection is refused. */
  function refusalOf(request: IncomingMessage, address: string): number | undefined {
    if (!/^\/socket(\/[\w-]*)?$/.test(request.url ?? '')) return 404;
    if (!isAllowedHost(request, settings.allowedHosts)) return 421;
    if (!isOwnOrigin(request)) return 403;
    if (!mayConnect(address) || (perAddress.get(address) ?? 0) >= settings.socketsPerAddress) return 429;
    if (sockets.clients.size < settings.sockets) return undefined;
    // Whoever takes no seat makes room for others.
    const [oldest] = waiting;
    if (oldest === undefined) return 503;
    waiting.delete(oldest);
    oldest.terminate();
    return undefined;
  }

  function admit(socket: WebSocket, address: string): void {
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    heard.add(socket);
    waiting.add(socket);
    const tooLate = setTimeout(() => socket.terminate(), settings.joinWithin);
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => heard.add(socket));
    socket.on('close', () => {
      seated();
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
    welcome(socket, house, settings.messagesPerSecond, seated);

    function seated(): void {
      clearTimeout(tooLate);
      waiting.delete(socket);
    }
  }

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const address = addressOf(request, settings.proxies);
    const status = refusalOf(request, address);
    if (status === undefined) sockets.handleUpgrade(request, stream, head, (socket) => admit(socket, address));
    else {
      count('skymines_connections_refused_total');
      stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    }
  });

  // A connection that was lost without a word would stay for ever.
  setInterval(() => {
    for (const socket of sockets.clients) {
      if (!heard.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, settings.heartbeat).unref();
}

type Seated = Awaited<ReturnType<House['join']>>;

/** Serves one page: it joins with its token, then it sends what its person wishes. */
function welcome(socket: WebSocket, house: House, perSecond: number, onSeated: () => void): void {
  let isAllowed = bucket(3 * perSecond, perSecond);
  let joining: Promise<Seated> | undefined;
  let seated: Seated;
  let isClosed = false;

  function send(message: Message): void {
    if (socket.bufferedAmount <= MOST_UNSENT) socket.send(JSON.stringify(message));
    else if (socket.readyState === socket.OPEN) {
      count('skymines_pages_unread_total');
      socket.terminate();
    }
  }

  /** From now on nothing is read. A page that does not answer is cut off. */
  function close(code: number): void {
    if (isClosed) return;
    isClosed = true;
    socket.close(code);
    setTimeout(() => socket.terminate(), FAREWELL).unref();
  }

  function refuse(reason: Reason): void {
    send({ type: 'refused', id: null, reasons: [reason] });
  }

  function refuseForGood(reason: Reason): void {
    refuse(reason);
    close(FOR_GOOD);
  }

  async function join(token: string): Promise<void> {
    if (joining !== undefined) return refuse(refusal('alreadyJoined', 'You sit here already.'));
    joining = house.join(token, (viewer) => ({ viewer, send, leave: () => close(AGAIN) }));
    const found = await joining;
    if (found === undefined)
      return refuseForGood(refusal('wrongToken', 'This link leads to no seat. Ask for your link once more.'));
    onSeated();
    seated = found;
    // All devices of one seat share its pace.
    isAllowed = found.table.paceOf(found.guest.viewer, perSecond);
  }

  async function receive(text: string): Promise<void> {
    const wish = text.length > LONGEST_MESSAGE ? undefined : readWish(text);
    if (wish === undefined) refuse(refusal('unreadable', 'This message is too long or cannot be read.'));
    else if (wish.type === 'join') await join(wish.token);
    else if (seated === undefined) refuse(refusal('notJoined', 'First take your seat.'));
    else await seated.table.receive(seated.guest, wish);
  }

  socket.on('message', (data) => {
    if (isClosed) return;
    if (!isAllowed()) return refuseForGood(refusal('tooFast', 'You send too many messages.'));
    receive(String(data)).catch((error: unknown) => {
      log('error', 'cannotOpen', { error });
      // Soon the database may answer again.
      if (!(error instanceof UnplayableGame)) return close(AGAIN);
      refuseForGood(error.reason);
    });
  });
  socket.on('close', async () => {
    isClosed = true;
    const found = await joining?.catch(() => undefined);
    found?.leave();
  });
}
