import { describe, expect, test } from 'vitest';
import { createCampaignRecord } from '../../src/entries/campaign.ts';
import { type GameRecord, rules, type WholeState } from '../../src/entries/index.ts';
import { formatAction, formatRecord } from '../../src/entries/notation.ts';
import { perft } from '../../src/entries/testing.ts';
import { type Ran, runWith } from '../kit/cli.ts';

const game: GameRecord = JSON.parse(runWith(['play', '--json', '--players', '2', '--seed', 'perft']).out);
const record = rules.createRecord(game.options, game.actions.slice(0, 60));
const printed = JSON.stringify(record);
const state = rules.recordAt(record, 40) as WholeState;

/** Counts from a file with this text. */
const counted = (text: string, ...args: readonly string[]): Ran =>
  runWith(['perft', 'game', ...args], (path) => (path === 'game' ? text : undefined));

describe('skymines perft', () => {
  test('counts from a position of a record and from a save', () => {
    const two = { code: 0, out: `${perft(state, 2)}\n`, err: '' };
    expect(counted(printed, '2', '--at', '40')).toEqual(two);
    expect(counted(formatRecord(record), '2', '--at', '40')).toEqual(two);
    expect(counted(rules.saveGame(state), '2')).toEqual(two);
    expect(counted(printed, '1').out).not.toBe(counted(printed, '1', '--at', '40').out);
  });

  test('prints the count of each first action in notation', () => {
    const actions = rules.legalActions(state);
    const lines = actions.map((action) => {
      return `${formatAction(state.options, action)}: ${perft(rules.reduce(state, action), 1)}\n`;
    });
    const total = `${perft(state, 2)}\n`;
    expect(counted(printed, '2', '--at', '40', '--divide').out).toBe(lines.join('') + total);
  });

  test('prints JSON', () => {
    const leaves = rules.legalActions(state).length;
    expect(JSON.parse(counted(printed, '1', '--at=40', '--json').out)).toEqual({ depth: 1, leaves });
    const { actions } = JSON.parse(counted(printed, '1', '--at=40', '--json', '--divide').out);
    expect(actions).toEqual(rules.legalActions(state).map((action) => ({ action, leaves: 1 })));
  });

  test.each([
    ['a missing depth', [printed], 'missing argument DEPTH'],
    ['a depth that is not a number', [printed, 'two'], "DEPTH must be a whole number, not 'two'"],
    ['a depth out of range', [printed, '0'], 'from 1 to 20, got 0'],
    ['--at for a save', [rules.saveGame(state), '1', '--at', '3'], 'game is a save; remove --at'],
  ])('rejects %s', (_name, [text = '', ...args], words) => {
    const { code, err } = counted(text, ...args);
    expect({ code, isSaid: err.includes(words) }).toEqual({ code: 2, isSaid: true });
  });

  test('rejects a damaged save, a campaign and other files', () => {
    expect(counted(rules.saveGame(state).replace('"round":', '"round":1'), '1')).toMatchObject({ code: 1, out: '' });
    const campaign = createCampaignRecord({ players: ['Ana', 'Ben'], seed: 'c' }, []);
    expect(counted(JSON.stringify(campaign), '1').err).toContain('this is a campaign');
    expect(counted('nonsense', '1')).toMatchObject({ code: 1, out: '' });
  });
});
