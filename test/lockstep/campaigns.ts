// Compares how both implementations score the chapters of random campaigns.

import { chapterResult } from '../../src/campaign/results.ts';
import { type Draw, pickOne } from '../../src/engine/random.ts';
import { type CampaignState, campaignScore, createCampaign, levelChoices } from '../../src/entries/campaign.ts';
import type { Rules } from '../../src/entries/index.ts';
import { CHAPTERS, type ChapterGame, type LevelChoice } from '../../src/game/model/campaign.ts';
import { names } from '../kit/people.ts';
import * as referee from '../referee/campaign.ts';
import { differences } from './table.ts';

/** Returns campaigns with 1 to 4 people, with and without Luna, before their first game. */
export function newCampaigns(rules: Rules): CampaignState[] {
  return [1, 2, 3, 4].flatMap((people) =>
    [null, {}]
      .filter((luna) => (people === 1 ? luna !== null : people < 4 || luna === null))
      .map((luna) => createCampaign({ players: names(people), seed: 'campaigns', luna }, rules)),
  );
}

/** Gives the games of a new campaign random scores, and returns the differences between the results. */
export function campaignDifferences(start: CampaignState, draw: Draw): string[] {
  const seats = start.game.players.length;
  const level = start.lunaLevel === null ? null : Math.floor(draw() * 9);
  const problems: string[] = [];
  const played = CHAPTERS.slice(0, 1 + Math.floor(draw() * 4)).map((chapter) => {
    const games = Array.from({ length: draw() < 0.7 ? 1 : 3 }, () => randomGame(draw, seats));
    const result = chapterResult({ chapter, lunaLevel: level }, games);
    problems.push(...differences(result, referee.chapterResult(chapter, games, level), 'result'));
    if (level === null) return result;
    const choices = levelChoices(result);
    const byLevel = (a: LevelChoice, b: LevelChoice): number => a.level - b.level;
    const theirs = referee.levelChoices(result, seats - 1).sort(byLevel);
    problems.push(...differences([...choices].sort(byLevel), theirs, 'choices'));
    return { ...result, lunaBonus: pickOne(draw, choices).bonus };
  });
  const phase = played.length === CHAPTERS.length ? 'over' : 'game';
  const score = campaignScore({ ...start, phase, results: played });
  return [...problems, ...differences(score, referee.campaignScore(played, seats), 'score')];
}

/** Totals are close together, so that seats often share a win. */
function randomGame(draw: Draw, seats: number): ChapterGame {
  const upTo = (most: number): number => Math.floor(draw() * (most + 1));
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  return {
    totals: each(() => 90 + upTo(6)),
    points: each(() => ({ beatOne: upTo(1), beatTwo: upTo(1), mission: upTo(1), tracks: upTo(6), extra: upTo(1) })),
  };
}
