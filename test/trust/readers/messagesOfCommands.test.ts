import { describe, expect, test } from 'vitest';
import { createCampaignRecord } from '../../../src/entries/campaign.ts';
import {
  type CreateGameOptions,
  createGame,
  createRecord,
  defaultContent,
  explain,
  LIMITS,
} from '../../../src/entries/index.ts';
import { type Ran, runWith } from '../../kit/cli.ts';
import { proofTest } from '../../kit/proofTest.ts';

// The output goes to a terminal, so a player name must not move its cursor or add lines.

const ESCAPE = '\u001b[31m';
const NAMES = [`Ana${ESCAPE}`, 'Ben\nCleo wins', 'Dan\u202e\u2028\u009b'] as const;
const options: CreateGameOptions = { players: ['Ana', 'Ben', 'Dan'], seed: `s${ESCAPE}\n` };
const record = createRecord(options, []);

const CONTROL = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const ran = (text: string, ...args: readonly string[]): Ran => runWith(args, () => text);

function expectClean({ out, err }: Ran, lines?: number): void {
  expect(out + err).not.toMatch(CONTROL);
  if (lines !== undefined) expect((out + err).split('\n')).toHaveLength(lines + 1);
}

describe('skymines check prints no control characters', () => {
  test('in the names of a record', () => {
    const named = { ...record, options: { ...record.options, players: NAMES.map((name) => ({ id: name, name })) } };
    const printed = ran(JSON.stringify(named), 'check', 'game');
    expectClean(printed);
    expect(printed.err + printed.out).toContain('expected a visible name for each player');
  });

  test('in the names of a violation', () => {
    const actions = [{ type: 'pass', seat: 1 }];
    expectClean(ran(JSON.stringify({ ...record, actions, result: undefined }), 'check', 'game'));
    const messages = explain(createGame(options), { type: 'pass', seat: 2 }).map(({ message }) => message);
    expect(messages.join()).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
  });

  test('in invalid keys and texts', () => {
    expectClean(ran(JSON.stringify({ ...record, [`key${ESCAPE}\u009b\u202e`]: 1 }), 'check', 'game'));
    expectClean(ran(`{"a":\u001b[31m\n}`, 'check', 'game'), 1);
    expectClean(ran(`skymines record 1\n${ESCAPE}`, 'check', 'game'));
    expectClean(ran(JSON.stringify({ [ESCAPE]: '\u009b' }), 'content', 'check', 'box'));
  });
});

test('skymines content check reports where it stopped counting', () => {
  const cards = Array(150).fill({});
  const { out } = ran(JSON.stringify({ ...defaultContent, cards }), 'content', 'check', 'box');
  expect(out.trimEnd().split('\n')).toHaveLength(LIMITS.problems + 1);
  expect(out).toMatch(/\nbox: at least 100 problems\n$/);
});

test('prints arguments without control characters', () => {
  expectClean(ran('', `${ESCAPE}`), 1);
  expectClean(ran('', 'play', `--x${ESCAPE}\u202e`), 1);
  expectClean(ran('', 'check', `file${ESCAPE}`));
});

const SOLO = ['play', '--players', '1', '--luna', '0', '--seed'];

test('prints the seed of a log on one line', () => {
  const { out } = ran('', ...SOLO, `a\nb${ESCAPE}`);
  expect(out.split('\n')[0]).toContain('seed: a\\u000ab\\u001b[31m');
});

test('prints the seed of a JSON record unchanged', () => {
  const seed = 'a\u009b\u202e\n';
  const { out } = ran('', ...SOLO, seed, '--json');
  expect(out).not.toMatch(CONTROL);
  expect(JSON.parse(out)).toMatchObject({ options: { seed } });
  expect(ran(out, 'check', 'game').code).toBe(0);
});

describe('skymines check of a campaign', () => {
  proofTest('replays what skymines campaign --json prints', () => {
    const printed = ran('', 'campaign', '--players', '2', '--menace', 'rogueComet', '--json', '--seed', 'records');
    expect(printed).toMatchObject({ code: 0, err: '' });
    const { code, out } = ran(printed.out, 'check', 'it');
    expect(code).toBe(0);
    expect(out).toMatch(/^it: \d+ legal actions of a campaign, to the end\nsuccess points: Ana \d+, Ben \d+\n$/);
    const { result } = JSON.parse(printed.out);
    expect(out).toContain(`Ana ${result.totals[0]}, Ben ${result.totals[1]}`);
  });

  test('reports illegal actions and values that are not records', () => {
    const { result: _, ...campaign } = createCampaignRecord({ players: ['Ana', 'Ben'], seed: 'records' }, []);
    const check = (changes: object): Ran => ran(JSON.stringify({ ...campaign, ...changes }), 'check', 'it');
    const early = check({ actions: [{ type: 'setLunaLevel', level: 3 }] });
    expect(early).toMatchObject({ code: 1, out: '' });
    expect(early.err).toMatch(/^it: action 0: Luna's level is set after a chapter.+\(CAMP-24, .+\)\n$/);
    const wrong = check({ options: {} });
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.err).toMatch(/^it: \$\.options: expected the options of a campaign/);
    expect(check({}).out).toMatch(
      /^it: 0 legal actions of a campaign, up to chapter 1\nsuccess points: Ana 0, Ben 0\n$/,
    );
  });
});
