// Plays solo games of the greedy player against Luna at every level and writes docs/luna-levels.md.
// Run with `npm run balance:luna -- --games 200 --seed luna`; the same options give the same page.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultContent } from '../../src/index.ts';
import type { LevelGames } from './lunaReport.ts';
import { lunaReport } from './lunaReport.ts';
import { playInParallel, serveBatches } from './workers.ts';

const PROCESSES = 2;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'luna' },
    out: { type: 'string', default: fileURLToPath(new URL('../../docs/luna-levels.md', import.meta.url)) },
    serve: { type: 'boolean', default: false },
  },
});

if (values.serve) {
  serveBatches(defaultContent);
} else {
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) throw new RangeError('--games asks for a whole number of games');
  const script = fileURLToPath(import.meta.url);
  const levels: LevelGames[] = [];
  for (const { level } of defaultContent.luna.levels) {
    const table = { people: 1, luna: { level } };
    const processes = Math.min(PROCESSES, games);
    levels.push({ level, records: await playInParallel(script, { table, seed: values.seed, games, processes }) });
  }
  const notes = readFileSync(new URL('lunaNotes.md', import.meta.url), 'utf8');
  const text = lunaReport(levels, values.seed, notes);
  process.stdout.write(text);
  writeFileSync(values.out, text);
}
