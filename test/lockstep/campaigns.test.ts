// Both implementations score the same chapters and campaigns. The success points of single games are compared at the
// end of every game of `playBoth`.

import { expect, test } from 'vitest';
import { chapterOptions } from '../../src/campaign/options.ts';
import { chapterResult } from '../../src/campaign/results.ts';
import { type Draw, pickOne } from '../../src/engine/random.ts';
import {
  type CampaignState,
  campaignScore,
  createCampaign,
  levelChoices,
  rankOf,
  startingLevels,
} from '../../src/entries/campaign.ts';
import { drawFor } from '../../src/entries/testing.ts';
import { CHAPTERS, type ChapterGame, type LevelChoice } from '../../src/game/model/campaign.ts';
import { names } from '../kit/people.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import * as referee from '../referee/campaign.ts';

const CAMPAIGNS = proofCount(300, 30_000);

/** Totals are close together, so that seats often share a win. */
function randomGame(draw: Draw, seats: number): ChapterGame {
  const upTo = (most: number): number => Math.floor(draw() * (most + 1));
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  return {
    totals: each(() => 90 + upTo(6)),
    points: each(() => ({ beatOne: upTo(1), beatTwo: upTo(1), mission: upTo(1), tracks: upTo(6), extra: upTo(1) })),
  };
}

test(`the referee agrees on the results, levels, ranks and winners of ${CAMPAIGNS} campaigns`, () => {
  const draw = drawFor('campaigns');
  const starts = [1, 2, 3, 4].flatMap((people) =>
    [null, {}]
      .filter((luna) => (people === 1 ? luna !== null : people < 4 || luna === null))
      .map((luna) => createCampaign({ players: names(people), seed: 'campaigns', luna }, rules)),
  );
  for (let number = 0; number < CAMPAIGNS; number += 1) {
    const start = pickOne(draw, starts);
    const seats = start.game.players.length;
    const level = start.lunaLevel === null ? null : Math.floor(draw() * 9);
    const played = CHAPTERS.slice(0, 1 + Math.floor(draw() * 4)).map((chapter) => {
      const games = Array.from({ length: draw() < 0.7 ? 1 : 3 }, () => randomGame(draw, seats));
      const result = chapterResult({ chapter, lunaLevel: level }, games);
      expect(referee.chapterResult(chapter, games, level)).toEqual(result);
      if (level === null) return result;
      const choices = levelChoices(result);
      const byLevel = (a: LevelChoice, b: LevelChoice): number => a.level - b.level;
      expect(referee.levelChoices(result, seats - 1).sort(byLevel)).toEqual([...choices].sort(byLevel));
      return { ...result, lunaBonus: pickOne(draw, choices).bonus };
    });
    const phase = played.length === CHAPTERS.length ? 'over' : 'game';
    const campaign: CampaignState = { ...start, phase, results: played };
    expect(referee.campaignScore(played, seats)).toEqual(campaignScore(campaign));
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
