import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, isAllowedHost, isOwnOrigin } from './address.ts';
import { bucket, buckets } from './bucket.ts';
import { UnplayableGame } from './game.ts';
import type { House } from './house.ts';
import { log } from './log.ts';
import { LONGEST_MESSAGE, type Message, parsePageMessage, type Reason, refusal } from './messages.ts';
import { count, measure } from './metrics.ts';
import type { Settings } from './settings.ts';

/** Maximum size of a frame, in bytes. A larger frame closes the connection without being read. */
const LONGEST_FRAME = 16 * LONGEST_MESSAGE;
/**
 * Maximum number of unsent bytes. A page that receives too slowly is disconnected before its unsent data fills the
 * memory.
 */
const MOST_UNSENT = 250_000;
/** Time limit for a page to confirm that a connection is closing, in milliseconds. */
const CLOSE_TIMEOUT = 2000;
/** Limit on new connections for each address. After a restart, a whole household reconnects at once. */
const CONNECTIONS = { most: 100, perSecond: 10 };
/** Private WebSocket close code that stops the page from reconnecting. */
const DO_NOT_RECONNECT = 4000;
/** Standard close code "Try Again Later". */
const TRY_AGAIN_LATER = 1013;

/** Accepts WebSocket connections and links pages to their tables. */
export function openSockets(server: Server, house: House, settings: Settings) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME, perMessageDeflate: false });
  /** Sockets that answered the last ping. */
  const alive = new WeakSet<WebSocket>();
  /** Sockets that have not joined a game yet, oldest first. */
  const waiting = new Set<WebSocket>();
  const perAddress = new Map<string, number>();
  const mayConnect = buckets(CONNECTIONS.most, CONNECTIONS.perSecond);

  measure('skymines_sockets', () => sockets.clients.size);

  /** Returns the HTTP status with which to reject a connection, or `undefined` to accept it. */
  function refusalOf(request: IncomingMessage, address: string): number | undefined {
    if (!/^\/socket(\/[\w-]*)?$/.test(request.url ?? '')) return 404;
    if (!isAllowedHost(request, settings.allowedHosts)) return 421;
    if (!isOwnOrigin(request)) return 403;
    if (!mayConnect(address) || (perAddress.get(address) ?? 0) >= settings.socketsPerAddress) return 429;
    if (sockets.clients.size < settings.sockets) return undefined;
    // A new connection replaces the oldest one that has not joined a game.
    const [oldest] = waiting;
    if (oldest === undefined) return 503;
    waiting.delete(oldest);
    oldest.terminate();
    return undefined;
  }

  function admit(socket: WebSocket, address: string): void {
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    alive.add(socket);
    waiting.add(socket);
    const tooLate = setTimeout(() => socket.terminate(), settings.joinWithin);
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => alive.add(socket));
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

  // Without pings, the server would never close connections that were lost without notice.
  setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, settings.heartbeat).unref();
}

type Seated = Awaited<ReturnType<House['join']>>;

/** Serves one page. The page must join with its token before it can send requests. */
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

  /** Stops reading and closes the connection. A page that does not confirm this is disconnected. */
  function close(code: number): void {
    if (isClosed) return;
    isClosed = true;
    socket.close(code);
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  function refuse(reason: Reason): void {
    send({ type: 'refused', id: null, reasons: [reason] });
  }

  function refuseAndClose(reason: Reason): void {
    refuse(reason);
    close(DO_NOT_RECONNECT);
  }

  async function join(token: string): Promise<void> {
    if (joining !== undefined) return refuse(refusal('alreadyJoined', 'You have already joined.'));
    joining = house.join(token, (viewer) => ({ viewer, send, leave: () => close(TRY_AGAIN_LATER) }));
    const found = await joining;
    if (found === undefined)
      return refuseAndClose(refusal('wrongToken', 'This link does not lead to a seat. Ask for your link again.'));
    onSeated();
    seated = found;
    // All devices of a seat share a rate limit.
    isAllowed = found.table.paceOf(found.guest.viewer, perSecond);
  }

  async function receive(text: string): Promise<void> {
    const request = text.length > LONGEST_MESSAGE ? undefined : parsePageMessage(text);
    if (request === undefined) refuse(refusal('unreadable', 'This message is too long or malformed.'));
    else if (request.type === 'join') await join(request.token);
    else if (seated === undefined) refuse(refusal('notJoined', 'Join the game first.'));
    else await seated.table.receive(seated.guest, request);
  }

  socket.on('message', (data) => {
    if (isClosed) return;
    if (!isAllowed()) return refuseAndClose(refusal('tooFast', 'You are sending too many messages.'));
    receive(String(data)).catch((error: unknown) => {
      log('error', 'cannotOpen', { error });
      // The database may be available again soon.
      if (!(error instanceof UnplayableGame)) return close(TRY_AGAIN_LATER);
      refuseAndClose(error.reason);
    });
  });
  socket.on('close', async () => {
    isClosed = true;
    const found = await joining?.catch(() => undefined);
    found?.leave();
  });
}
