import { expect, test } from 'vitest';
import type { Content, GameState } from '../../kit/pinned.ts';
import { createRules, defaultContent, ForeignStateError } from '../../kit/pinned.ts';

const rules = createRules(defaultContent);
const state = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'foreign' });

/** The default components with the first display slot dearer. */
const otherContent: Content = {
  ...defaultContent,
  id: 'other',
  slotCosts: defaultContent.slotCosts.map((cost, slot) => (slot === 0 ? cost + 1 : cost)),
};

test('a state names its components, so that it is never played on with others', () => {
  expect(state.content.id).toBe(defaultContent.id);
  expect(state.content.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  const others = createRules(otherContent);
  expect(() => others.legalActions(state)).toThrow(ForeignStateError);
  expect(() => others.score(state)).toThrow(/"pinned" \([0-9a-f]{16}\).*"other" \([0-9a-f]{16}\)/);
});

test('where a thing is drawn, and who says so, does not count', () => {
  const redrawn: Content = {
    ...defaultContent,
    id: 'redrawn',
    spaces: defaultContent.spaces.map((space) => ({
      ...space,
      position: { x: 0, y: 0 },
      sources: { rest: 'rulebook' },
    })),
  };
  expect(createRules(redrawn).legalActions(state)).toEqual(rules.legalActions(state));
});

test.each<[string, Partial<Record<keyof GameState, unknown>>]>([
  ['schema', { schema: 0 }],
  ['rules version', { rules: 99 }],
])('a state of another %s is refused', (_, change) => {
  expect(() => rules.pending({ ...state, ...change } as GameState)).toThrow(ForeignStateError);
});
