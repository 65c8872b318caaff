import { describe, expect, test } from 'vitest';
import { begin, beginWithLuna, finish, lastResult } from '../kit/campaign.ts';

/** CAMP-6: a higher total than one other player. CAMP-7: than two others. CAMP-8: no other player has more. */
interface Comparison {
  readonly beatOne: number;
  readonly beatTwo: number;
  readonly win: number;
}

/** Returns the points of totals as the rulebook has them: by the last and the last two places, which get nothing. */
function comparisons(totals: readonly number[]): Comparison[] {
  const ascending = [...totals].sort((a, b) => a - b);
  const [last = 0, secondToLast = 0] = ascending;
  return totals.map((total) => ({
    beatOne: total === last ? 0 : 1,
    beatTwo: total > secondToLast ? 1 : 0,
    win: total === ascending.at(-1) ? 1 : 0,
  }));
}

const starts = {
  'two people': begin(2),
  'three people': begin(3),
  'four people': begin(4),
  'one and Luna': beginWithLuna(1),
  'two and Luna': beginWithLuna(2),
  'three and Luna': beginWithLuna(3),
};
type Table = keyof typeof starts;

/** The library's points from three of the six sources. */
function given(table: Table, totals: readonly number[]): Comparison[] {
  const result = lastResult(finish(starts[table], totals));
  expect(result.totals).toEqual(totals);
  return (result.games[0]?.points ?? []).map(({ beatOne, beatTwo }, seat) => ({
    beatOne,
    beatTwo,
    win: result.winners.includes(seat) ? 1 : 0,
  }));
}

function sums(parts: readonly Comparison[]): number[] {
  return parts.map(({ beatOne, beatTwo, win }) => beatOne + beatTwo + win);
}

/** Totals by seat, and the hand-computed sum of the points of CAMP-6, CAMP-7 and CAMP-8. */
const LITERAL: readonly (readonly [table: Table, totals: readonly number[], points: readonly number[]])[] = [
  ['two people', [120, 110], [2, 0]],
  ['two people', [110, 111], [0, 2]],
  ['two people', [100, 100], [1, 1]],
  ['three people', [130, 120, 110], [3, 1, 0]],
  ['three people', [110, 130, 120], [0, 3, 1]],
  ['three people', [110, 110, 90], [2, 2, 0]],
  ['three people', [90, 110, 110], [0, 2, 2]],
  ['three people', [130, 95, 95], [3, 0, 0]],
  ['three people', [95, 95, 96], [0, 0, 3]],
  ['three people', [80, 80, 80], [1, 1, 1]],
  ['four people', [140, 130, 120, 110], [3, 2, 1, 0]],
  ['four people', [110, 120, 130, 140], [0, 1, 2, 3]],
  ['four people', [120, 100, 100, 80], [3, 1, 1, 0]],
  ['four people', [100, 80, 120, 100], [1, 0, 3, 1]],
  ['four people', [150, 150, 120, 90], [3, 3, 1, 0]],
  ['four people', [150, 150, 90, 90], [3, 3, 0, 0]],
  ['four people', [150, 150, 150, 90], [2, 2, 2, 0]],
  ['four people', [150, 90, 90, 90], [3, 0, 0, 0]],
  ['four people', [150, 120, 90, 90], [3, 2, 0, 0]],
  ['four people', [90, 90, 90, 90], [1, 1, 1, 1]],
  ['one and Luna', [105, 112], [0, 2]],
  ['one and Luna', [112, 105], [2, 0]],
  ['one and Luna', [90, 90], [1, 1]],
  ['two and Luna', [100, 120, 140], [0, 1, 3]],
  ['two and Luna', [140, 120, 100], [3, 1, 0]],
  ['two and Luna', [120, 100, 120], [2, 0, 2]],
  ['two and Luna', [100, 120, 100], [0, 3, 0]],
  ['two and Luna', [120, 120, 100], [2, 2, 0]],
  ['three and Luna', [100, 110, 120, 130], [0, 1, 2, 3]],
  ['three and Luna', [130, 100, 100, 80], [3, 1, 1, 0]],
  ['three and Luna', [100, 90, 100, 130], [1, 0, 1, 3]],
  ['three and Luna', [130, 90, 80, 90], [3, 1, 0, 1]],
  ['three and Luna', [80, 130, 80, 130], [0, 3, 0, 3]],
];

describe('CAMP-6, CAMP-7, CAMP-8, CAMP-22 comparing the totals', () => {
  test.each(LITERAL)('%s with %j: %j', (table, totals, points) => {
    expect(sums(comparisons(totals))).toEqual(points);
    expect(given(table, totals)).toEqual(comparisons(totals));
  });

  test.each([
    ['CAMP-6 all players tied for last place get nothing', 'four people', [150, 120, 90, 90], 'beatOne', [1, 1, 0, 0]],
    ['CAMP-6 players who are all tied get nothing', 'three people', [80, 80, 80], 'beatOne', [0, 0, 0]],
    ['CAMP-7 players tied for second-to-last get nothing', 'four people', [120, 100, 100, 80], 'beatTwo', [1, 0, 0, 0]],
    ['CAMP-7 no player in a game of two gets the point', 'two people', [120, 80], 'beatTwo', [0, 0]],
    ['CAMP-7 two winners of three get nothing', 'three people', [110, 110, 90], 'beatTwo', [0, 0, 0]],
    ['CAMP-8 each player who shares first place wins', 'four people', [150, 120, 150, 90], 'win', [1, 0, 1, 0]],
  ] as const)('%s', (_title, table, totals, part, points) => {
    expect(given(table, totals).map((each) => each[part])).toEqual(points);
  });

  test('CAMP-8 one more coin is enough', () => {
    expect(given('three people', [151, 150, 149])).toEqual([
      { beatOne: 1, beatTwo: 1, win: 1 },
      { beatOne: 1, beatTwo: 0, win: 0 },
      { beatOne: 0, beatTwo: 0, win: 0 },
    ]);
  });
});

/** All lists of this length with these values. */
function lists(length: number, values: readonly number[]): number[][] {
  if (length === 0) return [[]];
  return lists(length - 1, values).flatMap((rest) => values.map((value) => [...rest, value]));
}

test.each([
  ['two people', lists(2, [60, 61])],
  ['one and Luna', lists(2, [60, 61])],
  ['three people', lists(3, [60, 75, 90])],
  ['two and Luna', lists(3, [60, 75, 90])],
  ['four people', lists(4, [60, 70, 80, 90]).filter((_, index) => index % 3 === 0)],
  ['three and Luna', lists(4, [60, 70, 80, 90]).filter((_, index) => index % 3 === 1)],
] as const)('every order and every tie of %s', (table, constellations) => {
  for (const totals of constellations) expect(given(table, totals), totals.join()).toEqual(comparisons(totals));
});
