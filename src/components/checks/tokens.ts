import { sortedJson } from '../../engine/fingerprint.ts';
import type { CardAction, Content, StartingToken, Tile } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { COMPANIES, TILE_IDS, type TileId } from '../ids.ts';
import { MAX_PLAYERS } from '../printed.ts';
import { startingNine } from './cards.ts';
import { counted, distinct, expectThat, onceEach, type Problems } from './expectations.ts';
import { printedPlan } from './plans.ts';

/** Checks the starting research tokens, and the set-up of the first game. */
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

/** SETUP-42: the three cards are among a player's nine starting cards. */
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

/** SETUP-43: the bonus contains only steps that Luna can also take (LUNA-9). */
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
