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

test('an invalid set is refused with every problem of it', () => {
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

test('a copy of the default set plays the same games', () => {
  const rules = createRules(copy());
  expect(rules.createGame(OPTIONS)).toEqual(createGame(OPTIONS));
});

test('the default set draws the same states from a view', () => {
  const rules = createRules(copy());
  const view = viewFor(createGame(OPTIONS), 0);
  expect(determinize(view, 'drawn')).toEqual(rules.determinize(view, 'drawn'));
});

test('changing a set afterwards changes no rules made from it', () => {
  const mine = copy();
  const rules = createRules(mine);
  const before = JSON.stringify(rules.createGame(OPTIONS));
  Object.assign(mine, { slotCosts: mine.slotCosts.map((cost) => cost + 1) });
  expect(JSON.stringify(rules.createGame(OPTIONS))).toBe(before);
  expect(rules.content.slotCosts).toEqual(defaultContent.slotCosts);
});
