import type { Border, Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { beside, drawn, pathData, rectAround, used } from '../svg.ts';
import { dash, EFFECT_LEGEND, type LegendEntry } from './legend.ts';
import { borderLines, contactLine, lines } from './moonMap.ts';
import { homeSpace } from './stationCard.ts';

const border =
  (kind: Border) =>
  (pen: Pen, at: Point): string =>
    borderLines(pen, pathData(dash(at)), kind);
const contact =
  (kind: Border) =>
  (pen: Pen, at: Point): string =>
    lines(contactLine(pen, pathData(dash(at)), kind, 'company-tawac'));

function enclave(pen: Pen, at: Point): string {
  const ground = drawn(rectAround(at, 26, 26, 0), pen.paint({ fill: 'enclave' }));
  const corners = [beside(at, -13, -13), beside(at, 13, -13), beside(at, 13, 13), beside(at, -13, 13)];
  return `${ground}${borderLines(pen, pathData(corners, true), 2)}`;
}

/** Example of a home space, as large as the legend allows. */
export const HOME = { coins: 0, isCrossed: false, size: 17 } as const;

export const MOON_LEGEND: readonly LegendEntry[] = [
  { sign: (pen, at) => pen.label(at, '7', { size: 16, bold: true }), means: 'sectorNumber' },
  { sign: border(1), means: 'singleBorder' },
  { sign: border(2), means: 'doubleBorder' },
  { sign: enclave, means: 'enclave' },
  { sign: contact(1), means: 'singleContact' },
  { sign: contact(2), means: 'doubleContact' },
  ...EFFECT_LEGEND,
  { sign: (pen, at) => used(homeSpace(pen, { ...HOME, coins: 2, form: 'square' }), at), means: 'homeSpaces' },
];
