// Forges saves and prints, for every kind of forgery, how many were refused and how many loaded and were played to their end:
//
//   npx tsx test/trust/saves/report.ts [COUNT] [GAMES] [SEED]
//
// It ends with an error when a save that loads crashes or cannot be played to its end.

import process from 'node:process';
import { rules } from '../../kit/shipped.ts';
import { forgeSaves, realStates, tableOf } from './forgedSaves.ts';

const [count = '1000', games = '30', seed = 'report'] = process.argv.slice(2);
const report = forgeSaves(rules, realStates(rules, Number(games), `real ${seed}`), Number(count), seed);
process.stdout.write(`${tableOf(report)}\n`);
for (const problem of report.problems) process.stderr.write(`${problem}\n`);
process.exitCode = report.problems.length === 0 ? 0 : 1;
