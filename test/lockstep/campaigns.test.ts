// Both implementations score the same chapters and campaigns. The success points of single games are compared at the
// end of every game of `playBoth`.

import { expect, test } from 'vitest';
import { chapterOptions } from '../../src/campaign/options.ts';
import { pickOne } from '../../src/engine/random.ts';
import { createCampaign, rankOf, startingLevels } from '../../src/entries/campaign.ts';
import { drawFor } from '../../src/entries/testing.ts';
import { CHAPTERS } from '../../src/game/model/campaign.ts';
import { names } from '../kit/people.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import * as referee from '../referee/campaign.ts';
import { campaignDifferences, newCampaigns } from './campaigns.ts';

const CAMPAIGNS = proofCount(300, 30_000);

test(`the referee agrees on the results, levels, ranks and winners of ${CAMPAIGNS} campaigns`, () => {
  const draw = drawFor('campaigns');
  const starts = newCampaigns(rules);
  for (let number = 0; number < CAMPAIGNS; number += 1) {
    expect(campaignDifferences(pickOne(draw, starts), draw)).toEqual([]);
  }
});

test.each(CHAPTERS)('the referee agrees on the set-up of chapter %i', (chapter) => {
  const { options } = createCampaign({ players: names(2), seed: 'campaigns' }, rules);
  expect(chapterOptions(options, chapter, null)).toMatchObject(referee.chapterSetUp(chapter));
});

test('the referee agrees on all ranks', () => {
  const points = Array.from({ length: 50 }, (_, index) => index);
  expect(points.map(referee.rankOf)).toEqual(points.map(rankOf));
});

test.each([1, 2, 3])('the referee agrees on the levels at which Luna may start with %i players', (people) => {
  expect(referee.startingLevels(people)).toEqual(startingLevels(people));
});
