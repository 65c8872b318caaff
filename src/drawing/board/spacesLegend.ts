import { drawSign } from '../signs/sign.ts';
import { markerSpace } from './bonusSpaces.ts';
import type { LegendEntry } from './legend.ts';

/** A bonus space, on a track or on the board. */
export const SPACE_ENTRY: LegendEntry = {
  sign: (pen, at) => markerSpace(pen, at, { id: null, terms: { cost: 1, destroys: null, reward: [] }, placed: [] }),
  means: 'spaceSign',
  height: 48,
};

/** What the signs of the bonus spaces beside the board mean. */
export const SPACES_LEGEND: readonly LegendEntry[] = [
  SPACE_ENTRY,
  { sign: (pen, at) => pen.label(at, '4+', { size: 14, bold: true, ink: 'faint' }), means: 'tierSign' },
  {
    sign: (pen, at) => drawSign(pen, { kind: 'track', text: 'A+2', company: 'astrogo' }, at),
    means: 'companyTrackSign',
  },
];
