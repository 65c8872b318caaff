import { readDatabase } from './databaseAddress.ts';
import { readReceiver } from './notify.ts';

/** What a host can choose by the environment. */
export type Settings = ReturnType<typeof readSettings>;

/** @throws Error when a setting is not a number, or not an address. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  function count(name: string, usual: number): number {
    const value = Number(env[name] ?? usual);
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} is no whole number: ${env[name]}`);
    return value;
  }

  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: count('PORT', 8080),
    database: readDatabase(env['DATABASE']),
    /** How many proxies stand before the server: so many addresses of `x-forwarded-for` are believed. */
    proxies: count('PROXIES', 0),
    /** Each seat may send so many messages in a second, and for a moment three times as many. */
    messagesPerSecond: count('MESSAGES_PER_SECOND', 10),
    /** From each address so many games may be started at once, and in a minute. */
    gamesPerMinute: count('GAMES_PER_MINUTE', 20),
    sockets: count('SOCKETS', 1000),
    socketsPerAddress: count('SOCKETS_PER_ADDRESS', 50),
    /** So long, in milliseconds, a connection may take to name its seat. */
    joinWithin: count('JOIN_WITHIN', 10_000),
    /** A page that has not answered for so long, in milliseconds, is taken for lost. */
    heartbeat: count('HEARTBEAT', 30_000),
    /** The host names that requests may use, such as `games.example`. An empty list allows any name. */
    allowedHosts: (env['ALLOWED_HOSTS'] ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((name) => name !== ''),
    /** The receiver of a notice when a player who is not connected must act; `undefined` for no notices. */
    receiver: readReceiver(env['NOTIFY_URL']),
    /** After so many milliseconds without a page a seat counts as away, and others may let a bot play for it. */
    awayAfter: count('AWAY_AFTER', 60_000),
    /** So long, in milliseconds, the server still answers after it was asked to end, for a proxy that sends visitors elsewhere. */
    endWithin: count('END_WITHIN', 0),
    /** The longest time, in milliseconds, that the server then waits for a database that does not answer. */
    closeWithin: count('CLOSE_WITHIN', 10_000),
  };
}
