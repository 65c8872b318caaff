import { describe, expect, test } from 'vitest';
import { table, tellChapter } from '../../src/cli/campaign.ts';
import type { CampaignState, ChapterResult, CreateCampaignOptions } from '../../src/entries/campaign.ts';
import { CHAPTERS, createCampaign } from '../../src/entries/campaign.ts';

const options: CreateCampaignOptions = { players: ['Ana', 'Ben'], seed: 'texts' };
const start = createCampaign(options);
const withLuna = createCampaign({ ...options, luna: { level: 3 } });

/** A chapter in which everybody has these success points and ten times as many coins. */
function result(chapter: ChapterResult['chapter'], points: readonly number[]): ChapterResult {
  const totals = points.map((each) => 10 * each);
  const best = Math.max(...points);
  return {
    ...{ chapter, lunaLevel: null, games: [{ totals, points: [] }], totals, points, lunaBonus: null },
    winners: points.flatMap((each, seat) => (each === best ? [seat] : [])),
  };
}

/** A campaign that is over, with the same points in every chapter. */
function over(state: CampaignState, points: readonly number[]): CampaignState {
  return { ...state, phase: 'over', results: CHAPTERS.map((chapter) => result(chapter, points)) };
}

/** The lines told of a chapter. */
function told(state: CampaignState, chapter: ChapterResult): string[] {
  let printed = '';
  tellChapter(state, chapter, {
    out: (text) => {
      printed += text;
    },
  });
  return printed.split('\n');
}

describe('a chapter', () => {
  test('names its winner', () => {
    expect(told(start, result(1, [3, 5]))).toEqual([
      ...['Chapter 1, the Moon: Ben wins', '  coins: Ana 30, Ben 50', '  success points: Ana 3, Ben 5', ''],
    ]);
  });

  test('names all who share it, and the level of Luna', () => {
    expect(told(withLuna, { ...result(2, [5, 3, 5]), lunaLevel: 3 })[0]).toBe(
      'Chapter 2, the Belt, Luna at level 3: Ana and Luna win',
    );
  });
});

describe('the table', () => {
  const rows = ['Success points    Ana    Ben', '----------------------------'];
  const chapters = [1, 2, 3, 4].map((chapter) => `Chapter ${chapter}           3      5`);

  test('of a campaign ends with the ranks and the winner', () => {
    expect(table(over(start, [3, 5])).split('\n')).toEqual([
      ...[...rows, ...chapters, '----------------------------', 'Total              12     20', ''],
      ...['Ana: rank 2 of 4, on the Moon', 'Ben: rank 3 of 4, on the way to Mars', ''],
      'Ben wins the campaign.',
    ]);
  });

  test('of a campaign that is shared names all winners', () => {
    expect(table(over(start, [4, 4]))).toMatch(/\n\nAna and Ben share the victory in the campaign\.$/);
  });

  test('of a campaign that is not over has no ranks', () => {
    const [first] = over(start, [3, 5]).results;
    const early: CampaignState = { ...start, results: first === undefined ? [] : [first] };
    expect(table(early).split('\n')).toEqual([
      ...[...rows, ...chapters.slice(0, 1), '----------------------------', 'Total               3      5'],
    ]);
  });

  test('has a row for Luna’s level only where she plays', () => {
    expect(table(over(withLuna, [3, 5, 4]))).toMatch(/^For Luna’s level +- +- +0$/m);
    expect(table(over(start, [3, 5]))).not.toContain('Luna');
  });
});
