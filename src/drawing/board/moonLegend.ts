import type { Border, Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { drawn, rectAround } from '../shapes.ts';
import { beside, pathData, together } from '../svg.ts';
import { borderLine, contactLine } from './borders.ts';
import { dash, EFFECT_LEGEND, type LegendEntry } from './legend.ts';
import { drawCoins } from './stations.ts';

const border =
  (kind: Border) =>
  (pen: Pen, at: Point): string =>
    borderLine(pen, pathData(dash(at)), kind);
const contact =
  (kind: Border) =>
  (pen: Pen, at: Point): string =>
    contactLine(pen, pathData(dash(at)), kind, 'company-tawac');

function enclave(pen: Pen, at: Point): string {
  const ground = drawn(rectAround(at, 26, 26, 0), pen.paint({ fill: 'enclave' }));
  const corners = [beside(at, -13, -13), beside(at, 13, -13), beside(at, 13, 13), beside(at, -13, 13)];
  return `${ground}${borderLine(pen, pathData(corners, true), 2)}`;
}

function homeSpace(pen: Pen, at: Point): string {
  const space = drawn(rectAround(at, 30, 24, 3), pen.paint({ fill: 'panel', line: 'line' }));
  return together([space, ...drawCoins(pen, at, 2)]);
}

/** What the signs on the Moon board mean. */
export const MOON_LEGEND: readonly LegendEntry[] = [
  { sign: (pen, at) => pen.label(at, '7', { size: 22, bold: true }), means: 'sectorNumber' },
  { sign: border(1), means: 'singleBorder' },
  { sign: border(2), means: 'doubleBorder' },
  { sign: enclave, means: 'enclave' },
  { sign: contact(1), means: 'singleContact' },
  { sign: contact(2), means: 'doubleContact' },
  ...EFFECT_LEGEND,
  { sign: homeSpace, means: 'homeSpaces' },
];
