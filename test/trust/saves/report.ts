// Forges saves of games with default and custom components and of campaigns, and prints for every kind of
// forgery how many were rejected, and how many were loaded and played to the end:
//
//   npx tsx test/trust/saves/report.ts forged|structured [COUNT] [SEED]
//
// It fails when a save that loads crashes or cannot be played to the end.

import process from 'node:process';
import { rules } from '../../kit/shipped.ts';
import { rulesWithCustomSet } from './customSets.ts';
import { FORGERIES } from './forge.ts';
import { aroundGamesOf, campaignsOf } from './forgedCampaigns.ts';
import { forgeSaves, gamesOf, newReport, tableOf } from './forgedSaves.ts';
import { STRUCTURED } from './structured.ts';

/** Forgeries of games with the same components. */
const AT_ONCE = 2500;

const [tool = 'forged', count = '1000', seed = 'report'] = process.argv.slice(2);
const kinds = tool === 'structured' ? STRUCTURED : FORGERIES;
const report = newReport();
for (let done = 0; done < Number(count); done += AT_ONCE) {
  const name = `${seed}/${done}`;
  const share = (part: number): number => Math.min(AT_ONCE, Number(count) - done) * part;
  forgeSaves(gamesOf(rules, 20, `real ${name}`), kinds, share(0.69), name, report);
  forgeSaves(
    gamesOf(rulesWithCustomSet(150, name), 10, `custom ${name}`),
    kinds,
    share(0.25),
    `custom ${name}`,
    report,
  );
  const campaigns = campaignsOf(name);
  forgeSaves(campaigns, kinds, share(0.04), `campaign ${name}`, report);
  forgeSaves(aroundGamesOf(campaigns), STRUCTURED, share(0.02), `around ${name}`, report);
  process.stderr.write(`${done + AT_ONCE} forged, ${report.problems.length} problems\n`);
  for (const problem of report.problems) process.stderr.write(`${problem}\n`);
}
process.stdout.write(`${tableOf(report)}\n`);
process.exitCode = report.problems.length === 0 ? 0 : 1;
