import { describe, expect, test } from 'vitest';
import { createCampaignRecord } from '../../src/entries/campaign.ts';
import type { GameRecord } from '../../src/entries/index.ts';
import { formatRecord } from '../../src/entries/notation.ts';
import { type Ran, runWith } from '../kit/cli.ts';

const printed = runWith(['play', '--json', '--players', '2', '--seed', 'draw']).out;
const record: GameRecord = JSON.parse(printed);

/** Draws a record with this text. */
const drawn = (text: string, ...args: readonly string[]): Ran =>
  runWith(['draw', 'game', ...args], (path) => (path === 'game' ? text : undefined));

describe('skymines draw', () => {
  test('draws the end of a game or the position after some actions', () => {
    const end = drawn(printed);
    expect(end).toMatchObject({ code: 0, err: '' });
    expect(end.out).toMatch(/^<svg .*class="sm-drawing sm-theme-light sm-ink"/);
    const start = drawn(printed, '--at', '0');
    expect(start.out).not.toBe(end.out);
    expect(drawn(printed, '--at', String(record.actions.length)).out).toBe(end.out);
    expect(drawn(formatRecord(record)).out).toBe(end.out);
  });

  test('draws in a given theme and language', () => {
    expect(drawn(printed, '--at=9', '--theme=dark').out).toContain('sm-theme-dark');
    expect(drawn(printed, '--at=9', '--lang=fr').code).toBe(0);
  });

  test.each([
    ['an unknown theme', ['--theme', 'pink'], '--theme must be light or dark or contrast'],
    ['an invalid number', ['--at', '-1'], '--at must be a number of actions'],
  ])('rejects %s', (_name, args, words) => {
    const { code, err } = drawn(printed, ...args);
    expect({ code, isSaid: err.includes(words) }).toEqual({ code: 2, isSaid: true });
  });

  test('rejects a file that is not a record of a game', () => {
    expect(drawn('nonsense')).toMatchObject({ code: 1, out: '' });
    expect(runWith(['draw', 'nowhere']).code).toBe(2);
    const broken = { ...record, actions: [...record.actions].reverse() };
    expect(drawn(JSON.stringify(broken)).err).toMatch(/^game: action 0/);
    const campaign = createCampaignRecord({ players: ['Ana', 'Ben'], seed: 'c' }, []);
    expect(drawn(JSON.stringify(campaign)).err).toContain('this is a campaign');
  });
});
