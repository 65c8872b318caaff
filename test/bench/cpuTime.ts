import process from 'node:process';

/** Milliseconds of computing that a call takes, the least of several runs, so that other programs do not count. */
export function cpuTime(call: () => unknown, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
