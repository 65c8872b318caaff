import { describe, expect, test } from 'vitest';
import { type CreateCampaignOptions, createCampaign } from '../../../src/entries/campaign.ts';
import type { CreateGameOptions } from '../../../src/entries/index.ts';
import {
  createGame,
  explain,
  InvalidOptionsError,
  InvalidSaveError,
  LIMITS,
  loadGame,
  timeLoop,
} from '../../../src/entries/index.ts';
import { textOf } from '../../kit/docs.ts';
import { thrown } from '../../kit/thrown.ts';

test('docs/limits.md lists every limit with its value', () => {
  const rows = textOf('docs/limits.md').matchAll(/^\| `(\w+)` +\| (\d+) +\|/gm);
  expect(Object.fromEntries([...rows].map(([, name, figure]) => [name, Number(figure)]))).toEqual(LIMITS);
});

const options: CreateGameOptions = { players: ['Ana', 'Ben'], seed: 'limits' };
const refused = (given: CreateGameOptions): readonly string[] =>
  thrown(InvalidOptionsError, () => createGame(given))?.problems.map(({ field }) => field) ?? [];

describe('options', () => {
  const player = (name: number, id: number) => ({ id: 'i'.repeat(id), name: 'n'.repeat(name) });

  test('accept a name, an id and a seed up to the maximum length', () => {
    const { name, playerId, seed } = LIMITS;
    expect(refused({ players: [player(name, playerId), 'Ben'], seed: 's'.repeat(seed) })).toEqual([]);
    expect(refused({ ...options, players: ['n'.repeat(name), 'Ben'] })).toEqual([]);
    expect(refused({ ...options, players: ['n'.repeat(name + 1), 'Ben'] })).toEqual(['players.0']);
    expect(refused({ ...options, players: [player(name + 1, 1), 'Ben'] })).toEqual(['players.0.name']);
    expect(refused({ ...options, players: [player(1, playerId + 1), 'Ben'] })).toEqual(['players.0.id']);
    expect(refused({ ...options, seed: 's'.repeat(seed + 1) })).toEqual(['seed']);
  });

  test('of a campaign allow shorter seeds, because those of its games are longer', () => {
    const campaign: CreateCampaignOptions = { players: ['Ana', 'Ben'], seed: 's'.repeat(LIMITS.campaignSeed) };
    expect(createCampaign(campaign).game.options.seed).toBe(`${campaign.seed}/1`);
    expect(`${campaign.seed}/4`.length + LIMITS.loopGames).toBeLessThan(LIMITS.seed);
    expect(() => createCampaign({ ...campaign, seed: `${campaign.seed}s` })).toThrow(InvalidOptionsError);
  });
});

test('a time loop continues with a seed of any valid length', () => {
  const game = createGame({ ...options, seed: 's'.repeat(LIMITS.seed), board: 'belt', menace: 'temporalAnomaly' });
  const next = timeLoop({ ...game, stack: [], menace: { id: 'temporalAnomaly', holder: null } });
  expect(next?.seed).toBe(`${'s'.repeat(LIMITS.seed - 1)}+`);
  expect(next === null ? undefined : createGame(next).round).toBe(1);
});

test('rejects actions with texts, lists or numbers that are too large', () => {
  const game = createGame(options);
  const messageFor = (action: object): string => explain(game, action)[0]?.message ?? '';
  const card = 'A'.repeat(LIMITS.id);
  const cards = Array(LIMITS.list + 1).fill('A01');
  const plan = { type: 'planCard', seat: 0, card, slot: 1 };
  expect(messageFor(plan)).not.toContain('malformed');
  expect(messageFor({ ...plan, card: `${card}A` })).toContain('field "card" must be a string of at');
  expect(messageFor({ ...plan, slot: 1e9 })).toContain('field "slot" must be a whole number from');
  expect(messageFor({ type: 'pass', seat: 1e9 })).toContain('field "seat" must be a whole number from');
  const use = { type: 'useResources', seat: 0, cards };
  expect(messageFor(use)).toContain('field "cards" must be a list of at most 300');
});

describe('input', () => {
  test('is limited in values and characters', () => {
    const filled = (count: number): string => `[${Array(count).fill(0).join()}]`;
    const message = (text: string): string => thrown(InvalidSaveError, () => loadGame(text))?.message ?? '';
    expect(message(filled(LIMITS.values))).toBe('$: expected at most 500000 values in total');
    expect(message(filled(LIMITS.values - 1))).not.toContain('values in total');
    expect(message(`${JSON.stringify('x')}${' '.repeat(LIMITS.characters)}`)).toBe(
      '$: expected at most 10000000 characters',
    );
    expect(() => loadGame(['x'.repeat(LIMITS.characters + 1)])).toThrow('at most 10000000 characters in total');
  });

  test('may be as large as the longest record', () => {
    // An action is an object of up to seven values, one of which may be a list of a few cards.
    expect(LIMITS.actions * 20).toBeLessThan(LIMITS.values);
  });
});
