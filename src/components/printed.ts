// Component sets do not contain these numbers, because they are the same in every printing. This module
// contains no shapes, because the rules need only the numbers at run time.

/** SETUP-1: maximum number of seats, including Luna's. */
export const MAX_PLAYERS = 4;
/** ROUND-1: number of spaces on the round track. */
export const ROUND_SPACES = 7;

/** PLAN-4, AMB-SETUP-11: number of action slots on a player board, and of resting slots above them. */
export const ACTION_SLOTS = 5;
/** Indexes of the end slots, by the marker that opens them (SETUP-27, CF-SPECIAL-3). */
export const END_SLOTS = { tank: 0, research: 4 } as const;

/** SETUP-16: number of slots on the card display. */
export const DISPLAY_SLOTS = 12;

/** EXP-7: number of sectors of the Moon. */
export const SECTOR_COUNT = 24;
/** EXP-9: energy needed to cross a single and a double border. */
export const BORDER_ENERGY = { 1: 1, 2: 2 } as const;
/** Kind of border between two sectors, or a sector and a station. */
export type Border = keyof typeof BORDER_ENERGY;

/** BELT-11: energy needed to occupy any space of the Belt. */
export const BELT_SPACE_ENERGY = 1;
/** BELT-12: additional energy for a route with lightning. */
export const LIGHTNING_ENERGY = 1;
/** BELT-3: the column that contains a Belt station's shuttles. */
export const SHUTTLE_COLUMN = 1;
/** BELT-6: maximum number of outpost spaces of an asteroid. */
export const MAX_OUTPOST_SPACES = 4;

/** MENACE-2: shuttle spaces that the menace card connects. */
export const MENACE_ENDS = [11, 16] as const;

/** LUNA-12: range of Luna's levels. */
export const LUNA_LEVELS = { lowest: 0, highest: 8 } as const;

/** LDATA-4, LACT-28: squares in each row of Luna's marker grid; the rows are right-aligned. */
export const MARKER_ROWS = [1, 2, 4] as const;
export const MARKER_COLUMNS = 4;
