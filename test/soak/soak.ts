// Plays random games over all modes with every invariant on and throws malformed input at everything that takes input.
// Run with `npm run soak -- --games 10000 --seed soak`; the full counts of the fuzzer are those of its options below.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRules, defaultContent } from '../../src/index.ts';
import { checkConformance, fuzz } from '../../src/testing.ts';

const PROCESSES = 2;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    actions: { type: 'string', default: '1000000' },
    saves: { type: 'string', default: '100000' },
    texts: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'soak' },
    every: { type: 'string', default: '40' },
    part: { type: 'string' },
  },
});

/** One process's share of everything. */
function soak(part: string): void {
  const rules = createRules(defaultContent);
  const share = (count: string): number => Math.ceil(Number(count) / PROCESSES);
  const seed = `${values.seed}/${part}`;
  const started = performance.now();
  const played = checkConformance(rules, { games: share(values.games), seed, every: Number(values.every) });
  const minutes = (): string => ((performance.now() - started) / 60_000).toFixed(1);
  process.stdout.write(
    `part ${part}: ${played.games} games, ${played.decisions} decisions, ${played.checked} states checked whole, ` +
      `${played.problems.length} problems, ${minutes()} minutes\n`,
  );
  for (const problem of played.problems.slice(0, 5)) process.stdout.write(`${JSON.stringify(problem)}\n`);
  const { problems, ...tried } = fuzz(rules, {
    ...{ seed, actions: share(values.actions), saves: share(values.saves), texts: share(values.texts) },
  });
  process.stdout.write(`part ${part}: ${JSON.stringify(tried)}, ${problems.length} problems, ${minutes()} minutes\n`);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (played.problems.length + problems.length > 0) process.exitCode = 1;
}

if (values.part !== undefined) soak(values.part);
else {
  const script = fileURLToPath(import.meta.url);
  const parts = Array.from({ length: PROCESSES }, (_, part) => String(part));
  const codes = await Promise.all(
    parts.map(
      (part) =>
        new Promise<number>((resolve) => {
          const args = [...process.execArgv, script, ...process.argv.slice(2), '--part', part];
          spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1));
        }),
    ),
  );
  process.exitCode = Math.max(...codes);
}
