import type { Message, Wish } from '../../src/messages.ts';
import { WebSocket } from './client.ts';

/** A connection of an attacker. */
export interface Attacker {
  send(text: string, more?: object): void;
  /** Stops reading. */
  pause(): void;
  leave(): void;
  readonly refused: string[];
  /** The code with which the connection was closed. */
  readonly closed: Promise<number>;
}

/** Connects from an address of this machine, without following the protocol. */
export function attackFrom(localAddress: string, url: string, options: object = {}): Promise<Attacker> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket/`, { localAddress, ...options });
  const refused: string[] = [];
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === 'refused') refused.push(...message.reasons.map(({ code }) => code));
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  const attacker: Attacker = {
    refused,
    closed,
    send: (text, more = {}) => socket.send(text, more, () => undefined),
    pause: () => socket.pause(),
    leave: () => socket.terminate(),
  };
  return new Promise((resolve) => {
    socket.on('open', () => resolve(attacker));
    socket.on('error', () => resolve(attacker));
  });
}

export const joining = (token: string): string => JSON.stringify({ type: 'join', token } satisfies Wish);
