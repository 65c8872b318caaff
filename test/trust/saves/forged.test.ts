// Forged saves of every kind: each one that loads can be played to the end and saved on the way. `SOAK_GAMES`
// multiplies the number of forgeries.

import { describe, expect, test } from 'vitest';
import { sum } from '../../kit/numbers.ts';
import { proofTest } from '../../kit/proofTest.ts';
import { rules } from '../../kit/shipped.ts';
import { IS_WHOLE_PROOF, proofCount, proofList, soakCount } from '../../kit/soak.ts';
import { rulesWithCustomSet } from './customSets.ts';
import { FORGERIES } from './forge.ts';
import { aroundGamesOf, campaignsOf } from './forgedCampaigns.ts';
import { forgeSaves, gamesOf, type Source } from './forgedSaves.ts';
import { STRUCTURED } from './structured.ts';

const GAMES = gamesOf(rules, proofCount(3, 24), 'genuine');
const SOURCES: readonly (readonly [name: string, source: Source<unknown>, count: number])[] = [
  ['games', GAMES, proofCount(14, 504)],
  [
    'games with a custom component set',
    gamesOf(rulesWithCustomSet(60, 'mine'), proofCount(2, 6), 'own'),
    proofCount(4, 120),
  ],
];
/** Only proofs play these, because their games are long. */
const OF_CAMPAIGNS: typeof SOURCES = (IS_WHOLE_PROOF ? [campaignsOf('forged')] : []).flatMap((campaigns) => [
  ['campaigns', campaigns, proofCount(4, 24)],
  ['everything but the games of campaigns', aroundGamesOf(campaigns), proofCount(120, 720)],
]);

describe.each([
  ['crafted', FORGERIES, [...proofList(SOURCES, 1), ...OF_CAMPAIGNS.slice(0, 1)]],
  ['structured', STRUCTURED, [...SOURCES, ...OF_CAMPAIGNS]],
] as const)('%s forgeries', (tool, kinds, sources) => {
  test.each(sources)('of %s are rejected or can be played to the end three times', (name, source, count) => {
    const report = forgeSaves(source, kinds, count * soakCount(1), `${tool} ${name}`);
    expect(report.problems).toEqual([]);
    const tallies = [...report.kinds.values()];
    const loaded = sum(tallies.map((tally) => tally.loaded));
    // Both happen: the checks neither reject nor accept everything.
    expect(loaded).toBeGreaterThan(0);
    expect(tallies.some(({ refused }) => refused > 0)).toBe(true);
  });
});

proofTest('every kind of forgery finds something to change', () => {
  const all = { ...FORGERIES, ...STRUCTURED };
  const { kinds } = forgeSaves(GAMES, all, Object.keys(all).length, 'each');
  expect(new Set(kinds.keys())).toEqual(new Set(Object.keys(all)));
});
