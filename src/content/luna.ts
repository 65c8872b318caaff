import type { BoardTrack, LunaContent, LunaLevel, Sources } from '../components/content.ts';
import { LUNA_CARDS } from './lunaCards.ts';

type Value = BoardTrack['values'][number];
type Tokens = readonly number[];

const value = (at: number, coins: number): Value => ({ at, value: coins });

/** The booklet states the coins for steps beyond a track's end; only the board shows the track's spaces. */
const TRACK_SOURCES: Sources = { rest: 'solo-helper', overflow: 'luna-booklet' };

/**
 * Creates a level. Grade-2 cards are used from level 2, the standard level. The end slots stay closed only at level 0
 * (LUNA-13, LUNA-14).
 */
const level = (
  number: number,
  tankTokens: Tokens = [],
  researchTokens: Tokens = [],
  startTank = 0,
  startResearch = 0,
): LunaLevel => ({
  level: number,
  gradeTwo: number >= 2,
  endSlots: number >= 1,
  tankTokens,
  researchTokens,
  startTank,
  startResearch,
});

/**
 * Luna, the automated player. Her booklet states the number of cards of each grade, the levels with grade-2 cards and
 * with end slots, and the number of her markers. Her tracks, and the tokens and starting spaces on them, come from a
 * public helper app for solo games.
 */
export const LUNA: LunaContent = {
  cards: LUNA_CARDS,
  // LDATA-6
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
    sources: TRACK_SOURCES,
  },
  // LDATA-7
  research: {
    last: 15,
    slotSpace: 4,
    values: [value(3, 10), value(5, 15), value(7, 20), value(9, 30), value(11, 40), value(13, 50), value(15, 60)],
    overflow: 2,
    sources: TRACK_SOURCES,
  },
  // LDATA-8, LDATA-9: tokens on the tank and on the research track, then the starting spaces of the markers.
  levels: [
    level(0),
    level(1),
    level(2),
    level(3, [11, 19], [5, 10]),
    level(4, [9, 16], [4, 8]),
    level(5, [7, 13], [2, 7]),
    level(6, [6, 13], [4, 8], 1, 1),
    level(7, [7, 10], [5, 7], 3, 2),
    level(8, [8, 11], [5, 7], 5, 3),
  ],
  planColumns: { A: 1, B: 2, C: 3, D: 4, E: 1 }, // LDATA-5
  // The grid is known, but the order of spaces in the rows of two and four is reconstructed.
  markerSpaces: [
    ['firstPlayer'],
    ['purchase', 'destroy'],
    ['plusOneResourceTile', 'fieldScientistTile', 'scientistTile', 'energyTile'],
  ],
  trackOverflow: 2, // LACT-11
  bonusMarkers: 5,
  sources: {
    rest: 'solo-helper',
    'cards.length': 'luna-booklet',
    'levels.gradeTwo': 'luna-booklet',
    'levels.endSlots': 'luna-booklet',
    markerSpaces: 'reconstructed',
    trackOverflow: 'luna-booklet',
    bonusMarkers: 'luna-booklet',
  },
};
