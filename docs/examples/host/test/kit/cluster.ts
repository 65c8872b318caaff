import type { StoredGame } from '../../../../../src/entries/index.ts';
import { must } from '../../../../../test/kit/must.ts';
import type { Postgres } from './postgres.ts';
import { metricsOf, type Server, startServer } from './server.ts';
import { freePort } from './service.ts';
import type { Stored } from './verdict.ts';

/** Raised limits, because all pages of these tests have the same address. */
const ENV = { SOCKETS_PER_ADDRESS: '1000', GAMES_PER_MINUTE: '100000', PROXIES: '0' };

/** Several servers on one database. Each keeps its port when it is restarted. */
export async function startCluster(database: string, count: number, sabotage = '') {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const start = (n: number): Promise<Server> => {
    const port = String(must(ports[n]));
    // The clock of one server jumps by days.
    return startServer(database, { port, sabotage: sabotage || (n === 1 ? 'clock' : ''), env: ENV });
  };
  const servers = await Promise.all(ports.map((_, n) => start(n)));
  return {
    urls: servers.map(({ url }) => url),
    /** Kills a server like a power cut and restarts it. */
    async kill(n: number): Promise<void> {
      await must(servers[n]).kill();
      servers[n] = await start(n);
    },
    /** Shuts a server down and restarts it. */
    async restart(n: number): Promise<void> {
      const server = must(servers[n]);
      server.signal('SIGTERM');
      await server.dead;
      servers[n] = await start(n);
    },
    /** Freezes a server for some milliseconds, like a migrating virtual machine. */
    async freeze(n: number, milliseconds: number): Promise<void> {
      const server = must(servers[n]);
      server.signal('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      server.signal('SIGCONT');
    },
    async end(): Promise<void> {
      for (const server of servers) await server.kill();
    },
    /** Returns the value of a metric on each server. */
    async measured(name: string): Promise<readonly number[]> {
      const texts = servers.map(({ url }) => metricsOf(url));
      const line = new RegExp(`^${name} (\\d+)$`, 'm');
      return (await Promise.all(texts)).map((text) => Number(must(line.exec(text))[1]));
    },
    log: () => servers.map((server) => server.log()).join(''),
  };
}

/** All games in a PostgreSQL database. */
export async function storedIn(postgres: Postgres): Promise<readonly Stored[]> {
  const games = await postgres.query('select id, game, version, hash from games');
  const actions = await postgres.query('select game, version, action from actions order by game, version');
  return games.map(({ id, game, version, hash }) => {
    const own = actions.filter((row) => row['game'] === id);
    return {
      id: String(id),
      game: { ...(game as StoredGame), actions: own.map(({ action }) => action as never), version: Number(version) },
      versions: own.map((row) => Number(row['version'])),
      hash: String(hash),
    };
  });
}
