import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import { urlsOf } from './address.ts';
import { House } from './house.ts';
import { log } from './log.ts';
import { notifyAt } from './notify.ts';
import { openStore } from './openStore.ts';
import { openPage } from './page.ts';
import { readSettings } from './settings.ts';
import { openSockets } from './sockets.ts';
import { openWeb } from './web.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const { host, port, database, receiver, awayAfter, endWithin, closeWithin } = settings;
  let isEnding = false;

  const { store, hints } = await openStore(database, (hint) => {
    house.receiveHint(hint).catch((error: unknown) => log('error', 'hint', { error }));
  });
  const house = new House({ store, hints, notify: notifyAt(receiver), awayAfter });
  const server = createServer(openWeb(house, openPage(), settings, () => isEnding));
  openSockets(server, house, settings);
  /**
   * Shuts down gracefully: stores the moves in progress and tells pages to reconnect. If the server is killed, stored
   * moves are still safe, but pages take longer to notice.
   */
  async function end(): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    await new Promise((resolve) => setTimeout(resolve, endWithin));
    setTimeout(() => {
      log('error', 'endedWithoutDatabase');
      process.exit(1);
    }, closeWithin).unref();
    server.close();
    await house.close();
    await hints.close();
    log('info', 'ended');
    process.exit();
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      end().catch((error: unknown) => {
        log('error', 'end', { error });
        process.exit(1);
      });
    });
  }

  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const [own, ...others] = urlsOf(host, typeof address === 'object' ? (address?.port ?? port) : port);
  console.log(`Open ${own} to start a game.`);
  for (const url of others)
    console.log(`To play over your network, start the game at ${url} so that its links work on other devices.`);
}

start().catch((error: unknown) => {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  const advice = {
    EADDRINUSE: ' Another program uses this port. Set PORT to another one.',
    ECONNREFUSED: ' Is the database running?',
  };
  console.error(
    `The server cannot start: ${(message || code).replace(/\.$/, '')}.${advice[code as keyof typeof advice] ?? ''}`,
  );
  process.exit(1);
});
