import { sortedJson } from '../../engine/fingerprint.ts';
import type { BoardSpace, CardAction, Content, Majority, StartingToken, Tile } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import {
  BOARD_SPACES,
  type BoardSpaceId,
  COMPANIES,
  MAJORITY_ITEMS,
  type MajorityItem,
  TILE_IDS,
  type TileId,
} from '../ids.ts';
import { MAX_PLAYERS } from '../printed.ts';
import { startingNine } from './cards.ts';
import { ascending, counted, distinct, expectThat, onceEach, type Problems, within } from './expectations.ts';
import { printedPlan } from './plans.ts';

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

export function tokenProblems(content: Content): Problems {
  const { tokens } = content;
  const nine = startingNine(content).map(({ action }) => sortedJson(action));
  return [
    ...counted('$.tokens', tokens.length, 10, 'starting tokens', 'SETUP-39'),
    ...tokens.flatMap((token, index) => [
      // If there are fewer than nine cards, `startingCardProblems` has already reported it.
      ...(nine.length === 9 ? cards(token, nine, `$.tokens[${index}].cards`) : []),
      ...bonus(token, `$.tokens[${index}].bonus`),
      ...printedPlan(token.plan, `$.tokens[${index}].plan`),
    ]),
    ...recommended(content),
  ];
}

/** SETUP-42: the three cards must be among a player's nine starting cards. */
function cards(token: StartingToken, nine: readonly string[], path: string): Problems {
  const left = [...nine];
  return [
    ...counted(path, token.cards.length, 3, 'cards', 'SETUP-42'),
    ...token.cards.flatMap((action, index) => {
      const found = left.indexOf(sortedJson(action));
      if (found >= 0) left.splice(found, 1);
      return expectThat(found >= 0, `${path}[${index}]`, 'each of the nine starting cards at most once', 'SETUP-42');
    }),
  ];
}

/** SETUP-43: the bonus may contain only steps that Luna can take too (LUNA-9). */
function bonus(token: StartingToken, path: string): Problems {
  return token.bonus.flatMap(({ kind }, index) =>
    expectThat(
      kind === 'track' || kind === 'helium',
      `${path}[${index}].kind`,
      `track or helium, not ${kind}`,
      'SETUP-43',
    ),
  );
}

/** SETUP-6, SETUP-9: each company has its own board. SETUP-38: there is a token for each of four players. */
function recommended({ tokens, recommended: first }: Content): Problems {
  const boards = COMPANIES.map((company) => first.tracks[company].slice(0, 1));
  const known = new Set(tokens.map(({ id }) => id));
  const path = (index: number): string => `$.recommended.tokens[${index}]`;
  return [
    ...distinct(boards, (index) => `$.recommended.tracks.${COMPANIES[index]}`, 'SETUP-6'),
    ...counted('$.recommended.tokens', first.tokens.length, MAX_PLAYERS, 'tokens', 'SETUP-38'),
    ...first.tokens.flatMap((id, index) =>
      expectThat(known.has(id), path(index), `the id of a token, not ${id}`, 'SETUP-38'),
    ),
    ...distinct(first.tokens, path, 'SETUP-38'),
  ];
}

/** Kind of action that each tile allows; the +1 resource tile allows none. */
const ACTS_AS: Readonly<Record<TileId, readonly [kind: CardAction['kind'] | null, rule: ContentRule]>> = {
  plusOneResourceTile: [null, 'TILE-4'],
  fieldScientistTile: ['fieldScientist', 'TILE-9'],
  scientistTile: ['scientist', 'TILE-10'],
  energyTile: ['energy', 'TILE-11'],
};

/** TILE-2. */
export function tileProblems({ tiles }: Content): Problems {
  return [
    ...onceEach('$.tiles', tiles, TILE_IDS, 'TILE-2'),
    ...tiles.flatMap((tile, index) => tileAt(tile, `$.tiles[${index}]`)),
  ];
}

function tileAt({ id, action, plus }: Tile, path: string): Problems {
  const [kind, rule] = ACTS_AS[id];
  const neutral = action?.kind !== 'fieldScientist' || action.company === null;
  return [
    ...expectThat((action?.kind ?? null) === kind, `${path}.action`, `${kind ?? 'null'} for ${id}`, rule),
    ...expectThat(neutral, `${path}.action.company`, 'null, because the tile has no company', 'TILE-9'),
    ...expectThat(kind !== null || plus > 0, `${path}.plus`, 'at least 1 unit', 'TILE-4'),
  ];
}
