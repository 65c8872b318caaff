import { setTimeout } from 'node:timers/promises';
import { type Job as Game, Queue } from 'bullmq';
import type { Job, JobResult } from 'skymines-rules/arena';
import { openBook } from './book.ts';
import { connect, QUEUE } from './redis.ts';

/** Maximum number of results to fetch at once. */
const BATCH = 100;

const book = openBook();
const connection = connect();
const queue = new Queue<Job, JobResult>(QUEUE, { connection });

// The queue ignores a game whose id it already contains, such as one left by a killed process.
const waiting = new Set(book.missing.map(({ id }) => id));
await queue.addBulk(book.missing.map((data) => ({ name: 'game', data, opts: { jobId: data.id } })));

while (waiting.size > 0 && !book.isDecided) {
  const [failed] = own(await queue.getJobs('failed', 0, BATCH));
  if (failed !== undefined) throw new Error(`Game ${failed.id} failed: ${failed.failedReason}`);
  const done = own(await queue.getJobs('completed', 0, BATCH));
  for (const game of done) {
    // The result is stored first. A crash before the next step leads to a duplicate, which counts only once.
    book.add(game.returnvalue);
    await game.remove();
    waiting.delete(game.data.id);
  }
  if (done.length === 0) await setTimeout(100);
}
await queue.drain();
await queue.close();
connection.disconnect();
book.report();

/** Returns the games of this match. The queue may also contain games of earlier matches. */
function own(games: readonly Game<Job, JobResult>[]): readonly Game<Job, JobResult>[] {
  return games.filter((game) => waiting.has(game.data.id));
}
