import { readDatabase } from './databaseAddress.ts';
import { readReceiver } from './notify.ts';

/** Settings read from environment variables. */
export type Settings = ReturnType<typeof readSettings>;

/** @throws Error when a setting is not a valid number or address. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  function count(name: string, fallback: number): number {
    const value = Number(env[name] ?? fallback);
    if (!Number.isSafeInteger(value) || value < 0)
      throw new Error(`${name} must be a whole number, but it is ${env[name]}`);
    return value;
  }

  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: count('PORT', 8080),
    database: readDatabase(env['DATABASE']),
    /** Number of proxies in front of the server, and therefore of trusted addresses in `x-forwarded-for`. */
    proxies: count('PROXIES', 0),
    /** Message limit for each seat, per second. Bursts may be three times as large. */
    messagesPerSecond: count('MESSAGES_PER_SECOND', 10),
    /** Limit on new games for each address, both at once and per minute. */
    gamesPerMinute: count('GAMES_PER_MINUTE', 20),
    sockets: count('SOCKETS', 1000),
    socketsPerAddress: count('SOCKETS_PER_ADDRESS', 50),
    /** Time limit for a new connection to join a game, in milliseconds. */
    joinWithin: count('JOIN_WITHIN', 10_000),
    /** Interval between pings to pages, in milliseconds. A page that does not answer in time is disconnected. */
    heartbeat: count('HEARTBEAT', 30_000),
    /** Host names that requests may use, such as `games.example`. An empty list allows any name. */
    allowedHosts: (env['ALLOWED_HOSTS'] ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((name) => name !== ''),
    /** Recipient of notifications that a disconnected player must act, or `undefined` to send none. */
    receiver: readReceiver(env['NOTIFY_URL']),
    /**
     * Time after which a disconnected player counts as away, in milliseconds. Other players may then let a bot play for
     * them.
     */
    awayAfter: count('AWAY_AFTER', 60_000),
    /**
     * Time during which the server keeps answering after a stop signal, in milliseconds. A proxy can redirect visitors
     * during this time.
     */
    endWithin: count('END_WITHIN', 0),
    /** Time limit for the database to answer after `endWithin`, in milliseconds. */
    closeWithin: count('CLOSE_WITHIN', 10_000),
  };
}
