/** A place on the board where a piece of a company can stand. */
export type BoardPlace = SectorPlace | OutpostPlace | ShuttlePlace;
/** A sector of the Moon, by its number, 1-24. */
export interface SectorPlace {
  /** The number of the sector, 1-24. */
  readonly sector: number;
}
/** An outpost space of the Belt: the number of the asteroid, and the index of the space on it, from 0. */
export interface OutpostPlace {
  /** The printed number of the asteroid. */
  readonly asteroid: number;
  /** The index of the outpost space on it, from 0. */
  readonly space: number;
}
/** A shuttle space of the Belt, by its number. */
export interface ShuttlePlace {
  /** The printed number of the shuttle space. */
  readonly shuttleSpace: number;
}
