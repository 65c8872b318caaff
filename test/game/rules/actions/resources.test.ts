import { expect, test } from 'vitest';
import { useResources } from '../../../kit/actions.ts';
import type { Action, CardId } from '../../../kit/pinned.ts';
import { explain, legalActions } from '../../../kit/pinned.ts';
import { lay, player, show, table } from '../../../kit/table.ts';

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
