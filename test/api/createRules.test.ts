import { expect, test } from 'vitest';
import type { Content } from '../../src/entries/index.ts';
import {
  createGame,
  createRules,
  defaultContent,
  determinize,
  InvalidContentError,
  validateContent,
  viewFor,
} from '../../src/entries/index.ts';

const copy = (): Content => JSON.parse(JSON.stringify(defaultContent));
const OPTIONS = { players: ['Melanie', 'Antoine'], seed: 'copy' };

test('createRules throws with all problems of an invalid component set', () => {
  const broken = copy();
  Object.assign(broken, { slotCosts: 'none', specialPlans: 6 });
  const problems = validateContent(broken);
  expect(problems.map(({ path }) => path)).toEqual(['$.slotCosts', '$.specialPlans']);
  try {
    createRules(broken);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidContentError);
    expect(error).toMatchObject({ problems });
  }
});

test('a copy of the default component set plays the same games', () => {
  const rules = createRules(copy());
  expect(rules.createGame(OPTIONS)).toEqual(createGame(OPTIONS));
});

test('the default component set determinizes a view to the same states', () => {
  const rules = createRules(copy());
  const view = viewFor(createGame(OPTIONS), 0);
  expect(determinize(view, 'drawn')).toEqual(rules.determinize(view, 'drawn'));
});

test('changing a component set later does not change its rules', () => {
  const mine = copy();
  const rules = createRules(mine);
  const before = JSON.stringify(rules.createGame(OPTIONS));
  Object.assign(mine, { slotCosts: mine.slotCosts.map((cost) => cost + 1) });
  expect(JSON.stringify(rules.createGame(OPTIONS))).toBe(before);
  expect(rules.content.slotCosts).toEqual(defaultContent.slotCosts);
});
