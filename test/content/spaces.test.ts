import { describe, expect, test } from 'vitest';
import type { BoardSpace } from '../../src/components/content.ts';
import type { Effect } from '../../src/components/effects.ts';
import { BOARD_SPACES, type BoardSpaceId, COMPANIES, MAJORITY_ITEMS, TILE_IDS } from '../../src/components/ids.ts';
import { TILES } from '../../src/content/cards.ts';
import { SPACES } from '../../src/content/spaces.ts';

const majorities = SPACES.filter((space) => space.group === 'majority');
const tileSpaces = SPACES.filter((space) => space.group === 'tile');

function space(id: BoardSpaceId): BoardSpace {
  const found = SPACES.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no space ${id}`);
  return found;
}

function tiers(id: BoardSpaceId): [number, readonly Effect[]][] {
  return (space(id).majority?.tiers ?? []).map(({ atLeast, reward }) => [atLeast, reward]);
}

/** The companies whose tracks the tiers of a majority name. */
function companies(id: BoardSpaceId): Set<string> {
  const effects = tiers(id).flatMap(([, reward]) => reward);
  return new Set(effects.flatMap((effect) => (effect.kind === 'track' ? [effect.company] : [])));
}

describe('known facts of the bonus spaces', () => {
  test('scientists pay 2 coins; 2 coins and 1 point; 3 coins and 2 points', () => {
    expect(tiers('scientistMajority')).toEqual([
      [1, [{ kind: 'coins', amount: 2 }]],
      [
        2,
        [
          { kind: 'coins', amount: 2 },
          { kind: 'research', points: 1 },
        ],
      ],
      [
        3,
        [
          { kind: 'coins', amount: 3 },
          { kind: 'research', points: 2 },
        ],
      ],
    ]);
  });

  test('titanium moves 2 on Astrogo; 3 and may remove an outpost; 4 and gives 1 point', () => {
    expect(tiers('titaniumMajority')).toEqual([
      [2, [{ kind: 'track', company: 'astrogo', steps: 2 }]],
      [
        4,
        [
          { kind: 'track', company: 'astrogo', steps: 3 },
          { kind: 'removeOutposts', count: 1, optional: true },
        ],
      ],
      [
        6,
        [
          { kind: 'track', company: 'astrogo', steps: 4 },
          { kind: 'research', points: 1 },
        ],
      ],
    ]);
  });

  test('5 minerals move 3 on Minerva and 1 helium, and a tier of 6 exists', () => {
    const minerals = tiers('mineralsMajority');
    expect(minerals.map(([atLeast]) => atLeast)).toEqual([2, 4, 6]);
    expect(minerals.filter(([atLeast]) => atLeast <= 5).at(-1)).toEqual([
      4,
      [
        { kind: 'track', company: 'minerva', steps: 3 },
        { kind: 'helium', steps: 1 },
      ],
    ]);
  });

  test('carbon and energy belong to Tawac and Skymine, one each', () => {
    expect(companies('carbonMajority')).toEqual(new Set(['tawac']));
    expect(companies('energyMajority')).toEqual(new Set(['skymine']));
  });

  test('besides scientists, each majority moves on the track of one company, and no two on the same', () => {
    const named = majorities.slice(1).map((majority) => [...companies(majority.id)]);
    for (const names of named) expect(names).toHaveLength(1);
    expect(new Set(named.flat())).toEqual(new Set(COMPANIES));
  });

  test('a tier of a track majority adds 1 coin', () => {
    const effects = majorities.slice(1).flatMap((majority) => tiers(majority.id).flatMap(([, reward]) => reward));
    expect(effects).toContainEqual({ kind: 'coins', amount: 1 });
  });

  test('first player: the marker and 1 research point', () => {
    expect(space('firstPlayer').terms).toEqual({
      cost: 0,
      destroys: null,
      reward: [{ kind: 'firstPlayer' }, { kind: 'research', points: 1 }],
    });
  });

  test('purchase: 1 coin for the right to buy a card at full cost', () => {
    expect(space('purchase').terms).toEqual({ cost: 1, destroys: null, reward: [{ kind: 'purchase', discount: 0 }] });
  });

  test('destroy: any hand card for its cost and 2', () => {
    expect(space('destroy').terms).toEqual({ cost: 0, destroys: 'any', reward: [{ kind: 'destroyedCost', plus: 2 }] });
  });

  test('the four tile spaces cost 1 or 2 coins, and both occur', () => {
    expect(tileSpaces).toHaveLength(4);
    expect(new Set(tileSpaces.map((tile) => tile.terms.cost))).toEqual(new Set([1, 2]));
  });

  test.each(TILE_IDS)('the space %s reserves its own tile', (tile) => {
    expect(space(tile).terms.reward).toEqual([{ kind: 'reserveTile', tile }]);
  });

  test('standard and tile spaces stand in right-aligned rows of 1, 2 and 4', () => {
    const rows = new Map<number, [x: number, id: BoardSpaceId][]>();
    for (const { id, group, position } of SPACES) {
      if (group !== 'majority') rows.set(position.y, [...(rows.get(position.y) ?? []), [position.x, id]]);
    }
    const sorted = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
    expect(sorted.map((row) => row.map(([, id]) => id))).toEqual([['firstPlayer'], ['purchase', 'destroy'], TILE_IDS]);
    const columns = sorted[2]?.map(([x]) => x) ?? [];
    expect(sorted.map((row) => row.map(([x]) => x))).toEqual([columns.slice(3), columns.slice(2), columns]);
    expect(columns).toEqual([...new Set(columns)].sort((a, b) => a - b));
  });
});

describe('structure of the bonus spaces', () => {
  test('all board spaces, in their order', () => {
    expect(SPACES.map(({ id }) => id)).toEqual([...BOARD_SPACES]);
    expect(SPACES.map(({ group }) => group)).toEqual([
      ...Array(5).fill('majority'),
      ...Array(3).fill('standard'),
      ...Array(4).fill('tile'),
    ]);
  });

  test('majorities, and no other spaces, compare something', () => {
    expect(majorities.map(({ majority }) => majority?.item)).toEqual([...MAJORITY_ITEMS]);
    for (const { id, group, majority } of SPACES) expect(majority !== null, id).toBe(group === 'majority');
  });

  test.each(majorities)('$id costs nothing and has three rising tiers', ({ terms, majority }) => {
    expect(terms).toEqual({ cost: 0, destroys: null, reward: [] });
    const levels = (majority?.tiers ?? []).map(({ atLeast }) => atLeast);
    expect(levels).toEqual(majority?.item === 'scientists' ? [1, 2, 3] : [2, 4, 6]);
  });

  test('all stand in the lower part of the board, each in its own place', () => {
    for (const { position } of SPACES) {
      expect(position.x).toBeGreaterThan(0);
      expect(position.x).toBeLessThan(1000);
      expect(position.y).toBeGreaterThan(500);
      expect(position.y).toBeLessThan(1000);
    }
    expect(new Set(SPACES.map(({ position }) => `${position.x},${position.y}`)).size).toBe(12);
  });

  test('reconstructed tiers and tile prices say so', () => {
    for (const item of ['carbonMajority', 'energyMajority', 'mineralsMajority'] as const) {
      const { sources } = space(item);
      expect(sources['majority'] ?? sources.rest, item).toBe('reconstructed');
    }
    expect(space('scientistMajority').sources['majority']).toBe('rulebook');
    expect(space('titaniumMajority').sources['majority']).toBe('rulebook');
    for (const { sources } of tileSpaces) expect(sources['terms.cost']).toBe('reconstructed');
    for (const { sources } of SPACES) expect(sources['position'] ?? sources.rest).toBe('reconstructed');
  });
});

describe('known facts of the bonus tiles', () => {
  test('there are four, in their order, described in full', () => {
    expect(TILES.map(({ id }) => id)).toEqual([...TILE_IDS]);
    for (const { sources } of TILES) expect(sources).toEqual({ rest: 'rulebook' });
  });

  test('+1 resource: one unit more, no action', () => {
    expect(TILES[0]).toMatchObject({ action: null, plus: 1 });
  });

  test('field scientist: 2 helium, 1 more for each other one, no coins', () => {
    expect(TILES[1]).toMatchObject({
      action: { kind: 'fieldScientist', company: null, helium: 2, coins: 0 },
      plus: 1,
    });
  });

  test('scientist: 1 point', () => {
    expect(TILES[2]).toMatchObject({ action: { kind: 'scientist', points: 1 }, plus: 0 });
  });

  test('energy: 2 points', () => {
    expect(TILES[3]).toMatchObject({ action: { kind: 'energy', value: 2 }, plus: 0 });
  });
});
