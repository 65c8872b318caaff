import type { Message, Wish } from '../src/messages.ts';

const SOONEST = 300;
const LATEST = 10_000;
/** Close code that tells the page not to reconnect. */
const DO_NOT_RECONNECT = 4000;

export type Connected = 'open' | 'waiting' | 'closed';

export interface Connection {
  /**
   * Sends a request. Returns `false` if there is no connection. After reconnecting, the server sends the table and the
   * player chooses again.
   */
  send(request: Wish): boolean;
}

/** Keeps a connection to the server open. It reconnects after a failure, and the server then sends the table again. */
export function connect(
  token: string,
  onMessage: (message: Message) => void,
  onConnected: (connected: Connected) => void,
): Connection {
  let socket: WebSocket;
  let wait = SOONEST;

  function open(): void {
    // The first part of the token is the game's id. It allows a proxy to send all pages of a game to one server.
    const [table = ''] = token.split('.');
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket/${table}`);
    socket.addEventListener('open', () => {
      wait = SOONEST;
      send({ type: 'join', token });
      onConnected('open');
    });
    socket.addEventListener('message', ({ data }) => onMessage(JSON.parse(data)));
    socket.addEventListener('close', ({ code }) => {
      onConnected(code === DO_NOT_RECONNECT ? 'closed' : 'waiting');
      if (code === DO_NOT_RECONNECT) return;
      // The random delay spreads out the pages that reconnect after a restart.
      setTimeout(open, wait + Math.random() * SOONEST);
      wait = Math.min(LATEST, wait * 2);
    });
  }

  function send(request: Wish): boolean {
    const isOpen = socket.readyState === WebSocket.OPEN;
    if (isOpen) socket.send(JSON.stringify(request));
    return isOpen;
  }

  open();
  return { send };
}
