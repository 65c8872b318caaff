// The time of all readers of external input against the size of hostile inputs: milliseconds, and the slope between the
// last two sizes (1: the time grows like the size). Run with `npm run bench:readers`. Nothing here passes or fails. The
// script gives Node a large young generation. Otherwise the largest inputs no longer fit into it, and the table shows
// the work of the garbage collector: slopes of up to 1.6 for linear work.
import process from 'node:process';
import { cpuTime } from './cpuTime.ts';
import { ATTEMPTS } from './hostileInputs.ts';

const SIZES = [1e3, 1e4, 1e5, 1e6] as const;
const RUNS = 3;

const line = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
const cell = (text: string, width: number): string => text.padStart(width);

process.stdout.write(
  line('reader'.padEnd(30), 'input'.padEnd(44), ...SIZES.map((size) => cell(`${size}`, 9)), 'slope'),
);
process.stdout.write(line('-'.repeat(30), '-'.repeat(44), ...SIZES.map(() => '-'.repeat(9)), '-----'));
for (const { reader, shape, prepare } of ATTEMPTS) {
  const times = SIZES.map((size) => cpuTime(prepare(size), RUNS));
  const [before = 0, last = 0] = times.slice(-2);
  // Times below a millisecond are too short to measure.
  const slope = last < 1 ? '-' : Math.log10(last / Math.max(before, 0.1)).toFixed(2);
  const figures = times.map((time) => cell(time.toFixed(2), 9));
  process.stdout.write(line(reader.padEnd(30), shape.padEnd(44), ...figures, cell(slope, 5)));
}
