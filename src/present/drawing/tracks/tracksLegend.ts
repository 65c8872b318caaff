import { markerSpace } from '../board/bonusSpaces.ts';
import type { LegendEntry } from '../board/legend.ts';
import { beside } from '../svg.ts';
import { barrier, threshold, trackSpace } from './trackParts.ts';

/** A bonus space, on a track or on the board. */
export const SPACE_ENTRY: LegendEntry = {
  sign: (pen, at) => markerSpace(pen, at, { id: null, terms: { cost: 1, destroys: null, reward: [] }, placed: [] }),
  means: 'spaceSign',
  height: 48,
};

/** What the signs of company tracks mean. */
export const TRACKS_LEGEND: readonly LegendEntry[] = [
  { sign: (pen, at) => trackSpace(pen, at, [4, 2], null, []), means: 'trackSpaceSign', height: 72 },
  { sign: (pen, at) => barrier(pen, beside(at, 0, 10), 2), means: 'barrierSign', height: 96 },
  { sign: (pen, at) => threshold(pen, beside(at, 0, -14), 1), means: 'thresholdSign', height: 110 },
  SPACE_ENTRY,
];
