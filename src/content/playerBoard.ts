import type { Content } from '../components/content.ts';
import { LUNA } from './luna.ts';

/**
 * Tank and research track of the standard side. Only the numbers on Luna's side of the board are known, so both sides
 * use them. The research track is shifted by one space, because the starting token's plan takes the first one. The
 * rulebook states the slot on the fifth research space and the coins for steps beyond the end. The spaces that forbid A
 * plans are reconstructed.
 */
export const PLAYER_BOARD: Content['playerBoard'] = {
  tank: { ...LUNA.tank, sources: { rest: 'derived', overflow: 'rulebook' } },
  research: {
    ...LUNA.research,
    last: LUNA.research.last + 1,
    slotSpace: LUNA.research.slotSpace + 1,
    values: LUNA.research.values.map(({ at, value }) => ({ at: at + 1, value })),
    noA: [7, 9, 11, 13, 15, 16],
    sources: { rest: 'derived', slotSpace: 'rulebook', overflow: 'rulebook', noA: 'reconstructed' },
  },
};
