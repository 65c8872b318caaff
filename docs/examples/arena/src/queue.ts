import { setTimeout } from 'node:timers/promises';
import { type Job as Game, Queue } from 'bullmq';
import type { Job, JobResult } from 'skymines-rules/arena';
import { openBook } from './book.ts';
import { connect, QUEUE } from './redis.ts';

/** So many results are fetched at a time. */
const BATCH = 100;

const book = openBook();
const connection = connect();
const queue = new Queue<Job, JobResult>(QUEUE, { connection });

// A game that waits already, since this program was killed and started again, is not added twice: it has the same id.
const waiting = new Set(book.missing.map(({ id }) => id));
await queue.addBulk(book.missing.map((data) => ({ name: 'game', data, opts: { jobId: data.id } })));

while (waiting.size > 0 && !book.isDecided) {
  const [failed] = own(await queue.getJobs('failed', 0, BATCH));
  if (failed !== undefined) throw new Error(`Game ${failed.id} failed: ${failed.failedReason}`);
  const done = own(await queue.getJobs('completed', 0, BATCH));
  for (const game of done) {
    // First it is stored, then forgotten: whoever is killed between the two stores it twice, and it counts once.
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

/** Those of this match: others may be left from another one. */
function own(games: readonly Game<Job, JobResult>[]): readonly Game<Job, JobResult>[] {
  return games.filter((game) => waiting.has(game.data.id));
}
