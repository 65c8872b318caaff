import type { ByCompany } from '../components/ids.ts';

/**
 * Sectors that start the third chapter of the campaign with an outpost, one for each column of the station (CAMP-16).
 * All twelve stand in the rulebook.
 */
export const CHAPTER_3: ByCompany<readonly number[]> = {
  skymine: [6, 19, 20],
  minerva: [16, 21, 23],
  astrogo: [1, 7, 11],
  tawac: [2, 3, 4],
};
