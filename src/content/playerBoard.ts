import type { Content } from '../components/content.ts';
import { LUNA } from './luna.ts';

/**
 * Tank and research track of the standard side. The numbers are those of Luna's side of the board, because no others
 * are known. The tank track is unchanged; the research track is shifted by one space, because the starting token's plan
 * takes the first one. We assume that both sides of the board have the same values. The rulebook states the slot on the
 * fifth research space and the coins beyond the end. The spaces on which A plans are forbidden are reconstructed.
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
