import { describe, expect, test } from 'vitest';
import { choices } from '../../../src/entries/queries.ts';
import { createText, en } from '../../../src/entries/text.ts';
import { type Content, createRules, defaultContent, ForeignStateError, type GameState } from '../../kit/pinned.ts';

const rules = createRules(defaultContent);
const state = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'foreign' });

/** The default components with a more expensive first display slot. */
const otherContent: Content = {
  ...defaultContent,
  id: 'other',
  slotCosts: defaultContent.slotCosts.map((cost, slot) => (slot === 0 ? cost + 1 : cost)),
};

test('a state names its components and cannot be continued with other ones', () => {
  expect(state.content.id).toBe(defaultContent.id);
  expect(state.content.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  const others = createRules(otherContent);
  expect(() => others.legalActions(state)).toThrow(ForeignStateError);
  expect(() => others.score(state)).toThrow(/"other" \([0-9a-f]{16}\).*"pinned" \([0-9a-f]{16}\)/);
});

test('ignores drawing positions and sources', () => {
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
])('rejects a state with another %s', (_, change) => {
  expect(() => rules.pending({ ...state, ...change } as GameState)).toThrow(ForeignStateError);
});

describe('a value instead of a state', () => {
  const first = 'This is not a state. The state is the first argument.';
  const action = { type: 'pass', seat: 0 } as const;

  test.each<[what: string, ask: (wrong: never) => unknown]>([
    ['legalActions', (wrong) => rules.legalActions(wrong)],
    ['reduce', (wrong) => rules.reduce(wrong, action)],
    ['score', (wrong) => rules.score(wrong)],
    ['viewFor', (wrong) => rules.viewFor(wrong, 0)],
    ['saveGame', (wrong) => rules.saveGame(wrong)],
    ['choices', (wrong) => choices(wrong, 0)],
  ])('%s explains that the value is not a state and where the state belongs', (_, ask) => {
    for (const wrong of [undefined, null, 'x', 7, {}, [], { schema: '1', rules: '1' }])
      expect(() => ask(wrong as never)).toThrow(new ForeignStateError(first));
  });

  test('reports the wrong order for an action before the state', () => {
    const swapped = new ForeignStateError('This is an action, not a state. The state comes first, then the action.');
    expect(() => rules.reduce(action as never, state as never)).toThrow(swapped);
    expect(() => rules.explain(action as never, state)).toThrow(swapped);
  });

  test('determinize explains that it needs a view', () => {
    const view = new ForeignStateError('This is not a view. The view is the first argument.');
    expect(() => rules.determinize(undefined as never, 'x')).toThrow(view);
    expect(() => rules.determinize(state as never, 'x')).toThrow('Expected the view of a seat, got a whole state.');
  });

  test('functions with the state in another place name that place', () => {
    expect(() => createText({ locale: en, game: 'x' as never })).toThrow(
      'This is not a state. The option `game` takes a state or a view.',
    );
  });
});
