import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/components/content.ts';
import type { Effect, Requirement } from '../../src/components/effects.ts';
import { COMPANIES, PLAN_LETTERS, RESOURCES } from '../../src/components/ids.ts';
import { PLANS, SPECIAL_PLANS } from '../../src/content/plans.ts';
import { sum } from '../kit/numbers.ts';

const requirements = PLANS.flatMap((plan) => plan.requirements);
const rewards = PLANS.flatMap((plan) => plan.reward);
const ofLetter = (letter: string): readonly Plan[] => PLANS.filter((plan) => plan.letter === letter);
const asks = (...wanted: readonly Requirement[]): readonly Plan[] =>
  PLANS.filter((plan) => JSON.stringify(plan.requirements) === JSON.stringify(wanted));
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** Units to lay out; a scientist counts as two. */
const effort = (requirement: Requirement): number =>
  requirement.kind === 'scientists' ? 2 * requirement.count : requirement.total;
const difficulty = (plan: Plan): number => sum(plan.requirements.map(effort));

/** A rough price in coins; titanium coins at the least titanium that enters the plan. */
const worth = (effect: Effect, plan: Plan): number => {
  switch (effect.kind) {
    case 'coins':
      return effect.amount;
    case 'helium':
      return effect.steps;
    case 'research':
      return effect.points;
    case 'track':
      return 2 * effect.steps;
    case 'chosenTracks':
      return 2 * sum(effect.steps);
    case 'removeOutposts':
      return 4 * effect.count;
    case 'resourceCoins':
      return Math.max(1, sum(plan.requirements.map(effort)) - effect.minus);
    default:
      throw new Error(`no worth for ${effect.kind}`);
  }
};
const strength = (plan: Plan): number => sum(plan.reward.map((effect) => worth(effect, plan)));

describe('research plans: known facts', () => {
  test('CF-SETUP-6: 72 plans, 24 of each letter', () => {
    expect(PLANS).toHaveLength(72);
    for (const letter of PLAN_LETTERS) expect(ofLetter(letter)).toHaveLength(24);
  });

  test('CF-RP-4: a plan has one or two requirements and a reward', () => {
    for (const plan of PLANS) {
      expect([1, 2], plan.id).toContain(plan.requirements.length);
      expect([1, 2], plan.id).toContain(plan.reward.length);
    }
    expect(new Set(PLANS.map((plan) => plan.requirements.length)).size).toBe(2);
  });

  test('CF-RP-6: a plan asks for 2 energy', () => {
    expect(asks({ kind: 'energy', total: 2 })).not.toHaveLength(0);
  });

  test('CF-RP-6: a plan gives 2 research points', () => {
    expect(rewards).toContainEqual({ kind: 'research', points: 2 });
  });

  test('ICON-3: a plan asks for a scientist or field scientist', () => {
    expect(asks({ kind: 'scientists', count: 1 })).not.toHaveLength(0);
  });

  test('ICON-10: a plan asks for 4 of one resource', () => {
    expect(asks({ kind: 'oneResource', total: 4 })).not.toHaveLength(0);
  });

  test('ICON-12: a plan asks for 3 carbon and 3 of one resource', () => {
    const wanted: readonly Requirement[] = [
      { kind: 'resource', resource: 'carbon', total: 3 },
      { kind: 'oneResource', total: 3 },
    ];
    expect(asks(...wanted)).not.toHaveLength(0);
  });

  test('ICON-15: a plan asks for 1 titanium', () => {
    expect(asks({ kind: 'resource', resource: 'titanium', total: 1 })).not.toHaveLength(0);
  });

  test.each<Effect['kind']>(['coins', 'helium', 'research', 'track', 'chosenTracks'])(
    'CF-ICON-2: plans give %s',
    (kind) => {
      expect(rewards.filter((effect) => effect.kind === kind)).not.toHaveLength(0);
    },
  );

  test('ICON-7: every company is named by a plan, Astrogo among them', () => {
    const named = new Set(rewards.flatMap((effect) => (effect.kind === 'track' ? [effect.company] : [])));
    expect(named).toEqual(new Set(COMPANIES));
  });

  test('ICON-8: chosen steps go to a single track, whichever', () => {
    for (const effect of rewards) {
      if (effect.kind !== 'chosenTracks') continue;
      expect(effect.among).toBe('all');
      expect(effect.steps).toHaveLength(1);
    }
  });

  test('ICON-9: a plan removes 1 outpost', () => {
    expect(rewards).toContainEqual({ kind: 'removeOutposts', count: 1 });
  });

  test('ICON-11: a plan removes 2 outposts', () => {
    expect(rewards).toContainEqual({ kind: 'removeOutposts', count: 2 });
  });

  test('ICON-16: a plan gives the titanium total less 1 in coins', () => {
    expect(rewards).toContainEqual({ kind: 'resourceCoins', resource: 'titanium', minus: 1 });
  });

  test('the letter is from the rulebook, what a plan asks and gives is reconstructed', () => {
    for (const plan of PLANS) expect(plan.sources, plan.id).toEqual({ rest: 'reconstructed', letter: 'rulebook' });
  });
});

describe('research plans: structure', () => {
  test('ids run from planA01 to planC24 in this order', () => {
    const expected = PLAN_LETTERS.flatMap((letter) =>
      Array.from({ length: 24 }, (_, index) => `plan${letter}${index < 9 ? '0' : ''}${index + 1}`),
    );
    expect(PLANS.map((plan) => plan.id)).toEqual(expected);
  });

  test.each(PLAN_LETTERS)('no two %s plans are alike', (letter) => {
    const faces = ofLetter(letter).map((plan) => JSON.stringify([plan.requirements, plan.reward]));
    expect(new Set(faces).size).toBe(24);
  });

  test('all kinds of requirements occur', () => {
    const kinds = new Set(requirements.map((requirement) => requirement.kind));
    expect(kinds).toEqual(new Set(['resource', 'oneResource', 'energy', 'scientists']));
  });

  test('rewards are of the kinds a plan can give', () => {
    const kinds = new Set(rewards.map((effect) => effect.kind));
    const expected = ['coins', 'helium', 'research', 'track', 'chosenTracks', 'removeOutposts', 'resourceCoins'];
    expect(kinds).toEqual(new Set(expected));
  });

  test('all numbers are positive integers', () => {
    const numbers = [...requirements, ...rewards].flatMap((part) =>
      Object.values(part).flatMap((value: unknown) => (Array.isArray(value) ? value : [value])),
    );
    const figures = numbers.filter((value): value is number => typeof value === 'number');
    expect(figures.length).toBeGreaterThan(2 * PLANS.length);
    for (const figure of figures) expect(Number.isInteger(figure) && figure > 0, String(figure)).toBe(true);
  });

  test('two requirements of one plan never repeat a kind, but for those of two resources', () => {
    for (const { id, requirements: parts } of PLANS) {
      const keys = parts.map((part) => (part.kind === 'resource' ? part.resource : part.kind));
      expect(new Set(keys).size, id).toBe(parts.length);
    }
  });

  test.each(PLAN_LETTERS)('companies are evenly spread over the %s plans', (letter) => {
    const steps = COMPANIES.map((company) =>
      ofLetter(letter)
        .flatMap((plan) => plan.reward)
        .flatMap((effect) => (effect.kind === 'track' && effect.company === company ? [effect.steps] : [])),
    );
    expect(new Set(steps.map((list) => list.length)).size).toBe(1);
    expect(new Set(steps.map(sum)).size).toBe(1);
  });

  test.each(PLAN_LETTERS)('resources are evenly spread over the %s plans', (letter) => {
    const counts = RESOURCES.map(
      (resource) =>
        ofLetter(letter)
          .flatMap((plan) => plan.requirements)
          .filter((part) => part.kind === 'resource' && part.resource === resource).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['A', 1, 3],
    ['B', 3, 5],
    ['C', 4, 6],
  ] as const)('%s plans ask for %i to %i', (letter, least, most) => {
    const efforts = ofLetter(letter).map(difficulty);
    expect([Math.min(...efforts), Math.max(...efforts)]).toEqual([least, most]);
  });

  test('from A to C plans ask for more and give more', () => {
    const [a, b, c] = PLAN_LETTERS.map((letter) => ofLetter(letter));
    if (a === undefined || b === undefined || c === undefined) throw new Error('a letter is missing');
    expect(mean(a.map(difficulty)) + 1).toBeLessThan(mean(b.map(difficulty)));
    expect(mean(b.map(difficulty)) + 1).toBeLessThan(mean(c.map(difficulty)));
    expect(mean(a.map(strength)) + 1).toBeLessThan(mean(b.map(strength)));
    expect(mean(b.map(strength)) + 1).toBeLessThan(mean(c.map(strength)));
  });

  test.each([
    ['A', 1, 4],
    ['B', 3, 7],
    ['C', 4, 10],
  ] as const)('rewards of %s plans are worth %i to %i', (letter, least, most) => {
    const values = ofLetter(letter).map(strength);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...values)).toBeLessThanOrEqual(most);
  });
});

describe('special plans', () => {
  test('SETUP-20: six special plans, one for each round from 2 to 7, in this order', () => {
    expect(SPECIAL_PLANS.map((plan) => plan.round)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(SPECIAL_PLANS.map((plan) => plan.id)).toEqual(SPECIAL_PLANS.map((plan) => `special${plan.round}`));
  });

  test('CF-RP-5: a special plan costs 2 coins to enter', () => {
    expect(SPECIAL_PLANS.map((plan) => plan.cost)).toContain(2);
  });

  test('SCI-9: every special plan has a cost, and it is 1 to 4', () => {
    for (const { id, cost } of SPECIAL_PLANS) expect([1, 2, 3, 4], id).toContain(cost);
  });

  test('SCORE-9: values rise from 4 to 12', () => {
    const values = SPECIAL_PLANS.map((plan) => plan.value);
    expect([values.at(0), values.at(-1)]).toEqual([4, 12]);
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
  });

  test('costs never fall, and what remains of the value rises from round to round', () => {
    const costs = SPECIAL_PLANS.map((plan) => plan.cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    const gains = SPECIAL_PLANS.map((plan) => plan.value - plan.cost);
    expect(gains).toEqual([...new Set(gains)].sort((a, b) => a - b));
  });

  test('the round is from the rulebook, cost and value are reconstructed', () => {
    for (const plan of SPECIAL_PLANS) {
      expect(plan.sources, plan.id).toEqual({ rest: 'reconstructed', round: 'rulebook' });
    }
  });
});
