import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { beside, group, pathData, together, used } from '../svg.ts';
import { SPACE } from './beltLayout.ts';
import { lightning, printedShuttle, routeLines, stationRoute } from './beltMap.ts';
import { outpostSpace, shuttlePill, tiedDome } from './beltParts.ts';
import { dash, EFFECT_LEGEND, type LegendEntry } from './legend.ts';
import { HOME } from './moonLegend.ts';
import { homeSpace } from './stationCard.ts';

/** Scale at which the legend shows parts of the Belt. */
const SCALE = 0.8;

const route = (pen: Pen, at: Point): string => group({ fill: 'none' }, routeLines(pen, pathData(dash(at)), SCALE));

function printedRoute(pen: Pen, at: Point): string {
  const line = stationRoute(pen, pathData(dash(at)), 'minerva', SCALE);
  return together([group({ fill: 'none' }, line), printedShuttle(pen, at, 'minerva', SCALE)]);
}

function homeSpaces(pen: Pen, at: Point): string {
  const space = (form: 'square' | 'round', dx: number): string =>
    used(homeSpace(pen, { ...HOME, form }), beside(at, dx, 0));
  return together([space('square', -17), space('round', 17)]);
}

export const BELT_LEGEND: readonly LegendEntry[] = [
  { sign: (pen, at) => pen.label(at, '7', { size: 16, bold: true }), means: 'asteroidNumber' },
  { sign: (pen, at) => outpostSpace(pen, at, SPACE * SCALE), means: 'outpostSpace' },
  { sign: route, means: 'route' },
  {
    sign: (pen, at) => together(shuttlePill(pen, { number: 7, position: at, steps: 1 }, SCALE)),
    means: 'shuttleSpace',
    height: 48,
  },
  { sign: (pen, at) => lightning(pen, at, SCALE), means: 'lightning' },
  { sign: printedRoute, means: 'stationRoute', height: 48 },
  ...EFFECT_LEGEND,
  {
    sign: (pen, at) => tiedDome(pen, [beside(at, -26, 9), beside(at, 0, -3), beside(at, 26, 9)], SCALE),
    means: 'linkedDome',
  },
  { sign: homeSpaces, means: 'beltHomeSpaces' },
];
