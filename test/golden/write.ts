// Plays the golden games and writes their records, except those with the current rules and components, which stay
// unchanged. `npm run content:accept` runs it; see README.md.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { GameRecord } from '../../src/entries/index.ts';
import { rules } from '../kit/shipped.ts';
import { GAMES, type GoldenGame, RECORDS_FOLDER, seeded } from './games.ts';
import { meetsCondition, playGolden } from './playGolden.ts';

/** Returns the record of the first seed with which the game meets its condition. */
function played(golden: GoldenGame): GameRecord {
  for (let number = 1; number <= 200; number += 1) {
    const game = seeded(golden, number);
    const record = rules.createRecord(game.options, playGolden(rules, game));
    if (meetsCondition(golden, rules, record)) return record;
  }
  throw new Error(`no seed of ${golden.name} leads where it should`);
}

const { schema, rules: version, content } = rules.createRecord({ players: ['Ana', 'Ben'], seed: '' }, []);

function isCurrent(record: GameRecord): boolean {
  return isDeepStrictEqual([record.schema, record.rules, record.content], [schema, version, content]);
}

mkdirSync(RECORDS_FOLDER, { recursive: true });
for (const golden of GAMES) {
  const file = new URL(`${golden.name}.json`, RECORDS_FOLDER);
  if (existsSync(file) && isCurrent(JSON.parse(readFileSync(file, 'utf8')))) continue;
  const record = played(golden);
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  console.log(`${golden.name}: ${record.actions.length} actions, ${record.result?.totals.join(', ')}`);
}
