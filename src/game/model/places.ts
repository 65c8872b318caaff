/** A place on the board that holds a piece of a company. */
export type BoardPlace = SectorPlace | OutpostPlace | ShuttlePlace;
/** A sector of the Moon, 1-24. */
export interface SectorPlace {
  readonly sector: number;
}
/** An outpost space of an asteroid of the Belt: the asteroid's number, and the space by its index. */
export interface OutpostPlace {
  readonly asteroid: number;
  readonly space: number;
}
/** A shuttle space of the Belt, by its number. */
export interface ShuttlePlace {
  readonly shuttleSpace: number;
}
