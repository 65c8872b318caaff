import type { Message, Wish } from '../src/messages.ts';

const SOONEST = 300;
const LATEST = 10_000;
/** The server closes with this code when it is no use to try again. */
const FOR_GOOD = 4000;

export type Connected = 'open' | 'waiting' | 'closed';

export interface Connection {
  /** Sends a wish, and says whether it did. Without a connection nothing is sent: after it is back, the person sees the table and chooses anew. */
  send(wish: Wish): boolean;
}

/** Keeps a connection to the server: after a drop it connects again, and the server sends the table anew. */
export function connect(
  token: string,
  onMessage: (message: Message) => void,
  onConnected: (connected: Connected) => void,
): Connection {
  let socket: WebSocket;
  let wait = SOONEST;

  function open(): void {
    // The first part of the token names the table, so that a proxy can send all its pages to one server.
    const [table = ''] = token.split('.');
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket/${table}`);
    socket.addEventListener('open', () => {
      wait = SOONEST;
      send({ type: 'join', token });
      onConnected('open');
    });
    socket.addEventListener('message', ({ data }) => onMessage(JSON.parse(data)));
    socket.addEventListener('close', ({ code }) => {
      onConnected(code === FOR_GOOD ? 'closed' : 'waiting');
      if (code === FOR_GOOD) return;
      // After a restart not all pages of a server come at one moment.
      setTimeout(open, wait + Math.random() * SOONEST);
      wait = Math.min(LATEST, wait * 2);
    });
  }

  function send(wish: Wish): boolean {
    const isOpen = socket.readyState === WebSocket.OPEN;
    if (isOpen) socket.send(JSON.stringify(wish));
    return isOpen;
  }

  open();
  return { send };
}
