import { expect, test } from 'vitest';
import { drawStandings, formatSequential, formatStandings, sequential, standings } from '../../src/entries/arena.ts';
import { collectionOf, gameOf } from './kit.ts';

const DEALS = collectionOf(
  Array.from({ length: 30 }, (_, deal) => {
    const scores = deal % 6 === 0 ? [101, 108] : [120 + (deal % 7), 105];
    return [gameOf(['sly <fox>', 'b'], scores), gameOf(['b', 'sly <fox>'], [...scores].reverse())];
  }),
);

test('a table of text', () => {
  expect(`\n${formatStandings(standings(DEALS))}`).toMatchInlineSnapshot(`
    "
    30 deals, 60 games

    player     games  wins %          95 %  fair %  coins ahead            95 %   Elo         95 %  decisions
    sly <fox>     60    83.3  66.1 to 92.8    50.0        +13.6  +10.0 to +17.1  +136  +47 to +226          0
    b             60    16.7   7.2 to 33.9    50.0        -13.6  -17.1 to -10.0  -136  -226 to -47          0
    "
  `);
  expect(formatStandings(standings(collectionOf([])))).toContain('0 deals, 0 games');
});

test('the answer of a sequential test in words', () => {
  const asked = { challenger: 'sly <fox>', against: 'b', elo1: 100 };
  expect(`\n${formatSequential(sequential(DEALS, asked))}`).toMatchInlineSnapshot(`
    "
    Is sly <fox> better than b? After 22 deals: yes.
    Evidence 3.13; no at -2.94, yes at 2.94.
    points %      81.8   64.3 to 99.3
    Elo ahead     +261   +102 to +866
    coins ahead  +13.2  +8.8 to +17.6
    "
  `);
  expect(formatSequential(sequential(collectionOf([]), asked))).toContain('0 deals: not known yet');
});

test('a chart', () => {
  const chart = drawStandings(standings(DEALS));
  expect(chart).toContain('sly &lt;fox&gt;');
  expect(chart).toContain('Wins in 60 games on 30 deals');
  expect(chart.match(/<circle/g)).toHaveLength(2);
  expect(chart).not.toMatch(/NaN|undefined|null/);
  const long = standings(collectionOf([[gameOf(['n'.repeat(60), 'b'], [1, 2])]]));
  expect(drawStandings(long)).toContain(`>${'n'.repeat(23)}…<`);
});
