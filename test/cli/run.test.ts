import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import type { Action, CreateGameOptions, ScoreSheet } from '../../src/index.ts';
import { createGame, isOver, reduce, score } from '../../src/index.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Files the commands can read. */
const FILES = new Map<string, string>();

function ran(...args: readonly unknown[]): Ran {
  let out = '';
  let err = '';
  const io = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    read: (path: string) => FILES.get(path),
  };
  return { code: run(args, io), out, err };
}

/** The numbers of a row of the final table. */
function row(log: string, label: string): number[] {
  const line =
    log
      .split('\n')
      .filter((each) => each.startsWith(`${label} `))
      .at(-1) ?? '';
  return line.slice(label.length).trim().split(/\s+/).map(Number);
}

const CATEGORIES = [
  'Coins',
  'Astrogo Enterprises',
  'Tawac Industries',
  'Skymine Resources',
  'Minerva Corp',
  'Helium-3 tank',
  'Research',
];

describe('skymines play', () => {
  const game = ran('play');

  test('prints a complete game of seven rounds', () => {
    expect(game).toMatchObject({ code: 0, err: '' });
    const rounds = [...game.out.matchAll(/^=== Round (\d): (\w+) is first player ===$/gm)].map(([, round]) => round);
    expect(rounds).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(game.out.match(/^ {2}\w+ +.*\bpasses\b/gm)).toHaveLength(28);
    expect(game.out).toMatch(/(wins with \d+ coins|share the victory with \d+ coins each)\.\n$/);
  });

  test('names everything in words', () => {
    expect(game.out).not.toMatch(/undefined|null|NaN|\[object|token\d|plan[ABC]\d|diamond|\bstar-|triangle|circle/);
    expect(game.out).not.toMatch(/ {3,}$|[ \t]$/m);
    expect(game.out).toContain('1 coin');
    expect(game.out).not.toMatch(/\b1 (coins|units|steps|points)\b/);
  });

  test('ends with seven categories and their sums', () => {
    const columns = CATEGORIES.map((label) => row(game.out, label));
    const totals = row(game.out, 'Total');
    expect(totals).toHaveLength(4);
    totals.forEach((total, seat) => {
      expect(columns.reduce((sum, column) => sum + (column[seat] ?? Number.NaN), 0)).toBe(total);
    });
    expect(game.out).toContain(`with ${Math.max(...totals)} coins`);
  });

  test('prints the same game for the same seed, another for another', () => {
    expect(ran('play', '--seed', 'apollo').out).toBe(game.out);
    expect(ran('play', '--seed=gemini').out).not.toBe(game.out);
  });

  test.each([2, 3])('plays with %i players', (players) => {
    const { code, out } = ran('play', '--players', String(players), '--tracks', 'random', '--tokens', 'choose');
    expect(code).toBe(0);
    expect(row(out, 'Total')).toHaveLength(players);
  });
});

describe('skymines play --json', () => {
  test.each([
    ['four players', []],
    ['the variant for two', ['--players', '2', '--constrained-slots', '--tracks=random', '--tokens=choose']],
  ])('replays to the same scores: %s', (_name, args) => {
    const { code, out } = ran('play', '--json', ...args);
    expect(code).toBe(0);
    expect(out.endsWith('\n')).toBe(true);
    const record: {
      options: CreateGameOptions;
      actions: Action[];
      scores: ScoreSheet;
      schema: number;
      rules: number;
      content: string;
    } = JSON.parse(out);
    const end = record.actions.reduce(reduce, createGame(record.options));
    expect(isOver(end)).toBe(true);
    expect(score(end)).toEqual(record.scores);
    expect(record).toMatchObject({ schema: end.schema, rules: end.rules, content: end.content });
  });
});

describe('help and version', () => {
  test('lists the commands', () => {
    expect(ran('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('  play ') });
  });

  test('lists the options of a command', () => {
    const { code, out } = ran('play', '--help');
    expect(code).toBe(0);
    for (const option of ['--players N', '--seed TEXT', '--tracks', '--tokens', '--constrained-slots', '--json']) {
      expect(out).toContain(option);
    }
  });

  test('tells the version of the package', () => {
    const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(ran('--version')).toEqual({ code: 0, err: '', out: `${version}\n` });
  });
});

describe('misuse ends with code 2 and one line that says what is allowed', () => {
  test.each([
    ['no command', [], 'play'],
    ['an unknown command', ['win'], 'play'],
    ['a command that is no text', [7], 'play'],
    ['an unknown general option', ['--colour'], '--version'],
    ['an unknown option', ['play', '--speed', '9'], '--seed'],
    ['a stray word', ['play', 'now'], '--players'],
    ['a missing value', ['play', '--seed'], 'TEXT'],
    ['an option for a value', ['play', '--players', '--json'], '--players needs a value'],
    ['a value for a switch', ['play', '--json=yes'], '--json takes no value'],
    ['a number in words', ['play', '--players', 'four'], '2, 3 or 4'],
    ['half a player', ['play', '--players', '2.5'], '2, 3 or 4'],
    ['too many players', ['play', '--players', '5'], '2, 3 or 4'],
    ['one player', ['play', '--players', '1'], 'Luna'],
    ['unknown tracks', ['play', '--tracks', 'best'], 'recommended or random'],
    ['unknown tokens', ['play', '--tokens', ''], 'recommended or choose'],
    ['arguments that are no text', ['play', { seed: 1 }], 'text'],
    ['a value with line breaks', ['play', '--tracks', 'a\nb'], 'recommended or random'],
    ['the name of an inherited property', ['play', '--constructor'], '--seed'],
  ])('%s', (_name, args, allowed) => {
    const { code, out, err } = ran(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^skymines: [^\n]+\n$/);
    expect(err).toContain(allowed);
  });
});

describe('as a program', () => {
  const TSX = ['node_modules/tsx/dist/cli.mjs', 'src/cli/main.ts'];

  test('exits with the code and prints to the right stream', () => {
    const { status, stdout, stderr } = spawnSync('node', [...TSX, 'play', '--players', '9'], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^skymines: .+\n$/);
  });

  test('does not mind a reader who stops early', () => {
    const command = `node ${TSX.join(' ')} play --json --players 2 | head -c 10`;
    expect(execFileSync('sh', ['-c', `${command} 2>&1`], { encoding: 'utf8' })).toHaveLength(10);
    const { stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toBe('');
  });
});
