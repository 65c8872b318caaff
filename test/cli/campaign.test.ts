import { describe, expect, test } from 'vitest';
import { type Ran, runWith } from '../kit/cli.ts';
import { proofTest } from '../kit/proofTest.ts';
import { proofList } from '../kit/soak.ts';

const ran = (...args: readonly string[]): Ran => runWith(['campaign', ...args]);

/** The cells of a row of the table. */
function row(out: string, label: string): string[] {
  const line = out.split('\n').find((each) => each.startsWith(`${label} `) && !each.includes(' of 4: ')) ?? '';
  return line.slice(label.length).trim().split(/\s+/);
}

function sum(cells: readonly (string | undefined)[]): number {
  return cells.reduce((total, cell) => total + Number(cell), 0);
}

/** In a sample the smallest campaign is played. */
const TABLES = proofList(
  [
    { people: ['Ana'], level: 4 },
    { people: ['Ana', 'Ben'], level: 3 },
  ],
  1,
);

describe.each(TABLES)('skymines campaign of $people and Luna', ({ people, level }) => {
  const seats = [...people, 'Luna'];
  const args = ['--players', `${people.length}`, '--luna', `${level}`, '--menace', 'rogueComet', '--seed', 'apollo'];
  const played = ran(...args);
  const { out } = played;

  test('prints four chapters with coins, success points and winners', () => {
    expect(played).toMatchObject({ code: 0, err: '' });
    const chapters = [
      ...out.matchAll(/^Chapter (\d) of 4: .+ \(Luna level \d\)\n {2}(.+) (?:wins|share the victory) with/gm),
    ];
    expect(chapters.map(([, chapter]) => chapter)).toEqual(['1', '2', '3', '4']);
    expect(out).toMatch(new RegExp(`^Chapter 1 .+ \\(Luna level ${level}\\)$`, 'm'));
    for (const name of seats) {
      expect(
        out.match(
          new RegExp(`^ {2}${name} has \\d+ coins? and gets (\\d+ success points?: .+|no success points)\\.$`, 'gm'),
        ),
      ).toHaveLength(4);
    }
  });

  test('prints the table of success points with its sums', () => {
    expect(row(out, 'Success points')).toEqual(seats);
    const rows = ['Chapter 1', 'Chapter 2', 'Chapter 3', 'Chapter 4', "For Luna's level"].map((each) => row(out, each));
    const totals = row(out, 'Total').map(Number);
    expect(totals).toHaveLength(seats.length);
    expect(totals).toEqual([...seats.keys()].map((seat) => sum(rows.map((cells) => cells[seat]))));
    const points = [...out.matchAll(/ coins? and gets (\d+|no) success points?/g)].map(([, amount = '']) =>
      amount.replace('no', '0'),
    );
    expect(rows.slice(0, 4).flat()).toEqual(points);
  });

  test('prints ranks and the winner', () => {
    const totals = row(out, 'Total').map(Number);
    const ranks = totals.map((total) => [7, 12, 17, 22].filter((least) => least <= total).length);
    const printed = [...out.matchAll(/^(\w+): (.+) \(rank (\d) of 5\)$/gm)];
    expect(printed.map(([, name]) => name)).toEqual(seats);
    expect(printed.map(([, , , rank]) => Number(rank) - 1)).toEqual(ranks);
    expect(out).toMatch(
      /\n(\w+ wins|.+ and \w+ share the victory in) the campaign with \d+ success points( each)?\.\n$/,
    );
  });

  proofTest('prints its seed, which is random by default, and is reproducible', () => {
    expect(out).toMatch(/^Campaign \(seed: apollo\)$/m);
    const solo = ['--players', '1', '--luna', '4', '--menace', 'spacePirates'];
    const drawn = ran(...solo).out;
    const [, seed = ''] = /^Campaign \(seed: ([0-9a-f]{32})\)$/m.exec(drawn) ?? [];
    expect(ran(...solo, '--seed', seed).out).toBe(drawn);
  });

  test('is plain text without gaps', () => {
    expect(out).not.toMatch(/undefined|null|NaN|\[object/);
    expect(out).not.toMatch(/[ \t]$/m);
  });
});

proofTest('prints a time loop game by game, with averages', () => {
  const { code, out, err } = ran('--players', '2', '--menace', 'temporalAnomaly', '--seed', 'c');
  const games = [
    ...out.matchAll(/^ {2}Game (\d+) of the time loop\n {2}No winner: the Temporal Anomaly is still in play/gm),
  ];
  expect(games.map(([, game]) => Number(game))).toEqual(games.map((_, index) => index + 1));
  expect(games.length).toBeGreaterThan(0);
  // A loop without a removal ends after the maximum number of games.
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`The time loop ended after ${games.length + 1} games, `);
});

proofTest('plays with one human player and Luna at level 4', () => {
  const { code, out } = ran('--players', '1', '--luna=4', '--seed=x', '--menace', 'spacePirates');
  expect(code).toBe(0);
  expect(row(out, 'Success points')).toEqual(['Ana', 'Luna']);
  const losses = [...out.matchAll(/^ {2}Ana wins with/gm)].length;
  expect(out.match(/^ {2}Luna continues at level 4 and gets 2 success points$/gm) ?? []).toHaveLength(losses);
  expect(row(out, "For Luna's level")).toEqual(['0', String(2 * losses)]);
});

proofTest('--lang prints everything in another language', () => {
  const { code, out } = ran('--players', '1', '--luna', '4', '--seed', 'apollo', '--lang', 'de');
  expect(out).toMatch(/^Kampagne \(Startwert: apollo\)\nKapitel 1 von 4: /);
  expect(code).toBe(0);
  expect(out).toContain('\nKapitel 4 von 4: ');
  expect(out).toMatch(/\nErfolgspunkte +Ana +Luna\n/);
  expect(out).not.toContain('Chapter');
});

test('the help lists the options and the levels of a campaign', () => {
  const { code, out } = ran('--help');
  expect(code).toBe(0);
  for (const option of ['--players N', '--luna LEVEL', '--edition TEXTS', '--seed TEXT', '--menace CARD'])
    expect(out).toContain(option);
  expect(out).toContain('at level 2 or 3; required for a single player, at level 4 or 5');
});

test.each([
  ['one player without Luna', ['--players', '1'], '--luna 5 or --luna 4'],
  ['level 7 with two players', ['--players', '2', '--luna', '7'], 'must be 3 or 2 in a'],
  ['level 3 with one player', ['--players', '1', '--luna', '3'], 'must be 5 or 4 in a'],
  ['an edition without Luna', ['--edition', 'french'], '--luna'],
  ['an unknown edition', ['--luna', '3', '--players', '2', '--edition', 'german'], 'french or international'],
  ['a level that is not a number', ['--luna', 'high'], 'level from 0 to 8'],
  ['Luna without a level', ['--luna'], 'LEVEL'],
  ['Luna with four players', ['--players', '4', '--luna', '3'], 'only 1 to 3 players'],
  ['five players', ['--players', '5'], '2, 3 or 4'],
  ['an unknown menace', ['--menace', 'nothing'], 'unknownProbe, singularity, temporalAnomaly, not'],
  ['a menace without a name', ['--menace'], 'CARD'],
  ['an option of play', ['--board', 'belt'], '--menace'],
  ['an unexpected word', ['now'], '--players'],
])('invalid arguments end with code 2 and one sentence: %s', (_what, args, allowed) => {
  const { code, out, err } = ran(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^skymines: [^\n]+\n$/);
  expect(err).toContain(allowed);
});
