import type { Point } from '../../components/content.ts';
import { outpostSpace } from './asteroids.ts';
import { COMPANY_COLOURS, INK, SYMBOLS, WHITE } from './colours.ts';
import type { LegendEntry } from './legend.ts';
import { EFFECT_LEGEND } from './legend.ts';
import { routeLine, shuttleSpace } from './routes.ts';
import { beside, element, label, pathData } from './svg.ts';
import { dome, lightning, shuttle } from './symbols.ts';

function stationRoute(at: Point): string {
  const d = pathData([beside(at, -26, 0), beside(at, 26, 0)]);
  const { solid } = COMPANY_COLOURS.minerva;
  return `${element('path', { d, stroke: solid, 'stroke-width': 6 })}\n${shuttle(at, 'minerva')}`;
}

function linkedDome(at: Point): string {
  const d = pathData([beside(at, -24, 10), at, beside(at, 24, 10)]);
  return `${element('path', { d, fill: 'none', stroke: SYMBOLS.dome.line, 'stroke-width': 4 })}\n${dome(at)}`;
}

function homeSpaces(at: Point): string {
  return [-13, 13]
    .map((dx) => {
      const place = { x: at.x + dx - 11.5, y: at.y - 9.5, width: 23, height: 19, rx: dx < 0 ? 2 : 9 };
      return element('rect', { ...place, fill: WHITE, stroke: INK, 'stroke-width': 1 });
    })
    .join('\n');
}

/** What the signs on the Belt board mean. */
export const BELT_LEGEND: readonly LegendEntry[] = [
  { sign: (at) => label(at, '7', { size: 17, bold: true }), text: 'Number of an asteroid' },
  { sign: outpostSpace, text: 'Outpost space of an asteroid' },
  { sign: (at) => routeLine(beside(at, -26, 0), beside(at, 26, 0)), text: 'Route between two asteroids' },
  {
    sign: (at) => shuttleSpace(at, 7, 1),
    text: 'Shuttle space on a route: its number, and steps on the track of the company',
  },
  { sign: lightning, text: 'This part of the route costs 1 more energy point' },
  { sign: stationRoute, text: 'Route from a station to an asteroid, with the printed shuttle' },
  ...EFFECT_LEGEND,
  { sign: linkedDome, text: 'Dome linked to two outpost spaces' },
  { sign: homeSpaces, text: 'Home spaces for outposts (square) and shuttles (round); space 1 is at the top' },
];
