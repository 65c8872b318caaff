// Looks for seeds that cause a problem and adds them to seeds.json, which `npm test` replays:
//
//   npm run hunt -- --seed SEED --rounds COUNT
//
// Exits with status 1 if it found any.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { rules } from '../kit/shipped.ts';
import { hunt, type Regression } from './kinds.ts';

const LIST = new URL('seeds.json', import.meta.url);
/** Limits the list, because some changes break everything. */
const MOST = 20;

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'hunt' }, rounds: { type: 'string', default: '20' } },
});

const known: readonly Regression[] = JSON.parse(readFileSync(LIST, 'utf8'));
const found: Regression[] = [];
hunt(rules, { seed: values.seed, rounds: Number(values.rounds) }, (regression, problems) => {
  found.push(regression);
  console.log(`${regression.kind} ${JSON.stringify(regression.seed)}: ${problems.slice(0, 3).join('; ')}`);
});
console.log(`${values.rounds} rounds of ${JSON.stringify(values.seed)}: ${found.length} seeds with problems`);
if (found.length > 0) {
  writeFileSync(LIST, `${JSON.stringify([...known, ...found.slice(0, MOST)], null, 2)}\n`);
  process.exitCode = 1;
}
