import { describe, expect, test } from 'vitest';
import { grid, scoreTable } from '../../src/cli/args.ts';
import { createText, en } from '../../src/entries/text.ts';
import type { PlayerScore } from '../../src/game/model/score.ts';
import { createGame, rules } from '../kit/pinned.ts';

const game = createGame({ players: ['Ana', 'Ben'], seed: 'table' });
const text = createText({ locale: en, game }, rules);

/** Scores with one category of each player and the total. */
function scores(...totals: readonly number[]): PlayerScore[] {
  return totals.map((total, seat) => ({
    coins: seat + 1,
    skymine: 10,
    minerva: 0,
    astrogo: 0,
    tawac: 0,
    tank: 15,
    research: total - 26 - seat,
    total,
  }));
}

describe('a table in plain text', () => {
  test('has columns as wide as their widest cell, and lines after the first and before the last row', () => {
    const rows = ['Name|Ana|Bartholomew', 'A label|1|2', 'Total|10|20'].map((row) => row.split('|'));
    expect(grid(rows)).toEqual([
      'Name             Ana  Bartholomew',
      '---------------------------------',
      'A label            1            2',
      '---------------------------------',
      'Total             10           20',
    ]);
  });

  test('has columns of at least five digits', () => {
    const rows = ['AB', 'C1', 'D2'].map((row) => [...row]);
    expect(grid(rows)).toEqual(['A      B', '--------', 'C      1', '--------', 'D      2']);
  });
});

describe('the final scores', () => {
  test('have a row per category and the winner with the coins', () => {
    expect(scoreTable(text.results(scores(60, 70), [1]))).toBe(
      [
        'Final scores           Ana    Ben',
        '---------------------------------',
        'Coins                    1      2',
        'Astrogo Enterprises      0      0',
        'Tawac Industries         0      0',
        'Skymine Resources       10     10',
        'Minerva Corp             0      0',
        'Helium-3 tank           15     15',
        'Research                34     43',
        '---------------------------------',
        'Total                   60     70',
        '',
        'Ben wins with 70 coins.',
        '',
      ].join('\n'),
    );
  });

  test('name all players who share the victory', () => {
    expect(scoreTable(text.results(scores(70, 70), [0, 1]))).toMatch(
      /\n\nAna and Ben share the victory with 70 coins each\.\n$/,
    );
  });

  test('explain why no player has won', () => {
    expect(scoreTable(text.results(scores(60, 70), []))).toMatch(
      /\n\nNo winner: the Temporal Anomaly is still in play, and another game follows\.\n$/,
    );
  });
});
