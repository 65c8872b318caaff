import process from 'node:process';
import { Redis } from 'ioredis';

/** Name of the game queue. Only one match at a time uses it. */
export const QUEUE = 'skymines-arena';

/** Returns a connection that waits while Redis is unavailable. */
export function connect(): Redis {
  return new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null });
}
