// Finds the numbers of the fast bot again: `npm run train -- --mode two`. The same mode and share give the same file, on so many
// threads as there may be. With `--check` it writes nothing and compares with the file that is there.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PLAIN, type Taste } from '../../src/bots/greedy/taste.ts';
import { MODES, type ModeName } from './modes.ts';
import { tasteAt } from './steps.ts';
import { startThreads } from './threads.ts';
import { further, type Place, START } from './tuning.ts';

/** Where a search begins, how many deals it takes, and after how many the mean of its places begins: the first one with the greedy player, the others with what the first one found. */
const SEARCHES: Readonly<
  Record<ModeName, { readonly from: 'plain' | 'two'; readonly deals: number; readonly settled: number }>
> = {
  two: { from: 'plain', deals: 1464, settled: 480 },
  belt: { from: 'two', deals: 480, settled: 120 },
  luna: { from: 'two', deals: 960, settled: 120 },
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
  const { deals, settled, ...search } = SEARCHES[mode];
  const from = search.from === 'plain' ? PLAIN : (JSON.parse(readFileSync(fileOf(search.from), 'utf8')) as Taste);
  const threads = startThreads(count);
  let place: Place = START;
  while (place.deals < deals * share) {
    place = await further(place, { mode, from, settled, play: threads.play });
    process.stdout.write(`${mode}: ${place.deals} deals\n`);
  }
  await threads.stop();
  return tasteAt(from, place.mean);
}
