// Plays games between four equal bots and writes a report on the default components to test/tools/balance/balance.md.
// Run with `npm run balance -- --games 1000 --seed report`; the same options give the same page.
import { defaultContent } from '../../../src/entries/index.ts';
import { writePage } from './command.ts';
import { report } from './report.ts';
import { summarize } from './summary.ts';

await writePage({
  script: import.meta.url,
  games: '1000',
  seed: 'report',
  level: 'easy',
  page: 'balance.md',
  notes: 'notes.md',
  make: async (play, made) => report(summarize(defaultContent, await play({ people: 4, luna: null })), made),
});
