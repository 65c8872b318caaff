/** A place on the board where a piece of a company can stand. */
export type BoardPlace = SectorPlace | OutpostPlace | ShuttlePlace;
/** A sector of the Moon, by its number, 1-24. */
export interface SectorPlace {
  readonly sector: number;
}
/** An outpost space of the Belt: the number of the asteroid, and the index of the space on it, from 0. */
export interface OutpostPlace {
  readonly asteroid: number;
  readonly space: number;
}
/** A shuttle space of the Belt, by its number. */
export interface ShuttlePlace {
  readonly shuttleSpace: number;
}
