import type { LegendEntry } from '../board/legend.ts';
import { SPACE_ENTRY } from '../board/spacesLegend.ts';
import { beside } from '../svg.ts';
import { barrier, threshold, trackSpace } from './trackParts.ts';

/** What the signs of company tracks mean. */
export const TRACKS_LEGEND: readonly LegendEntry[] = [
  {
    sign: (pen, at) => trackSpace(pen, at, [4, 2], null, { seats: [], before: [] }),
    means: 'trackSpaceSign',
    height: 72,
  },
  { sign: (pen, at) => barrier(pen, beside(at, 0, 10), 2), means: 'barrierSign', height: 96 },
  { sign: (pen, at) => threshold(pen, beside(at, 0, -14), { at: 4, coins: 1 }), means: 'thresholdSign', height: 110 },
  SPACE_ENTRY,
];
