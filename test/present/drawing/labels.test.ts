import { expect, test } from 'vitest';
import type { Effect } from '../../../src/index.ts';
import { COMPANY_COLOURS } from '../../../src/present/drawing/colours.ts';
import { bonusLabel, effectLabel, isReconstructed } from '../../../src/present/drawing/labels.ts';

test.each<[Effect, string]>([
  [{ kind: 'coins', amount: 1 }, '1 coin'],
  [{ kind: 'helium', steps: 2 }, '2 helium'],
  [{ kind: 'research', points: 3 }, '3 research'],
  [{ kind: 'track', company: 'tawac', steps: 1 }, `1 step of ${COMPANY_COLOURS.tawac.name}`],
  [{ kind: 'track', company: 'tawac', steps: 2 }, `2 steps of ${COMPANY_COLOURS.tawac.name}`],
  [{ kind: 'expandedTrack', steps: 2 }, '2 steps of the expanded company'],
  [{ kind: 'chosenTracks', steps: [2, 1], among: 'all' }, '2 and 1 steps on any tracks'],
  [{ kind: 'chosenTracks', steps: [3], among: 'others' }, '3 steps on other tracks'],
  [{ kind: 'removeOutposts', count: 2 }, 'removal of 2 outposts'],
  [{ kind: 'resourceCoins', resource: 'carbon', minus: 1 }, 'coins for carbon less 1'],
  [{ kind: 'purchase', discount: 0 }, 'buy a card'],
  [{ kind: 'purchase', discount: 2 }, 'buy a card for 2 less'],
  [{ kind: 'firstPlayer' }, 'first player'],
  [{ kind: 'destroyedCost', plus: 2 }, 'coins for its cost plus 2'],
  [{ kind: 'salvage', price: 1, parts: 'both' }, 'do its action and take a destroyed card for 1'],
  [{ kind: 'salvage', price: 0, parts: 'either' }, 'do its action or take a destroyed card for 0'],
  [{ kind: 'reserveTile', tile: 'energyTile' }, 'a bonus tile'],
  [
    {
      kind: 'oneOf',
      rewards: [[{ kind: 'coins', amount: 2 }], [{ kind: 'helium', steps: 1 }, { kind: 'firstPlayer' }]],
    },
    '2 coins, or 1 helium + first player',
  ],
])('an effect is drawn with its words: %o', (effect, words) => {
  expect(effectLabel(effect)).toBe(words);
});

test.each([
  [0, null, 'Space: 1 coin'],
  [2, null, 'Space: pay 2: 1 coin'],
  [0, 'carbon', 'Space: destroy a carbon card: 1 coin'],
  [2, 'any', 'Space: pay 2, destroy a card: 1 coin'],
] as const)('a bonus space says what it asks: %i coins, a card %s', (cost, destroys, label) => {
  expect(bonusLabel({ kind: 'space', cost, destroys, reward: [{ kind: 'coins', amount: 1 }] })).toBe(label);
});

test('components are reconstructed where one field of one of them is', () => {
  const printed = { sources: { rest: 'rulebook' } } as const;
  const partly = { sources: { rest: 'rulebook', cost: 'reconstructed' } } as const;
  expect(isReconstructed([printed, partly])).toBe(true);
  expect(isReconstructed([printed, printed])).toBe(false);
});
