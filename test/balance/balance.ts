// Plays games between equal greedy players and writes what they say about the default components to docs/balance.md.
// Run with `npm run balance -- --games 1000 --seed report`; the same options give the same page.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultContent } from '../../src/index.ts';
import { report } from './report.ts';
import { summarize } from './summary.ts';
import { playInParallel, serveBatches } from './workers.ts';

const PROCESSES = 2;
const TABLE = { people: 4, luna: null };

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'report' },
    out: { type: 'string', default: fileURLToPath(new URL('../../docs/balance.md', import.meta.url)) },
    serve: { type: 'boolean', default: false },
  },
});

if (values.serve) {
  serveBatches(defaultContent);
} else {
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) throw new RangeError('--games asks for a whole number of games');
  const script = fileURLToPath(import.meta.url);
  const records = await playInParallel(script, {
    table: TABLE,
    seed: values.seed,
    games,
    processes: Math.min(PROCESSES, games),
  });
  const notes = readFileSync(new URL('notes.md', import.meta.url), 'utf8');
  const text = report(summarize(defaultContent, records), values.seed, notes);
  process.stdout.write(text);
  writeFileSync(values.out, text);
}
