// A thread that plays games with both implementations until it is stopped.
import { parentPort, workerData } from 'node:worker_threads';
import { comparisons } from '../../lockstep/games.ts';
import type { Comparison } from '../../lockstep/lockstep.ts';

/** The result of one game. */
export interface PlayedGame extends Comparison {
  /** The number of times that the referee applied each rule. */
  readonly applied: Readonly<Record<string, number>>;
}

const { seed, until }: { readonly seed: string; readonly until: number } = workerData;
let applied: Record<string, number> = {};
Object.assign(globalThis, {
  countRules: (...ids: readonly string[]) => {
    for (const id of ids) applied[id] = (applied[id] ?? 0) + 1;
  },
});

for (const compared of comparisons(seed)) {
  parentPort?.postMessage({ ...compared, applied } satisfies PlayedGame);
  applied = {};
  if (performance.timeOrigin + performance.now() >= until) break;
}
