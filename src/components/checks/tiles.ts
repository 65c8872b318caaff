import type { CardAction, Content, Tile } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { TILE_IDS, type TileId } from '../ids.ts';
import { expectThat, onceEach, type Problems } from './expectations.ts';

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
