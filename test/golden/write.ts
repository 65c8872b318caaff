// Plays the golden games and writes their records: `npx tsx test/golden/write.ts`. See README.md before you do.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRules, defaultContent } from '../../src/index.ts';
import { GAMES } from './games.ts';
import { playGolden } from './playGolden.ts';

const rules = createRules(defaultContent);
const folder = new URL('records/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const game of GAMES) {
  const record = rules.createRecord(game.options, playGolden(rules, game));
  writeFileSync(new URL(`${game.name}.json`, folder), `${JSON.stringify(record)}\n`);
  console.log(`${game.name}: ${record.actions.length} actions, ${record.result?.totals.join(', ')}`);
}
