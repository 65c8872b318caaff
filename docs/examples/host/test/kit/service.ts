import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

/** Waits until a service answers a request. Returns `false` if its process has ended. */
export async function isUp(ended: Promise<unknown>, ask: () => Promise<unknown>): Promise<boolean> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  ended.then(end, end);
  while (!isOver) {
    const isThere = await ask().then(
      () => true,
      () => false,
    );
    if (isThere) return true;
    await setTimeout(50);
  }
  return false;
}
