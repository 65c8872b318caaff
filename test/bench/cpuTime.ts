import { cpuSeconds } from './measure.ts';

/** Milliseconds of computing that a call takes, the least of several runs, so that other programs do not count. */
export function cpuTime(call: () => unknown, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = cpuSeconds();
    call();
    least = Math.min(least, (cpuSeconds() - before) * 1000);
  }
  return least;
}
