import { cpuSeconds } from './measure.ts';

/** The CPU time of a call in milliseconds: the minimum of several runs, to exclude other programs. */
export function cpuTime(call: () => unknown, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = cpuSeconds();
    call();
    least = Math.min(least, (cpuSeconds() - before) * 1000);
  }
  return least;
}
