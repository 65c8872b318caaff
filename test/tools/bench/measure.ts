import process from 'node:process';

/** The CPU time of this process in seconds. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The best of several measurements, and the distance of the median from it. */
export interface Measured {
  readonly best: number;
  readonly median: number;
}

/** A subject that is measured alternately with others, so that a busy machine slows all of them equally. */
export interface Subject {
  readonly name: string;
  /** Does the same work in every round and returns its result. Higher is better. */
  measure(round: number): number;
}

/** Measures subjects alternately and reverses the order in every other round. The first round is a warm-up. */
export function inTurns(subjects: readonly Subject[], rounds: number): Map<string, Measured> {
  const figures = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, measure } of round % 2 === 0 ? subjects : [...subjects].reverse()) {
      const figure = measure(round);
      if (round > 0) figures.get(name)?.push(figure);
    }
  }
  return new Map([...figures].map(([name, all]) => [name, { best: Math.max(...all), median: quantile(all, 0.5) }]));
}

/** Returns a quantile of some numbers. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

/** The CPU time of one call in microseconds: the best of several rounds over many inputs. */
export function microseconds<T>(inputs: readonly T[], call: (input: T) => unknown, rounds: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= rounds; round += 1) {
    const before = cpuSeconds();
    for (const input of inputs) call(input);
    const each = ((cpuSeconds() - before) * 1e6) / inputs.length;
    if (round > 0) best = Math.min(best, each);
  }
  return best;
}

/** Returns a text table with a left-aligned first column. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return `${all.map(line).join('\n')}\n`;
}
