import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import { doorsOf } from './address.ts';
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
    house.hear(hint).catch((error: unknown) => log('error', 'hint', { error }));
  });
  const house = new House({ store, hints, notify: notifyAt(receiver), awayAfter });
  const server = createServer(openWeb(house, openPage(), settings, () => isEnding));
  openSockets(server, house, settings);
  /** Nobody loses anything by the end of a server. It only spares people a wait: what has begun is stored, and pages hear that they shall connect again. */
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
  const [own, ...others] = doorsOf(host, typeof address === 'object' ? (address?.port ?? port) : port);
  console.log(`The table is laid at ${own}`);
  for (const door of others)
    console.log(`For others in your network: ${door} Start games there, so that their links lead there.`);
}

start().catch((error: unknown) => {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  const advice = {
    EADDRINUSE: ' Another program has this port: set PORT to another one.',
    ECONNREFUSED: ' Is the database running?',
  };
  console.error(
    `The server cannot start: ${(message || code).replace(/\.$/, '')}.${advice[code as keyof typeof advice] ?? ''}`,
  );
  process.exit(1);
});
