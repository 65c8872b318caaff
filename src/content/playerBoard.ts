import type { BoardTrack, Content } from '../model/content.ts';

type Value = BoardTrack['values'][number];

const value = (at: number, coins: number): Value => ({ at, value: coins });

/**
 * Tank and research track of the standard side. The numbers are those of Luna's side, the only ones known: her tank
 * track as it is, her research track one space later, since the plan of the starting token takes the first space.
 * That both sides agree is our assumption; the slot on the fifth research space and the coins beyond the end are
 * stated. The spaces closed to A plans are reconstructed.
 */
export const PLAYER_BOARD: Content['playerBoard'] = {
  tank: {
    last: 28,
    slotSpace: 8,
    values: [
      value(6, 10),
      value(9, 15),
      value(13, 25),
      value(16, 30),
      value(20, 40),
      value(23, 45),
      value(25, 50),
      value(28, 60),
    ],
    overflow: 2,
    sources: { rest: 'solo-helper', overflow: 'rulebook' },
  },
  research: {
    last: 16,
    slotSpace: 5,
    values: [value(4, 10), value(6, 15), value(8, 20), value(10, 30), value(12, 40), value(14, 50), value(16, 60)],
    overflow: 2,
    noA: [7, 9, 11, 13, 15, 16],
    sources: { rest: 'derived', slotSpace: 'rulebook', overflow: 'rulebook', noA: 'reconstructed' },
  },
};
