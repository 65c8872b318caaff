import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createGame, type GameRecord, isOver, reduce, score } from '../../src/entries/index.ts';
import { type Ran, runWith } from '../kit/cli.ts';
import { proofTest } from '../kit/proofTest.ts';
import { codesIn } from '../kit/texts.ts';

/** Files that the commands can read. */
const FILES = new Map<string, string>();

const ran = (...args: readonly unknown[]): Ran => runWith(args, (path) => FILES.get(path));

/** The numbers of a row of the final table. */
function row(log: string, label: string): number[] {
  const lines = log.split('\n').filter((each) => each.startsWith(`${label} `));
  const line = lines.at(-1) ?? '';
  return line.slice(label.length).trim().split(/\s+/).map(Number);
}

const COMPANY_NAMES = ['Astrogo Enterprises', 'Tawac Industries', 'Skymine Resources', 'Minerva Corp'];
const CATEGORIES = ['Coins', ...COMPANY_NAMES, 'Helium-3 tank', 'Research'];

/** Text that no log may contain: ids, holes, a wrong number, spaces at the end of a line. */
const UNREADABLE = /undefined|null|NaN|\[object|token\d|plan[ABC]\d|diamond|\bstar-|triangle|circle|[ \t]$/m;
const WRONG_NUMBER = /\b1 (coins|units|steps|points|spaces|cards|scientists)\b/;

function expectSums(log: string, seats: number): void {
  const columns = CATEGORIES.map((label) => row(log, label));
  const totals = row(log, 'Total');
  expect(totals).toHaveLength(seats);
  totals.forEach((total, seat) => {
    expect(columns.reduce((sum, column) => sum + (column[seat] ?? Number.NaN), 0)).toBe(total);
  });
  expect(log).toContain(`with ${Math.max(...totals)} coins`);
}

describe('skymines play', () => {
  const game = ran('play', '--players', '2', '--seed', 'apollo');

  test('prints a complete game of seven rounds', () => {
    expect(game).toMatchObject({ code: 0, err: '' });
    const rounds = [...game.out.matchAll(/^=== Round (\d): (\w+) is first player ===$/gm)].map(([, round]) => round);
    expect(rounds).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(game.out.match(/^ {2}\w+ +.*\bpasses\b/gm)).toHaveLength(14);
    expect(game.out).toMatch(/(wins with \d+ coins?|share the victory with \d+ coins? each)\.\n$/);
  });

  test('prints no ids', () => {
    expect(game.out).not.toMatch(UNREADABLE);
    expect(game.out).toContain('1 coin');
    expect(game.out).not.toMatch(WRONG_NUMBER);
  });

  test('ends with seven categories and their sums', () => {
    expectSums(game.out, 2);
  });

  proofTest('prints an unguessable seed by default, so that the same game can be played again', () => {
    const given = (out: string): string => / \(seed: ([0-9a-f]{32})\)$/m.exec(out)?.[1] ?? '';
    const { out } = ran('play', '--players', '2');
    const other = ran('play', '--players', '2').out;
    expect(given(out)).not.toBe(given(other));
    expect(out.replace(given(out), '')).not.toBe(other.replace(given(other), ''));
    expect(ran('play', '--players', '2', '--seed', given(out)).out).toBe(out);
  });

  proofTest('plays with four players by default', () => {
    expectSums(ran('play', '--seed', 'apollo').out, 4);
  });

  proofTest.each([2, 3])('plays with %i players', (players) => {
    const { code, out } = ran('play', '--players', String(players), '--tracks=random', '--tokens=choose', '--seed=x');
    expect(code).toBe(0);
    expect(row(out, 'Total')).toHaveLength(players);
  });
});

/** Options of the record of a solo game. */
const recorded = (...args: string[]) =>
  JSON.parse(ran('play', '--players', '1', '--luna', '2', '--seed=x', '--json', ...args).out).options;

test('skymines play --edition: the record contains the edition of Luna’s texts', () => {
  expect(recorded('--edition', 'international').luna).toEqual({ level: 2, edition: 'international' });
  expect(ran('play', '--edition', 'french').err).toContain('--edition needs Luna');
  expect(ran('play', '--luna', '2', '--edition', 'german').err).toContain('--edition must be french or international');
});

proofTest('skymines play without --edition: Luna uses the French texts by default', () => {
  expect(recorded().luna).toEqual({ level: 2, edition: 'french' });
});

describe('skymines play --luna', () => {
  const game = ran('play', '--players', '1', '--luna', '5', '--seed', 'apollo');
  const lunasLines = game.out.split('\n').filter((line) => line.startsWith('  Luna '));

  test('prints a complete solo game with a column for Luna', () => {
    expect(game).toMatchObject({ code: 0, err: '' });
    expect(game.out).toMatch(/^Skymines solo against Luna, level 5 \(seed: apollo\)$/m);
    expect(game.out.match(/^=== Round \d: Ana is first player ===$/gm)).toHaveLength(7);
    expect(game.out).toMatch(/^Final scores +Ana +Luna$/m);
    expectSums(game.out, 2);
  });

  test('prints a line for each of her cards, and what she blocks and loses in each round', () => {
    const dealt = lunasLines.flatMap(
      (line) => /face-down card in each of slots (.+)$/.exec(line)?.[1]?.split(/, | and /) ?? [],
    );
    expect(
      lunasLines.filter((line) => /^ {2}Luna {2}turns up card I{1,2}-\d+ in slot [A-E]; /.test(line)),
    ).toHaveLength(dealt.length);
    const blocks = / draws majority cards \S+ and \S+, which count as (\d \S+ (and )?)*\d scientists? /;
    expect(lunasLines.filter((line) => blocks.test(line))).toHaveLength(7);
    const lastCard = /the top of her discard pile, [^;]*; passes, having played her last card$/;
    expect(lunasLines.filter((line) => lastCard.test(line))).toHaveLength(7);
    expect(lunasLines.some((line) => line.includes('gets the bonus of starting token'))).toBe(true);
    expect(lunasLines.some((line) => line.includes('into a new Luna deck of'))).toBe(true);
  });

  test('explains in words why she picks companies and sectors', () => {
    expect(lunasLines.filter((line) => / picks [^;]+, [^;]+/.test(line))).not.toEqual([]);
    expect(game.out).toMatch(/expands [^;]+ to sector \d+ \(the (lowest|highest|only) vacant sector within reach\)/);
    expect(codesIn(game.out)).toEqual([]);
  });

  proofTest.each([
    [1, 0, ['--players', '1']],
    [2, 8, ['--players', '2']],
    [3, 2, []],
  ])('prints no ids with %i players, by default three, and Luna at level %i', (players, level, args) => {
    const { code, out } = ran('play', ...args, `--luna=${level}`, '--seed', 'words', '--tracks=random');
    expect(code).toBe(0);
    expect(out).toContain(`Luna, level ${level} (seed: words)`);
    expect(out).not.toMatch(UNREADABLE);
    expect(out).not.toMatch(WRONG_NUMBER);
    expectSums(out, players + 1);
  });
});

proofTest.each([
  ['four players', []],
  ['the variant for two', ['--players', '2', '--constrained-slots', '--tracks=random', '--tokens=choose']],
  ['one player and Luna', ['--players', '1', '--luna', '5']],
  ['three players and Luna', ['--players', '3', '--luna', '8', '--tracks=random', '--tokens=choose']],
])('skymines play --json replays to the same scores: %s', (_name, args) => {
  const { code, out } = ran('play', '--json', '--seed=x', ...args);
  expect(code).toBe(0);
  expect(out.endsWith('\n')).toBe(true);
  const record: GameRecord = JSON.parse(out);
  const end = record.actions.reduce(reduce, createGame(record.options));
  expect(isOver(end)).toBe(true);
  expect(score(end).map(({ total }) => total)).toEqual(record.result?.totals);
  expect(record).toMatchObject({ rules: end.rules, content: end.content });
});

proofTest('skymines play: the record has the options of the command line', () => {
  const { out } = ran('play', '--json', '--seed=x', '--players=2', '--board=belt', '--missions', '--constrained-slots');
  const belt = { seed: 'x', board: 'belt', missions: true, menace: false, constrainedSlots: true, luna: null };
  expect(JSON.parse(out).options).toMatchObject(belt);
  const plain = JSON.parse(ran('play', '--json', '--seed=x', '--players=2').out);
  expect(plain.options).toMatchObject({ board: 'moon', missions: false, constrainedSlots: false });
});

describe('help and version', () => {
  test('lists the commands', () => {
    expect(ran('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('  play ') });
  });

  test('lists the options of a command', () => {
    const { code, out } = ran('play', '--help');
    expect(code).toBe(0);
    const shown = [
      '--players N',
      '--luna LEVEL',
      '--seed TEXT',
      '--tracks',
      '--tokens',
      '--constrained-slots',
      '--json',
    ];
    for (const option of shown) expect(out).toContain(option);
  });

  test('lists the commands that begin with content', () => {
    const { code, out, err } = ran('content', '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Usage: skymines content <command> [options]');
    for (const name of ['template', 'check', 'draw']) {
      expect(out).toContain(`  content ${name} `);
      expect(ran('content', name, '--help').out).toContain(`Usage: skymines content ${name}`);
    }
    expect(out).not.toContain('--version');
    expect(out).not.toContain('  play ');
  });

  test.each(['play', 'campaign', 'dataset'])('%s: the help of --players matches the accepted values', (name) => {
    expect(ran(name, '--help').out).toMatch(
      /--players N +2 to 4 players \(default 4\), or 1 to 3 with --luna \(default 3\)/,
    );
  });

  test('prints the version of the package', () => {
    const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(ran('--version')).toEqual({ code: 0, err: '', out: `${version}\n` });
  });
});

test.each([
  ['no command', [], 'play'],
  ['an unknown command', ['win'], 'play'],
  ['a command that is not a text', [7], 'play'],
  ['a group of commands', ['content'], 'content template, content check, content draw. Try content --help'],
  ['an unknown command of a group', ['content', 'win'], "'content win'; the commands are content template"],
  ['an unknown option of a group', ['content', '--version'], "unknown option '--version'"],
  ['nine players', ['play', '--players', '9'], '2, 3 or 4, or 1 with --luna'],
  ['an unknown general option', ['--colour'], '--version'],
  ['an unknown option', ['play', '--speed', '9'], '--seed'],
  ['an unexpected word', ['play', 'now'], '--players'],
  ['a missing value', ['play', '--seed'], 'TEXT'],
  ['an option for a value', ['play', '--players', '--json'], '--players needs a value'],
  ['a value for a switch', ['play', '--json=yes'], '--json takes no value'],
  ['a number as text', ['play', '--players', 'four'], '2, 3 or 4'],
  ['half a player', ['play', '--players', '2.5'], '2, 3 or 4'],
  ['too many players', ['play', '--players', '5'], '2, 3 or 4'],
  ['one player', ['play', '--players', '1'], 'add --luna and a level from 0 to 8'],
  ['four players and Luna', ['play', '--players', '4', '--luna', '5'], 'only 1 to 3 players'],
  ['five players and Luna', ['play', '--players', '5', '--luna', '5'], '1, 2 or 3'],
  ['a level too high', ['play', '--players', '1', '--luna', '9'], 'a level from 0 to 8'],
  ['a level that is not a number', ['play', '--luna', 'x'], 'a level from 0 to 8'],
  ['a level below 0', ['play', '--luna', '-1'], 'a level from 0 to 8'],
  ['a level with zeros', ['play', '--luna', '05'], 'a level from 0 to 8'],
  ['no level', ['play', '--luna'], '--luna needs a value'],
  ['unknown tracks', ['play', '--tracks', 'best'], 'recommended or random'],
  ['unknown tokens', ['play', '--tokens', ''], 'recommended or choose'],
  ['arguments that are not strings', ['play', { seed: 1 }], 'strings'],
  ['a value with line breaks', ['play', '--tracks', 'a\nb'], 'recommended or random'],
  ['the name of an inherited property', ['play', '--constructor'], '--seed'],
])('invalid arguments end with code 2 and name the allowed values: %s', (_name, args, allowed) => {
  const { code, out, err } = ran(...args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^skymines: [^\n]+\n$/);
  expect(err).toContain(allowed);
});

describe('as a program', () => {
  const TSX = ['--import', 'tsx', 'src/cli/main.ts'];

  proofTest('exits with the code and prints to the right stream', () => {
    const { status, stdout, stderr } = spawnSync('node', [...TSX, 'play', '--players', '9'], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^skymines: .+\n$/);
  });

  proofTest('exits cleanly when the reader closes the pipe early', () => {
    const command = `node ${TSX.join(' ')} play --json --players 2 | head -c 10`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stdout).toHaveLength(10);
    expect(stderr).toBe('');
  });
});
