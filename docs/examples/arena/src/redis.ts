import process from 'node:process';
import { Redis } from 'ioredis';

/** The name of the game queue, used by one match at a time. */
export const QUEUE = 'skymines-arena';

/** Returns a connection that keeps waiting while Redis is unavailable. */
export function connect(): Redis {
  return new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null });
}
