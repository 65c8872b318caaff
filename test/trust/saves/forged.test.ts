// Forged saves of every kind: whatever loads can be played to its end, and loads again on the way. `SOAK_GAMES` multiplies how many are forged; the table of
// kinds is printed by `npx tsx test/trust/saves/report.ts COUNT`.

import { expect, test } from 'vitest';
import { pickOne } from '../../../src/engine/random.ts';
import type { CampaignState } from '../../../src/entries/campaign.ts';
import { drawFor } from '../../../src/testing/randomPlay.ts';
import { atChapter, begin, beginWithLuna, campaign, finish, pass } from '../../kit/campaign.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';
import { FORGERIES } from './forge.ts';
import { forgeCampaigns } from './forgedCampaigns.ts';
import { forgeSaves, realStates } from './forgedSaves.ts';

const EACH = proofCount(6, 40) * soakCount(1);
const KINDS = Object.keys(FORGERIES).length + 1;

test(`${EACH} forged saves of each kind: every one is refused, or played to its end three times`, () => {
  const { kinds, problems, played } = forgeSaves(rules, realStates(rules, 24, 'genuine'), EACH * KINDS, 'faked');
  expect(problems).toEqual([]);
  const tallies = [...kinds.values()];
  for (const [kind, { refused, accepted }] of kinds) expect(refused + accepted, kind).toBeGreaterThan(0);
  const accepted = tallies.reduce((sum, tally) => sum + tally.accepted, 0);
  const refused = tallies.reduce((sum, tally) => sum + tally.refused, 0);
  // Both happen often: the checks do not refuse everything, nor let everything in.
  expect(accepted).toBeGreaterThan((accepted + refused) / 4);
  expect(refused).toBeGreaterThan((accepted + refused) / 4);
  expect(played).toBe(3 * accepted);
});

test('forged saves of campaigns', () => {
  const { problems, played, refused } = forgeCampaigns(
    campaign,
    campaigns('forged'),
    proofCount(40, 1000),
    'campaigns',
  );
  expect(problems).toEqual([]);
  expect(played).toBeGreaterThan(refused / 4);
  expect(refused).toBeGreaterThan(0);
});

/** Campaigns in every chapter and a little later, with and without Luna. */
function campaigns(seed: string): readonly CampaignState[] {
  const draw = drawFor(seed);
  const level = finish(beginWithLuna(1), [100, 200]);
  const loop = pass(atChapter(begin(2, { menace: 'temporalAnomaly' }), 4));
  const starts = [begin(2), atChapter(begin(3), 3), beginWithLuna(1), level, atChapter(begin(2), 4), loop];
  return starts.flatMap((first) => {
    const found: CampaignState[] = [];
    let state = first;
    for (let step = 0; step < 60; step += 1) {
      if (step % 6 === 0) found.push(state);
      state = campaign.campaignReduce(state, pickOne(draw, campaign.campaignActions(state)));
    }
    return found;
  });
}
