// Forged saves of every kind: whatever loads can be played to its end, and loads again on the way. `SOAK_GAMES` multiplies how many are forged; the table of
// kinds is printed by `npx tsx test/trust/saves/report.ts forged COUNT`.

import { describe, expect, test } from 'vitest';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';
import { rulesWithCustomSet } from './customSets.ts';
import { FORGERIES } from './forge.ts';
import { aroundGamesOf, campaignsOf } from './forgedCampaigns.ts';
import { forgeSaves, gamesOf, type Source } from './forgedSaves.ts';
import { STRUCTURED } from './structured.ts';

const GAMES = gamesOf(rules, 24, 'genuine');
const CAMPAIGNS = campaignsOf('forged');
const SOURCES: readonly (readonly [name: string, source: Source<unknown>, count: number])[] = [
  ['games', GAMES, 250],
  ['games with a component set of one’s own', gamesOf(rulesWithCustomSet(60, 'mine'), 6, 'own'), 60],
  ['campaigns', CAMPAIGNS, 8],
];

describe.each([
  ['crafted', FORGERIES, SOURCES],
  ['structured', STRUCTURED, [...SOURCES, ['all but the game of campaigns', aroundGamesOf(CAMPAIGNS), 120]]],
] as const)('%s forgeries', (tool, kinds, sources) => {
  test.each(sources)('of %s: every one is refused, or played to its end three times', (name, source, count) => {
    const report = forgeSaves(source, kinds, count * proofCount(1, 3) * soakCount(1), `${tool} ${name}`);
    expect(report.problems).toEqual([]);
    const tallies = [...report.kinds.values()];
    const loaded = tallies.reduce((sum, tally) => sum + tally.loaded, 0);
    // Both happen: the checks do not refuse everything, nor let everything in.
    expect(loaded).toBeGreaterThan(0);
    expect(tallies.some(({ refused }) => refused > 0)).toBe(true);
    expect(report.played).toBe(3 * loaded);
  });
});

test('every kind finds something to change', () => {
  const all = { ...FORGERIES, ...STRUCTURED };
  const { kinds } = forgeSaves(GAMES, all, Object.keys(all).length, 'each');
  expect(new Set(kinds.keys())).toEqual(new Set(Object.keys(all)));
});
