// Plays random games with the library and with the referee on all cores until the time is up, and compares them at
// every decision: `npm run lockstep -- --seconds 600 --seed SEED`. Prints the number of decisions n, the bound 3/n on
// the rate of differences (95 %), and with `--rules` how often the referee applied each rule.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { RULES } from '../../../src/entries/index.ts';
import type { PlayedGame } from './thread.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'lockstep' },
    threads: { type: 'string', default: String(availableParallelism()) },
    rules: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const until = performance.timeOrigin + performance.now() + 1000 * Number(values.seconds);
const applied: Record<string, number> = {};
const differences: string[] = [];
let [games, decisions] = [0, 0];

function record(game: PlayedGame): void {
  games += 1;
  decisions += game.decisions;
  for (const [id, count] of Object.entries(game.applied)) applied[id] = (applied[id] ?? 0) + count;
  if (game.difference === null) return;
  differences.push(game.difference);
  process.stdout.write(`${game.difference}\n`);
}

function played(thread: number): Promise<void> {
  const worker = new Worker(new URL('./thread.js', import.meta.url), {
    workerData: { seed: `${values.seed} ${thread}`, until },
  });
  worker.on('message', record);
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

await Promise.all(Array.from({ length: Number(values.threads) }, (_, thread) => played(thread)));
const known = Object.keys(RULES);
const seldom = known.filter((id) => (applied[id] ?? 0) < 20);
if (values.rules) for (const id of known) process.stdout.write(`${id.padEnd(12)} ${applied[id] ?? 0}\n`);
const bound = (3 / Math.max(1, decisions)).toExponential(1);
process.stdout.write(
  `${values.seed}: ${games} games, n = ${decisions} decisions, ${differences.length} differences, 3/n = ${bound}\n` +
    `${known.length - seldom.length} of ${known.length} rules applied at least 20 times\n`,
);
const report = { seed: values.seed, games, decisions, differences, applied };
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = differences.length === 0 ? 0 : 1;
