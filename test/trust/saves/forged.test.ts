// Forged saves of every kind: whatever loads can be played to its end, and loads again on the way. `SOAK_GAMES` multiplies how many are forged; the table of
// kinds is printed by `npx tsx test/trust/saves/report.ts forged COUNT`.

import { describe, expect, test } from 'vitest';
import { proofTest } from '../../kit/proofTest.ts';
import { rules } from '../../kit/shipped.ts';
import { IS_PROOF, proofCount, proofList, soakCount } from '../../kit/soak.ts';
import { rulesWithCustomSet } from './customSets.ts';
import { FORGERIES } from './forge.ts';
import { aroundGamesOf, campaignsOf } from './forgedCampaigns.ts';
import { forgeSaves, gamesOf, type Source } from './forgedSaves.ts';
import { STRUCTURED } from './structured.ts';

const GAMES = gamesOf(rules, proofCount(3, 24), 'genuine');
const SOURCES: readonly (readonly [name: string, source: Source<unknown>, count: number])[] = [
  ['games', GAMES, 84],
  ['games with a component set of one’s own', gamesOf(rulesWithCustomSet(60, 'mine'), proofCount(2, 6), 'own'), 20],
];
/** Their games are long: proofs alone play them. */
const OF_CAMPAIGNS = IS_PROOF ? ofCampaigns() : [];

function ofCampaigns(): typeof SOURCES {
  const campaigns = campaignsOf('forged');
  return [
    ['campaigns', campaigns, 4],
    ['all but the game of campaigns', aroundGamesOf(campaigns), 120],
  ];
}

describe.each([
  ['crafted', FORGERIES, [...proofList(SOURCES, 1), ...OF_CAMPAIGNS.slice(0, 1)]],
  ['structured', STRUCTURED, [...SOURCES, ...OF_CAMPAIGNS]],
] as const)('%s forgeries', (tool, kinds, sources) => {
  test.each(sources)('of %s: every one is refused, or played to its end three times', (name, source, count) => {
    const report = forgeSaves(source, kinds, Math.ceil(count * proofCount(1 / 6, 6)) * soakCount(1), `${tool} ${name}`);
    expect(report.problems).toEqual([]);
    const tallies = [...report.kinds.values()];
    const loaded = tallies.reduce((sum, tally) => sum + tally.loaded, 0);
    // Both happen: the checks do not refuse everything, nor let everything in.
    expect(loaded).toBeGreaterThan(0);
    expect(tallies.some(({ refused }) => refused > 0)).toBe(true);
    expect(report.played).toBe(3 * loaded);
  });
});

proofTest('every kind finds something to change', () => {
  const all = { ...FORGERIES, ...STRUCTURED };
  const { kinds } = forgeSaves(GAMES, all, Object.keys(all).length, 'each');
  expect(new Set(kinds.keys())).toEqual(new Set(Object.keys(all)));
});
