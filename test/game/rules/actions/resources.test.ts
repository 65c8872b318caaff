import { expect, test } from 'vitest';
import { useResources } from '../../../kit/actions.ts';
import { type Action, type CardId, explain, legalActions, warnings } from '../../../kit/pinned.ts';
import { lay, player, refusal, show, table } from '../../../kit/table.ts';

/** A state in which seat 0 has face-up cards and the second level of the bonus of track B1. */
const withCards = (...cards: readonly CardId[]) =>
  table.onTurn((draft) => {
    lay(draft, 0, ...cards);
    show(draft, 1, 'A02');
    player(draft, 0).tracks.minerva = 11;
    player(draft, 0).bonuses.minerva = 2;
  });

test('RES-2 lists sets in a fixed order: each card alone, then with the sets of the cards before it', () => {
  const state = table.onTurn((draft) =>
    lay(draft, 0, 'diamond-carbon1', 'diamond-titanium2', 'diamond-carbon2', 'A02'),
  );
  const sets = legalActions(state).flatMap((action) =>
    action.type === 'useResources' && action.acquire === undefined ? [action.cards] : [],
  );
  // A02 is leftmost, and the titanium card is between the others.
  expect(sets).toEqual([
    ['A02'],
    ['diamond-carbon1'],
    ['A02', 'diamond-carbon1'],
    ['diamond-titanium2'],
    ['diamond-carbon2'],
    ['A02', 'diamond-carbon2'],
    ['diamond-carbon1', 'diamond-carbon2'],
    ['A02', 'diamond-carbon1', 'diamond-carbon2'],
  ]);
});

test('RES-4 rejects a list of display slots', () => {
  const twice = { ...useResources(['diamond-carbon2']), acquire: [1, 2] } as unknown as Action;
  expect(explain(withCards('diamond-carbon2'), twice)).toMatchObject([{ code: 'malformedAction' }]);
});

test('AMB-RES-4 offers a mix only with a card', () => {
  const offered = table.options(withCards('diamond-carbon2', 'diamond-titanium1'), 'useResources');
  const mixed = offered.filter(({ cards }) => cards.length === 2);
  expect(mixed.length).toBeGreaterThan(0);
  expect(mixed.every(({ acquire }) => acquire !== undefined)).toBe(true);
});

test.each([0, 13, -1])('RES-6 SETUP-16 rejects display slot %i', (slot) => {
  expect(refusal(withCards('diamond-carbon2'), useResources(['diamond-carbon2'], slot))).toEqual([
    'noSuchDisplaySlot SETUP-16',
  ]);
});

test.each([
  ['allUnitsLost', [16, 15, 16, 17], { units: 3 }],
  ['allUnitsBarred', [7, 6, 6, 7], { units: 3 }],
  ['unitsLost', [16, 15, 15, 16], { units: 3, movable: 2 }],
] as const)(
  'RES-14 the warning %s contains the units, and its source the pages and the ruling',
  (code, spaces, params) => {
    const [skymine, minerva, astrogo, tawac] = spaces;
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'A02');
      Object.assign(player(draft, 0), { coins: 0, tracks: { skymine, minerva, astrogo, tawac } });
    });
    expect(warnings(state, useResources(['A02']))).toMatchObject([
      { code, rule: 'RES-14', page: '21-23, AMB-RES-1', params },
    ]);
  },
);
