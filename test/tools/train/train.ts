// Recomputes the numbers of the fast bot: `npm run train -- --mode two`. The same mode and share give the same file on
// any number of threads. With `--check` it writes nothing and compares the result with the existing file.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PLAIN, type Taste } from '../../../src/bots/greedy/taste.ts';
import { MODES, type ModeName } from './modes.ts';
import { tasteAt } from './steps.ts';
import { startThreads } from './threads.ts';
import { further, START } from './tuning.ts';

/** A part of a search: its last deal, and the deal from which positions are averaged. */
interface Stage {
  readonly settled: number;
  readonly until: number;
}

/**
 * The start of a search: the greedy bot or the result of the first search. Each part continues from the previous mean.
 */
const SEARCHES: Readonly<Record<ModeName, { readonly from: 'plain' | 'two'; readonly stages: readonly Stage[] }>> = {
  two: {
    from: 'plain',
    stages: [
      { settled: 480, until: 3624 },
      { settled: 4104, until: 7680 },
    ],
  },
  many: { from: 'two', stages: [{ settled: 240, until: 1440 }] },
  belt: { from: 'two', stages: [{ settled: 240, until: 1440 }] },
  luna: { from: 'two', stages: [{ settled: 480, until: 3840 }] },
};

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'two' },
    share: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    check: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const began = performance.now();
const file = values.out ?? fileOf(values.mode);
const text = `${JSON.stringify(await found(modeNamed(values.mode), Number(values.share), Number(values.threads)), null, 2)}\n`;
const made = hashOf(text);
if (!values.check) writeFileSync(file, text);
process.stdout.write(`${values.mode}: ${made} after ${Math.round((performance.now() - began) / 1000)} s\n`);
const known = values.check ? hashOf(readFileSync(file, 'utf8')) : made;
if (known !== made) {
  process.stdout.write(`${file} holds other numbers: ${known}\n`);
  process.exitCode = 1;
}

function fileOf(mode: string): string {
  return `src/bots/learned/${mode}.json`;
}

function modeNamed(name: string): ModeName {
  const mode = Object.keys(MODES).find((each): each is ModeName => each === name);
  if (mode === undefined) throw new RangeError(`There is no mode ${name}; there are ${Object.keys(MODES).join(', ')}.`);
  return mode;
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

async function found(mode: ModeName, share: number, count: number): Promise<Taste> {
  const { from, stages } = SEARCHES[mode];
  const threads = startThreads(count);
  let taste: Taste = from === 'plain' ? PLAIN : JSON.parse(readFileSync(fileOf(from), 'utf8'));
  let place = START;
  for (const { settled, until } of stages) {
    place = { ...START, deals: place.deals };
    while (place.deals < until * share) {
      place = await further(place, { mode, from: taste, settled, play: threads.play });
      process.stdout.write(`${mode}: ${place.deals} deals\n`);
    }
    taste = tasteAt(taste, place.mean);
  }
  await threads.stop();
  return taste;
}
