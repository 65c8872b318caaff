// Plays the golden games and writes their records: `npx tsx test/golden/write.ts`. See README.md before you do.

import { mkdirSync, writeFileSync } from 'node:fs';
import { rules } from '../kit/shipped.ts';
import { GAMES, RECORDS_FOLDER } from './games.ts';
import { playGolden } from './playGolden.ts';

mkdirSync(RECORDS_FOLDER, { recursive: true });
for (const game of GAMES) {
  const record = rules.createRecord(game.options, playGolden(rules, game));
  writeFileSync(new URL(`${game.name}.json`, RECORDS_FOLDER), `${JSON.stringify(record)}\n`);
  console.log(`${game.name}: ${record.actions.length} actions, ${record.result?.totals.join(', ')}`);
}
