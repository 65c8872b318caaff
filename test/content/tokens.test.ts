import { describe, expect, test } from 'vitest';
import type { CardAction, StartingToken } from '../../src/components/content.ts';
import type { Effect, Requirement } from '../../src/components/effects.ts';
import { COMPANIES, RESOURCES, TRACK_IDS } from '../../src/components/ids.ts';
import { RECOMMENDED, TOKENS } from '../../src/content/tokens.ts';
import { text } from '../kit/json.ts';
import { sum } from '../kit/numbers.ts';

/** Actions of the nine starting cards. */
const STARTING: readonly CardAction[] = [
  ...RESOURCES.flatMap((resource): readonly CardAction[] => [
    { kind: 'resource', resource, value: 1 },
    { kind: 'resource', resource, value: 2 },
  ]),
  { kind: 'energy', value: 1 },
  { kind: 'energy', value: 2 },
  { kind: 'scientist', points: 1 },
];

const heliumSteps = (effects: readonly Effect[]): number =>
  sum(effects.map((effect) => (effect.kind === 'helium' ? effect.steps : 0)));
const trackSteps = (token: StartingToken): readonly number[] =>
  token.bonus.flatMap((effect) => (effect.kind === 'track' ? [effect.steps] : []));

/** A rough price in coins. */
const worth = (effect: Effect): number => {
  switch (effect.kind) {
    case 'coins':
      return effect.amount;
    case 'helium':
      return effect.steps;
    case 'research':
      return effect.points;
    case 'track':
      return 2 * effect.steps;
    default:
      throw new Error(`no worth for ${effect.kind}`);
  }
};
const strengthOf = (card: CardAction): number => {
  if (card.kind === 'scientist') return card.points;
  if (card.kind === 'resource' || card.kind === 'energy') return card.value;
  throw new Error(`not a starting card: ${card.kind}`);
};

const meets = (cards: readonly CardAction[], requirement: Requirement): boolean => {
  const totals = RESOURCES.map((resource) =>
    sum(cards.map((card) => (card.kind === 'resource' && card.resource === resource ? card.value : 0))),
  );
  switch (requirement.kind) {
    case 'resource':
      return (totals[RESOURCES.indexOf(requirement.resource)] ?? 0) >= requirement.total;
    case 'oneResource':
      return Math.max(...totals) >= requirement.total;
    case 'energy':
      return sum(cards.map((card) => (card.kind === 'energy' ? card.value : 0))) >= requirement.total;
    case 'scientists':
      return cards.filter((card) => card.kind === 'scientist').length >= requirement.count;
  }
};

describe('starting tokens: known facts', () => {
  test('CF-SETUP-5: ten tokens, token01 to token10', () => {
    const expected = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((number) => `token${number}`);
    expect(TOKENS.map((token) => token.id)).toEqual(expected);
  });

  test('CF-SETUP-13: a token has three card icons, a bonus and a plan', () => {
    for (const token of TOKENS) {
      expect(token.cards, token.id).toHaveLength(3);
      expect(token.bonus, token.id).not.toHaveLength(0);
      expect([1, 2], token.id).toContain(token.plan.requirements.length);
      expect(token.plan.reward, token.id).not.toHaveLength(0);
    }
  });

  test('SETUP-42: the three icons are those of three different starting cards', () => {
    const known = new Set(STARTING.map(text));
    for (const token of TOKENS) {
      for (const card of token.cards) expect(known.has(text(card)), `${token.id} ${text(card)}`).toBe(true);
      expect(new Set(token.cards.map(text)).size, token.id).toBe(3);
    }
  });

  test('SETUP-43: a bonus is steps on tracks and nothing else', () => {
    const kinds = new Set(TOKENS.flatMap((token) => token.bonus.map((effect) => effect.kind)));
    expect(kinds).toEqual(new Set(['helium', 'track']));
  });

  test('the helium part of a bonus is none, 1 or 2 steps, and all of these occur', () => {
    const parts = TOKENS.map((token) => heliumSteps(token.bonus));
    expect(new Set(parts)).toEqual(new Set([0, 1, 2]));
    for (const token of TOKENS) {
      const effects = token.bonus.filter((effect) => effect.kind === 'helium');
      expect(effects.length, token.id).toBe(heliumSteps(effects) > 0 ? 1 : 0);
    }
  });

  test('SETUP-6: the recommended tracks are A1, B1, C1 and D1', () => {
    expect(RECOMMENDED.tracks).toEqual({ skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' });
    for (const company of COMPANIES) expect(TRACK_IDS).toContain(RECOMMENDED.tracks[company]);
  });

  test('SETUP-38: four of the ten tokens are recommended, one for each place in turn order', () => {
    expect(RECOMMENDED.tokens).toHaveLength(4);
    expect(new Set(RECOMMENDED.tokens).size).toBe(4);
    const ids = TOKENS.map((token) => token.id);
    for (const id of RECOMMENDED.tokens) expect(ids).toContain(id);
  });

  test('the contents of every token are reconstructed', () => {
    for (const token of TOKENS) expect(token.sources, token.id).toEqual({ rest: 'reconstructed' });
  });
});

describe('starting tokens: structure', () => {
  test.each([
    ['cards', (token: StartingToken) => token.cards.map(text).sort()],
    ['bonus', (token: StartingToken) => token.bonus],
    ['plan', (token: StartingToken) => token.plan],
  ] as const)('no two tokens have the same %s', (_, part) => {
    expect(new Set(TOKENS.map((token) => text(part(token)))).size).toBe(TOKENS.length);
  });

  test('the track part of a bonus is 1 to 3 steps on one or two company tracks', () => {
    for (const token of TOKENS) {
      const steps = trackSteps(token);
      expect([1, 2], token.id).toContain(steps.length);
      expect([1, 2, 3], token.id).toContain(sum(steps));
      const companies = token.bonus.flatMap((effect) => (effect.kind === 'track' ? [effect.company] : []));
      expect(new Set(companies).size, token.id).toBe(companies.length);
    }
    expect(new Set(TOKENS.map((token) => trackSteps(token).length))).toEqual(new Set([1, 2]));
  });

  test('every company gets the same number of steps', () => {
    const totals = COMPANIES.map((company) =>
      sum(
        TOKENS.flatMap((token) => [...token.bonus, ...token.plan.reward]).map((effect) =>
          effect.kind === 'track' && effect.company === company ? effect.steps : 0,
        ),
      ),
    );
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(0);
  });

  test('every starting card rests for at least two and at most four tokens', () => {
    for (const card of STARTING) {
      const uses = TOKENS.filter((token) => token.cards.some((icon) => text(icon) === text(card))).length;
      expect([2, 3, 4], text(card)).toContain(uses);
    }
  });

  test('tokens are of the same worth', () => {
    for (const token of TOKENS) {
      expect(sum(token.cards.map(strengthOf)), token.id).toBe(4);
      expect(sum([...token.bonus, ...token.plan.reward].map(worth)), token.id).toBe(8);
    }
  });

  test('pre-printed plans are small: a total of 1 to 3 for a reward of 2 or 3', () => {
    for (const token of TOKENS) {
      const total = sum(token.plan.requirements.map((part) => (part.kind === 'scientists' ? part.count : part.total)));
      expect([1, 2, 3], token.id).toContain(total);
      expect([2, 3], token.id).toContain(sum(token.plan.reward.map(worth)));
    }
  });

  test('two of the starting cards left in hand meet the pre-printed plan', () => {
    for (const token of TOKENS) {
      const resting = new Set(token.cards.map(text));
      const hand = STARTING.filter((card) => !resting.has(text(card)));
      expect(hand, token.id).toHaveLength(6);
      const pairs = hand.flatMap((first, index) => hand.slice(index + 1).map((second) => [first, second]));
      const possible = pairs.some((pair) => token.plan.requirements.every((part) => meets(pair, part)));
      expect(possible, token.id).toBe(true);
    }
  });
});
