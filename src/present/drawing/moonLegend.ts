import type { Border, Point } from '../../components/content.ts';
import { borderLine } from './borders.ts';
import { COMPANY_COLOURS, ENCLAVE, SYMBOLS, WHITE } from './colours.ts';
import type { LegendEntry } from './legend.ts';
import { EFFECT_LEGEND } from './legend.ts';
import { beside, element, label, pathData } from './svg.ts';

const dash = (at: Point): string => pathData([beside(at, -24, 0), beside(at, 24, 0)]);

const border = (kind: Border, text: string, colour?: string): LegendEntry => ({
  sign: (at) => borderLine(dash(at), kind, colour),
  text,
});

const square = (at: Point, radius: number): Point[] => [
  beside(at, -radius, -radius),
  beside(at, radius, -radius),
  beside(at, radius, radius),
  beside(at, -radius, radius),
];

/** A home space with two coins. */
function homeSpace(at: Point): string {
  const { fill, line } = SYMBOLS.coin;
  const place = { x: at.x - 12, y: at.y - 10, width: 24, height: 20, rx: 2 };
  return [
    element('rect', { ...place, fill: WHITE, stroke: COMPANY_COLOURS.skymine.solid, 'stroke-width': 2 }),
    ...[-5.5, 5.5].map((dx) =>
      element('circle', { cx: at.x + dx, cy: at.y, r: 4.7, fill, stroke: line, 'stroke-width': 1.3 }),
    ),
  ].join('\n');
}

/** What the signs on the Moon board mean. */
export const MOON_LEGEND: readonly LegendEntry[] = [
  { sign: (at) => label(at, '7', { size: 22, bold: true }), text: 'Number of a sector' },
  border(1, 'Single border: 1 energy point'),
  border(2, 'Double border: 2 energy points'),
  {
    sign: (at) =>
      `${element('path', { d: pathData(square(at, 13), true), fill: ENCLAVE })}\n${borderLine(pathData(square(at, 13), true), 2)}`,
    text: 'Enclave: reached only from the sector around it',
  },
  {
    sign: (at) =>
      element('path', {
        d: dash(at),
        stroke: COMPANY_COLOURS.tawac.solid,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
    text: 'Single border to the station of that colour',
  },
  border(2, 'Double border to the station of that colour', COMPANY_COLOURS.tawac.solid),
  ...EFFECT_LEGEND,
  { sign: homeSpace, text: 'Home space of a station with its coin icons; space 1 of a column is at the top' },
];
