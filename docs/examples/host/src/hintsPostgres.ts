import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Hint, type Hints, readHint } from './hints.ts';
import { log } from './log.ts';
import { readObject } from './messages.ts';

/** An uncommon name, because channels are shared by all programs that use the database. */
const CHANNEL = 'skymines_changes';
/** PostgreSQL rejects notifications of 8,000 bytes or more. */
const LONGEST_HINT = 7500;
/** Maximum number of hints to keep while there is no connection. */
const MOST_WAITING = 1000;
const CONNECT_AGAIN = 1000;

/**
 * Sends hints with NOTIFY and receives those of other servers. They are sent outside the transaction that stores a
 * change, because PostgreSQL commits transactions with a NOTIFY one at a time. A single connection sends them in
 * batches, which preserves their order.
 */
export function openHints(url: string, onHint: (hint: Hint) => void): Hints {
  const own = randomUUID();
  let waiting: string[] = [];
  let client: Client | undefined;
  let isSending = false;
  let isClosed = false;
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload = '' }) => receive(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      log('error', 'hints', { error });
      return lose(next);
    }
    client = next;
    if (isClosed) await next.end();
    else await send();
  }

  function lose(lost: Client): void {
    lost.removeAllListeners('end');
    lost.end().catch(() => undefined);
    if (client === lost) client = undefined;
    if (client !== undefined || isClosed) return;
    clearTimeout(again);
    again = setTimeout(connect, CONNECT_AGAIN);
  }

  function receive(payload: string): void {
    const { from, hint } = readObject(payload) ?? {};
    const read = from === own ? undefined : readHint(hint);
    if (read !== undefined) onHint(read);
  }

  async function send(): Promise<void> {
    const sender = client;
    if (isSending || sender === undefined || waiting.length === 0) return;
    isSending = true;
    const batch = waiting;
    waiting = [];
    try {
      await sender.query('select pg_notify($1, hint) from unnest($2::text[]) as hint', [CHANNEL, batch]);
    } catch {
      lose(sender);
    }
    isSending = false;
    await send();
  }

  connect();
  return {
    publish(hint) {
      const text = JSON.stringify({ from: own, hint });
      const short =
        text.length <= LONGEST_HINT ? text : JSON.stringify({ from: own, hint: { ...hint, change: undefined } });
      if (waiting.length < MOST_WAITING) waiting.push(short);
      send();
    },
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end();
    },
  };
}
