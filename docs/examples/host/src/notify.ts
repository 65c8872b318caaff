import type { Seat } from 'skymines-rules';
import { log } from './log.ts';
import { count } from './metrics.ts';

/**
 * A notice that the game is waiting for a disconnected player. It contains no secrets. The receiver maps names to
 * addresses.
 */
export interface Notice {
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
}

export type Notify = (notice: Notice) => void;

/**
 * The URL to which notices are sent, and the request headers. `fetch` rejects an address with a password, so the login
 * is sent in a header.
 */
export interface Receiver {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads `NOTIFY_URL`.
 * @throws Error for anything but a web address. The error never contains the value, because it may include a password.
 */
export function readReceiver(value = ''): Receiver | undefined {
  if (value.trim() === '') return undefined;
  try {
    const url = new URL(value.trim());
    if (!/^https?:$/.test(url.protocol)) throw new Error(url.protocol);
    const login = [url.username, url.password].map(decodeURIComponent).join(':');
    [url.username, url.password] = ['', ''];
    const headers = login === ':' ? {} : { authorization: `Basic ${Buffer.from(login).toString('base64')}` };
    return { url: url.href, headers };
  } catch {
    throw new Error(
      'NOTIFY_URL is not a valid address that starts with http:// or https://. Percent-encode special characters in its password.',
    );
  }
}

const ANSWER_WITHIN = 5000;

/**
 * Returns a function that posts each notice to the receiver, such as a small program that sends emails. It does not
 * retry.
 */
export function notifyAt(receiver: Receiver | undefined): Notify {
  if (receiver === undefined) return () => undefined;
  const { url, headers } = receiver;
  return (notice) => {
    fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    }).then(
      (response) => response.body?.cancel(),
      (error: unknown) => {
        count('skymines_notify_failed_total');
        log('error', 'notify', { game: notice.game, reason: reasonOf(error) });
      },
    );
  };
}

/** Returns the error code. The message of a `fetch` error may contain the address, which can be secret. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? String(cause.code) : cause.name;
}
