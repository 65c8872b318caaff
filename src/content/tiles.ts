import type { CardAction, Tile } from '../components/content.ts';
import type { TileId } from '../components/ids.ts';

const tile = (id: TileId, action: CardAction | null, plus: number): Tile => ({
  id,
  action,
  plus,
  sources: { rest: 'rulebook' },
});

/** TILE-2: the four bonus tiles, in the order of `TILE_IDS`. The rulebook describes them in full. */
export const TILES: readonly Tile[] = [
  tile('plusOneResourceTile', null, 1),
  tile('fieldScientistTile', { kind: 'fieldScientist', company: null, helium: 2, coins: 0 }, 1),
  tile('scientistTile', { kind: 'scientist', points: 1 }, 0),
  tile('energyTile', { kind: 'energy', value: 2 }, 0),
];
