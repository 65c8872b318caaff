import { drawSign } from '../signs/sign.ts';
import { SPACE_ENTRY } from '../tracks/tracksLegend.ts';
import type { LegendEntry } from './legend.ts';

/** What the signs of the bonus spaces beside the board mean. */
export const SPACES_LEGEND: readonly LegendEntry[] = [
  SPACE_ENTRY,
  { sign: (pen, at) => pen.label(at, '4+', { size: 14, bold: true, ink: 'faint' }), means: 'tierSign' },
  {
    sign: (pen, at) => drawSign(pen, { kind: 'track', text: 'A+2', company: 'astrogo' }, at),
    means: 'companyTrackSign',
  },
];
