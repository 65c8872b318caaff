import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'bullmq';
import type { Job, JobResult } from 'skymines-rules/arena';
import play from './play.ts';
import { connect, QUEUE } from './redis.ts';

/** A game whose worker has not been heard of for so long is given to another one. A single game must be shorter. */
const lockDuration = Number(process.env['LOST_AFTER'] ?? 30_000);

const worker = new Worker<Job, JobResult>(
  QUEUE,
  async ({ data }) => {
    const result = await play(data);
    await setImmediate(); // so that a worker with much to do is heard of
    return result;
  },
  { connection: connect(), lockDuration, stalledInterval: lockDuration / 2, maxStalledCount: 100 },
);
worker.on('error', (error) => console.error(error.message));
