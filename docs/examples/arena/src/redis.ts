import process from 'node:process';
import { Redis } from 'ioredis';

/** The queue of games. It serves one match after the other. */
export const QUEUE = 'skymines-arena';

/** A connection to Redis, which waits as long as Redis is away. */
export function connect(): Redis {
  return new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null });
}
