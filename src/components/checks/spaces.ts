import type { BoardSpace, Content, Majority } from '../content.ts';
import { BOARD_SPACES, type BoardSpaceId, MAJORITY_ITEMS, type MajorityItem, TILE_IDS } from '../ids.ts';
import { ascending, expectThat, onceEach, type Problems, within } from './expectations.ts';

export function spaceProblems({ spaces }: Content): Problems {
  return [
    ...onceEach('$.spaces', spaces, BOARD_SPACES, 'BON-5'),
    ...spaces.flatMap((space, index) => spaceAt(space, `$.spaces[${index}]`)),
  ];
}

/** MAJ-2, MAJ-3 */
function itemOf(id: BoardSpaceId): MajorityItem | undefined {
  return MAJORITY_ITEMS.find((item) => id === (item === 'scientists' ? 'scientistMajority' : `${item}Majority`));
}

const isTile = (id: BoardSpaceId): boolean => TILE_IDS.some((tile) => tile === id);

function groupOf(id: BoardSpaceId): BoardSpace['group'] {
  if (itemOf(id) !== undefined) return 'majority';
  return isTile(id) ? 'tile' : 'standard';
}

function spaceAt(space: BoardSpace, path: string): Problems {
  const { id, majority } = space;
  const group = groupOf(id);
  const item = itemOf(id);
  return [
    ...expectThat(space.group === group, `${path}.group`, `${group} for ${id}, not ${space.group}`, 'BON-5'),
    ...expectThat(
      item === undefined || majority !== null,
      `${path}.majority`,
      'an object with item and tiers',
      'MAJ-1',
    ),
    ...expectThat(
      item !== undefined || majority === null,
      `${path}.majority`,
      'null, because this is not a majority space',
      'MAJ-1',
    ),
    ...(item !== undefined && majority !== null ? compared(item, majority, `${path}.majority`) : []),
    ...reservedTile(space, path),
    ...firstPlayer(space, path),
  ];
}

/** MAJ-4 to MAJ-11: tiers must be in ascending order. */
function compared(item: MajorityItem, majority: Majority, path: string): Problems {
  const totals = majority.tiers.map(({ atLeast }) => atLeast);
  return [
    ...expectThat(
      majority.item === item,
      `${path}.item`,
      `${item}, not ${majority.item}`,
      item === 'scientists' ? 'MAJ-2' : 'MAJ-3',
    ),
    ...expectThat(totals.length > 0, `${path}.tiers`, 'at least one tier', 'MAJ-11'),
    ...ascending(totals, (index) => `${path}.tiers[${index}].atLeast`, 'MAJ-11'),
  ];
}

/** BON-11: the space reserves its tile for 1 or 2 coins. `effectProblems` checks that no other space does. */
function reservedTile({ id, terms: { cost, reward } }: BoardSpace, path: string): Problems {
  if (!isTile(id)) return [];
  const [only, ...more] = reward;
  const own = only?.kind === 'reserveTile' && only.tile === id && more.length === 0;
  return [
    ...within(cost, 1, 2, `${path}.terms.cost`, 'BON-11'),
    ...expectThat(own, `${path}.terms.reward`, `reserveTile of ${id} and nothing else`, 'BON-11'),
  ];
}

/** BON-7: the space must make its user the first player. */
function firstPlayer({ id, terms: { reward } }: BoardSpace, path: string): Problems {
  const gives = reward.some(({ kind }) => kind === 'firstPlayer');
  return expectThat(
    id !== 'firstPlayer' || gives,
    `${path}.terms.reward`,
    'a reward that includes firstPlayer',
    'BON-7',
  );
}
