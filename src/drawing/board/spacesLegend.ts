import type { Point } from '../../components/content.ts';
import { moved } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { drawSign } from '../signs/sign.ts';
import { beside, together } from '../svg.ts';
import { square } from './bonusSpaces.ts';
import type { LegendEntry } from './legend.ts';

const SQUARE = { width: 44, height: 36 };
const TERMS = { cost: 1, destroys: null, reward: [{ kind: 'helium', steps: 2 }] } as const;

function bonusSpace(pen: Pen, { x, y }: Point): string {
  const markup = square(pen, { id: null, terms: TERMS, markers: [], luna: null }, SQUARE);
  return moved(markup, x - SQUARE.width / 2, y - SQUARE.height / 2);
}

export const SPACES_LEGEND: readonly LegendEntry[] = [
  { sign: bonusSpace, means: 'spaceSign', height: 48 },
  {
    sign: (pen, at) =>
      together([
        drawSign(pen, { kind: 'carbon', text: '5' }, beside(at, -14, 0)),
        pen.label(beside(at, 16, 0), '≥4', { size: 13, bold: true, ink: 'good' }),
      ]),
    means: 'totalSign',
  },
  { sign: (pen, at) => pen.label(at, '4+', { size: 14, bold: true, ink: 'faint' }), means: 'tierSign' },
  {
    sign: (pen, at) => drawSign(pen, { kind: 'track', text: 'A+2', company: 'astrogo' }, at),
    means: 'companyTrackSign',
  },
];
