// Numbers that are the same on every printing, and so stand in no component set. They stand apart from the shapes of the
// components, since rules read them and need no shape.

/** SETUP-1: seats at the table, Luna's among them. */
export const MOST_PLAYERS = 4;
/** ROUND-1: spaces of the round track. */
export const ROUND_SPACES = 7;

/** PLAN-4, AMB-SETUP-11: action slots of a player board, and as many resting slots above them. */
export const ACTION_SLOTS = 5;
/** The additional action slots at the two ends, by the marker that opens them (SETUP-27, CF-SPECIAL-3). */
export const END_SLOTS = { tank: 0, research: 4 } as const;

/** SETUP-16: slots of the card display. */
export const DISPLAY_SLOTS = 12;

/** Sectors of the Moon (EXP-7). */
export const SECTOR_COUNT = 24;
/** EXP-9: energy to cross a single and a double border. */
export const BORDER_ENERGY = { 1: 1, 2: 2 } as const;
/** A single or double border between two sectors, or a sector and a station. */
export type Border = keyof typeof BORDER_ENERGY;

/** BELT-11: energy to occupy any space of the Belt. */
export const BELT_SPACE_ENERGY = 1;
/** BELT-12: additional energy where the way in shows lightning. */
export const LIGHTNING_ENERGY = 1;
/** The column of a Belt station that holds its shuttles (BELT-3). */
export const SHUTTLE_COLUMN = 1;
/** Outpost spaces of an asteroid at most (BELT-6). */
export const MOST_OUTPOST_SPACES = 4;

/** MISSION-1: mission cards. */
export const MISSION_COUNT = 6;

/** MENACE-2: the shuttle spaces that the card joins. */
export const MENACE_ENDS = [11, 16] as const;

/** LUNA-12: her levels. */
export const LUNA_LEVELS = { lowest: 0, highest: 8 } as const;

/** LDATA-4, LACT-28: squares in each row of the grid of her bonus markers; the rows are right-aligned. */
export const MARKER_ROWS = [1, 2, 4] as const;
export const MARKER_COLUMNS = 4;
