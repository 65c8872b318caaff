import process from 'node:process';

/** Seconds of computing that this process has used. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The best of several measurements, and how far the middle one is from it. */
export interface Measured {
  readonly best: number;
  readonly median: number;
}

/** Something that is measured in turns with others, so that a busy machine slows all of them alike. */
export interface Subject {
  readonly name: string;
  /** Does the same work every round, and returns its figure; more is better. */
  measure(round: number): number;
}

/** Measures subjects in turns, the order turned around every other round. The first round only warms up. */
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

/** The figure below which a share of all figures lies. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

/** Microseconds of computing that one call takes, the best of several rounds over many inputs. */
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

/** A table as text, its first column to the left. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return `${all.map(line).join('\n')}\n`;
}
