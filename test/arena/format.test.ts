import { describe, expect, test } from 'vitest';
import { drawStandings, formatSequential, formatStandings, sequential, standings } from '../../src/entries/arena.ts';
import { InvalidOptionsError } from '../../src/entries/index.ts';
import { thrown } from '../kit/thrown.ts';
import { collectionOf, gameOf } from './kit.ts';

const DEALS = collectionOf(
  Array.from({ length: 30 }, (_, deal) => {
    const scores = deal % 6 === 0 ? [101, 108] : [120 + (deal % 7), 105];
    return [gameOf(['sly <fox>', 'b'], scores), gameOf(['b', 'sly <fox>'], [...scores].reverse())];
  }),
);

test('formatStandings returns a text table', () => {
  expect(`\n${formatStandings(standings(DEALS))}`).toMatchInlineSnapshot(`
    "
    30 deals, 60 games

    player     games  wins %           95%  fair %  coins ahead             95%   Elo          95%  decisions
    sly <fox>     60    83.3  66.1 to 92.8    50.0        +13.6  +10.0 to +17.1  +136  +47 to +226          0
    b             60    16.7   7.2 to 33.9    50.0        -13.6  -17.1 to -10.0  -136  -226 to -47          0
    "
  `);
  expect(formatStandings(standings(collectionOf([])))).toContain('0 deals, 0 games');
});

test('formatSequential describes the answer of a sequential test', () => {
  const settings = { challenger: 'sly <fox>', against: 'b', elo1: 100 };
  expect(`\n${formatSequential(sequential(DEALS, settings))}`).toMatchInlineSnapshot(`
    "
    Is sly <fox> better than b? After 22 deals (44 games): yes.
    Evidence: 3.13 (no at -2.94, yes at 2.94).
    points %      81.8   64.3 to 99.3
    Elo ahead     +261   +102 to +866
    coins ahead  +13.2  +8.8 to +17.6
    "
  `);
  expect(formatSequential(sequential(collectionOf([]), settings))).toContain(
    'After 0 deals (0 games): undecided.\nThe test needs at least 20 deals to estimate the differences due to chance.\n',
  );
});

describe('formatSequential explains an undecided test', () => {
  const won = (deals: number) =>
    collectionOf(Array.from({ length: deals }, () => [gameOf(['a', 'b'], [150, 90]), gameOf(['b', 'a'], [90, 150])]));
  const lines = (deals: number, elo1: number, challenger = 'a', against = 'b'): string[] =>
    formatSequential(sequential(won(deals), { challenger, against, elo1 }))
      .split('\n')
      .slice(0, 2);

  test('after 16 won games', () => {
    expect(lines(8, 80)).toEqual([
      'Is a better than b? After 8 deals (16 games): undecided.',
      'The test needs at least 20 deals to estimate the differences due to chance; at this rate, the answer will be "yes" after 12 more.',
    ]);
    expect(lines(20, 80)[0]).toBe('Is a better than b? After 20 deals (40 games): yes.');
  });

  test('after only wins, with a question about a small lead', () => {
    // A player 20 Elo ahead scores 0.5288 of the points, so a won deal counts ln(0.5288 / 0.5) = 0.0559, and ln(19) =
    // 2.944 takes 53.
    expect(lines(30, 20)).toEqual([
      'Is a better than b? After 30 deals (60 games): undecided.',
      'The test continues until the evidence reaches one of the two limits below; at this rate, the answer will be "yes" after 23 more.',
    ]);
    expect(lines(52, 20)[1]).toContain('at this rate, the answer will be "yes" after 1 more');
    expect(lines(53, 20)[0]).toBe('Is a better than b? After 53 deals (106 games): yes.');
  });

  test('after only losses', () => {
    // ln(0.4712 / 0.5) = -0.0593 a deal: -2.944 takes 50.
    expect(lines(40, 20, 'b', 'a')[1]).toContain('at this rate, the answer will be "no" after 10 more');
    expect(lines(50, 20, 'b', 'a')[0]).toContain('no.');
  });

  test('when the deals favour neither answer', () => {
    // Half a point is halfway between -20 and 20 Elo.
    const even = collectionOf(
      Array.from({ length: 30 }, (_, deal) => [gameOf(['a', 'b'], deal % 2 === 0 ? [2, 1] : [1, 2])]),
    );
    const result = sequential(even, { challenger: 'a', against: 'b', elo0: -20, elo1: 20 });
    expect(result).toMatchObject({ verdict: 'open', more: null });
    expect(formatSequential(result)).toContain('; the deals so far favour neither answer.');
  });
});

test('names cannot change the direction of the output', () => {
  const turned = 'b\u202egnp.exe';
  const deals = collectionOf([[gameOf(['a\nb', turned], [1, 2])]]);
  const all = standings(deals);
  const settings = { challenger: turned, against: 'a\nb', elo1: 50 };
  for (const text of [formatStandings(all), formatSequential(sequential(deals, settings)), drawStandings(all)]) {
    expect(text).toContain('b\\u202egnp.exe');
    expect(text).toContain('a\\u000ab');
    expect(text).not.toContain('\u202e');
  }
});

const game = gameOf(['a', 'b'], [1, 2]);

const fail = (): never => {
  throw new TypeError('no');
};

const unreadable = new Proxy([game], { get: fail });

test.each<readonly [string, unknown, string]>([
  ['no collection', undefined, 'deals'],
  ['null', null, 'deals'],
  ['deals that are not a list', { deals: { length: 1 } }, 'deals'],
  ['a deal that is not a list', { deals: [7] }, 'deals[0]'],
  ['a deal that is missing', { deals: [[game], undefined, [game]] }, 'deals[1]'],
  ['a game that is null', { deals: [[game, null]] }, 'deals[0][1].players'],
  ['an object as a player', { deals: [[{ ...game, players: ['a', { toString: 'b' }] }]] }, 'deals[0][0].players'],
  ['no players', { deals: [[{ ...game, players: [], scores: [] }]] }, 'deals[0][0].players'],
  ['five players', { deals: [[gameOf([...'abcde'], [1, 2, 3, 4, 5])]] }, 'deals[0][0].players'],
  ['scores for other seats', { deals: [[{ ...game, scores: [1] }]] }, 'deals[0][0].scores'],
  ['scores that are not numbers', { deals: [[{ ...game, scores: [1n, Symbol('2')] }]] }, 'deals[0][0].scores'],
  ['an infinite score', { deals: [[{ ...game, scores: [1, Infinity] }]] }, 'deals[0][0].scores'],
  ['winners of an unknown seat', { deals: [[{ ...game, winners: [2] }]] }, 'deals[0][0].winners'],
  ['winners that are not a list', { deals: [[{ ...game, winners: 'a' }]] }, 'deals[0][0].winners'],
  ['negative decisions', { deals: [[{ ...game, decisions: [-1, 0] }]] }, 'deals[0][0].decisions'],
  ['times that are not numbers', { deals: [[{ ...game, milliseconds: ['1', '2'] }]] }, 'deals[0][0].milliseconds'],
  ['an unreadable proxy', { deals: [unreadable] }, 'deals[0]'],
])('standings and sequential reject %s and name the path', (_, collection, field) => {
  const asks = [
    () => standings(collection as never),
    () => sequential(collection as never, { challenger: 'a', against: 'b', elo1: 50 }),
  ];
  for (const ask of asks)
    expect(thrown(InvalidOptionsError, ask)?.problems).toEqual([expect.objectContaining({ field })]);
});

test('drawStandings draws a chart', () => {
  const chart = drawStandings(standings(DEALS));
  expect(chart).toContain('sly &lt;fox&gt;');
  expect(chart).toContain('Wins in 60 games on 30 deals');
  expect(chart.match(/<circle/g)).toHaveLength(2);
  expect(chart).not.toMatch(/NaN|undefined|null/);
  const long = standings(collectionOf([[gameOf(['n'.repeat(60), 'b'], [1, 2])]]));
  expect(drawStandings(long)).toContain(`>${'n'.repeat(23)}…<`);
});
