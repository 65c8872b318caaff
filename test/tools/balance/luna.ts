// Plays solo games of a bot against Luna at every level and writes test/tools/balance/luna-levels.md.
// Run with `npm run balance:luna -- --games 200 --seed luna`; the same options give the same page.
import { defaultContent } from '../../../src/entries/index.ts';
import { writePage } from './command.ts';
import type { LevelGames } from './lunaReport.ts';
import { lunaReport } from './lunaReport.ts';

await writePage({
  script: import.meta.url,
  games: '200',
  seed: 'luna',
  level: 'fast',
  page: 'luna-levels.md',
  notes: 'lunaNotes.md',
  async make(play, made) {
    const levels: LevelGames[] = [];
    for (const { level } of defaultContent.luna.levels) {
      levels.push({ level, records: await play({ people: 1, luna: { level } }) });
    }
    return lunaReport(levels, made);
  },
});
