// Recomputes the numbers of the fast bot: `npm run train -- --mode two`. The same mode and share give the same numbers
// on any number of threads. With `--check` it writes nothing and compares the result with the existing numbers.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PLAIN, type Taste } from '../../../src/bots/greedy/taste.ts';
import { KINDS, learned } from '../../../src/bots/learned/learnedBots.ts';
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

const FILE = 'src/bots/learned/weights.json';

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
const mode = modeNamed(values.mode);
const taste = await found(mode, Number(values.share), Number(values.threads));
if (!values.check) writeFileSync(values.out ?? FILE, tableWith(mode, taste));
process.stdout.write(`${mode}: ${hashOf(taste)} after ${Math.round((performance.now() - began) / 1000)} s\n`);
const known = values.check ? hashOf(learned[mode]) : hashOf(taste);
if (known !== hashOf(taste)) {
  process.stdout.write(`${FILE} has other numbers: ${known}\n`);
  process.exitCode = 1;
}

/** Returns the table of all kinds of game with new values for one of them, with a line for each weight. */
function tableWith(mode: ModeName, taste: Taste): string {
  const rows = Object.entries(taste).map(([name, value]) => {
    const row = KINDS.map((kind) => (kind === mode ? value : learned[kind][name as keyof Taste]));
    return `  "${name}": [${row.join(', ')}]`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

function modeNamed(name: string): ModeName {
  const mode = Object.keys(MODES).find((each): each is ModeName => each === name);
  if (mode === undefined) throw new RangeError(`There is no mode ${name}; there are ${Object.keys(MODES).join(', ')}.`);
  return mode;
}

function hashOf(taste: Taste): string {
  return createHash('sha256').update(JSON.stringify(taste)).digest('hex').slice(0, 16);
}

async function found(mode: ModeName, share: number, count: number): Promise<Taste> {
  const { from, stages } = SEARCHES[mode];
  const threads = startThreads(count);
  let taste: Taste = from === 'plain' ? PLAIN : learned[from];
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
