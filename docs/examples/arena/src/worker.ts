import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'bullmq';
import type { Job, JobResult } from 'skymines-rules/arena';
import play from './play.ts';
import { connect, QUEUE } from './redis.ts';

/**
 * Time in milliseconds after which an unresponsive worker's game is given to another worker. It must exceed the longest
 * game.
 */
const lockDuration = Number(process.env['LOST_AFTER'] ?? 30_000);

const worker = new Worker<Job, JobResult>(
  QUEUE,
  async ({ data }) => {
    const result = await play(data);
    await setImmediate(); // gives the worker time to renew its lock
    return result;
  },
  { connection: connect(), lockDuration, stalledInterval: lockDuration / 2, maxStalledCount: 100 },
);
worker.on('error', (error) => console.error(error.message));
