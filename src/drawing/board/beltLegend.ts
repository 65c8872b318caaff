import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { drawn, rectAround } from '../shapes.ts';
import { beside } from '../svg.ts';
import { linkedDome, outpostSpace } from './asteroids.ts';
import { dash, EFFECT_LEGEND, type LegendEntry } from './legend.ts';
import { lightning, printedShuttle, routeLine, routes, shuttlePill, stationRoute } from './routes.ts';

function printedRoute(pen: Pen, at: Point): string {
  const ends = [beside(at, -32, 0), beside(at, 32, 0)] as const;
  return `${routes(pen, stationRoute(pen, ends, 'minerva'))}${printedShuttle(pen, at, 'minerva')}`;
}

function homeSpaces(pen: Pen, at: Point): string {
  return [-16, 16]
    .map((dx) =>
      drawn(rectAround(beside(at, dx, 0), 29, 24, dx < 0 ? 3 : 11), pen.paint({ fill: 'panel', line: 'ink' })),
    )
    .join('');
}

/** What the signs on the Belt board mean. */
export const BELT_LEGEND: readonly LegendEntry[] = [
  { sign: (pen, at) => pen.label(at, '7', { size: 18, bold: true }), means: 'asteroidNumber' },
  { sign: outpostSpace, means: 'outpostSpace' },
  { sign: (pen, at) => routes(pen, routeLine(pen, ...dash(at))), means: 'route' },
  { sign: (pen, at) => shuttlePill(pen, at, 7, 1), means: 'shuttleSpace', height: 48 },
  { sign: lightning, means: 'lightning' },
  { sign: printedRoute, means: 'stationRoute', height: 48 },
  ...EFFECT_LEGEND,
  {
    sign: (pen, at) => linkedDome(pen, beside(at, -28, 12), at, beside(at, 28, 12)),
    means: 'linkedDome',
  },
  { sign: homeSpaces, means: 'beltHomeSpaces' },
];
