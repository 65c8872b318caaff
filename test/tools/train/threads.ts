import { Worker } from 'node:worker_threads';
import type { Duel } from './thread.ts';

/** Threads that play deals between two tastes. */
export interface Threads {
  /** Returns the lead of the first taste of each duel, in the order of the duels. */
  readonly play: (duels: readonly Duel[]) => Promise<readonly number[]>;
  readonly stop: () => Promise<void>;
}

/** Starts this many threads. */
export function startThreads(count: number): Threads {
  const workers = Array.from({ length: count }, () => new Worker(new URL('./thread.js', import.meta.url)));
  return {
    play: (duels) => played(workers, duels),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

async function played(workers: readonly Worker[], duels: readonly Duel[]): Promise<readonly number[]> {
  const leads: number[] = [];
  const waiting = duels.entries();
  const lane = async (worker: Worker): Promise<void> => {
    for (const [place, duel] of waiting) leads[place] = await answered(worker, duel);
  };
  await Promise.all(workers.map(lane));
  return leads;
}

function answered(worker: Worker, duel: Duel): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('message', (lead: number) => {
      worker.off('error', reject);
      resolve(lead);
    });
    worker.once('error', reject);
    worker.postMessage(duel);
  });
}
