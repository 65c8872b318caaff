// Plays solo games of a bot of the level "fast" against Luna at every level and writes docs/luna-levels.md.
// Run with `npm run balance:luna -- --games 200 --seed luna`; the same options give the same page.
import { defaultContent } from '../../src/entries/index.ts';
import { writePage } from './command.ts';
import type { LevelGames } from './lunaReport.ts';
import { lunaReport } from './lunaReport.ts';

await writePage({
  script: import.meta.url,
  games: '200',
  seed: 'luna',
  page: '../../docs/luna-levels.md',
  notes: 'lunaNotes.md',
  async make(play, seed, notes) {
    const levels: LevelGames[] = [];
    for (const { level } of defaultContent.luna.levels) {
      levels.push({ level, records: await play({ level: 'fast', people: 1, luna: { level } }) });
    }
    return lunaReport(levels, seed, notes);
  },
});
