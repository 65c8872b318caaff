// A thread that plays games with both implementations until it is stopped.
import { parentPort, workerData } from 'node:worker_threads';
import { createRules, defaultContent } from '../../../src/entries/index.ts';
import { playBoth } from '../../lockstep/lockstep.ts';

/** The result of one game. */
export interface PlayedGame {
  readonly decisions: number;
  readonly difference: string | null;
  /** The number of times that the referee applied each rule. */
  readonly applied: Readonly<Record<string, number>>;
}

const rules = createRules(defaultContent);
const { seed, until }: { readonly seed: string; readonly until: number } = workerData;
let applied: Record<string, number> = {};
Object.assign(globalThis, {
  countRules: (...ids: readonly string[]) => {
    for (const id of ids) applied[id] = (applied[id] ?? 0) + 1;
  },
});

for (let game = 0; performance.timeOrigin + performance.now() < until; game += 1) {
  applied = {};
  parentPort?.postMessage({ ...playBoth(rules, `${seed} ${game}`), applied } satisfies PlayedGame);
}
