/** A space or sector that can contain a company's piece. */
export type BoardPlace = SectorPlace | OutpostPlace | ShuttlePlace;
/** A sector of the Moon. */
export interface SectorPlace {
  /** The number of the sector, 1-24. */
  readonly sector: number;
}
/** An outpost space of an asteroid on the Belt. */
export interface OutpostPlace {
  /** The printed number of the asteroid. */
  readonly asteroid: number;
  /** The zero-based index of the outpost space on the asteroid. */
  readonly space: number;
}
/** A shuttle space of the Belt. */
export interface ShuttlePlace {
  /** The printed number of the shuttle space. */
  readonly shuttleSpace: number;
}
