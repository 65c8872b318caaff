import type { Point } from '../../components/content.ts';
import type { Effect } from '../../components/effects.ts';
import type { Company } from '../../components/ids.ts';
import { COMPANY_COLOURS, INK, RED, SYMBOLS, WHITE } from './colours.ts';
import { effectLabel } from './labels.ts';
import { type Attributes, beside, element, group, label, pathData, short, tooltip } from './svg.ts';

type Kind = keyof typeof SYMBOLS;

/** Width and height of a symbol. */
export const SYMBOL = 28;
/** Width of a dome. */
export const DOME = 22;

/** Shapes around the point 0,0. */
const SHAPES: Readonly<Record<Exclude<Kind, 'coin'>, string>> = {
  // An arrow along the track.
  pit: 'M-14 -10 L3 -10 L3 -14 L14 0 L3 14 L3 10 L-14 10 Z',
  // A tank with its valve.
  helium: 'M-4 -14 H4 V-10 Q12 -10 12 -3 V8 Q12 14 6 14 H-6 Q-12 14 -12 8 V-3 Q-12 -10 -4 -10 Z',
  // A flask.
  research: 'M-5 -14 H5 V-7 L14 10 Q15 14 11 14 H-11 Q-15 14 -14 10 L-5 -7 Z',
  dome: 'M-11 8 A11 14 0 0 1 11 8 Z M0 8 V-6 M-7 -2 H7',
  other: 'M0 -14 L14 0 L0 14 L-14 0 Z',
};

/** Where the number stands in each shape. */
const NUMBERS: Readonly<Record<Kind, readonly [dx: number, dy: number]>> = {
  coin: [0, 0],
  pit: [-2, 0],
  helium: [0, 2],
  research: [0, 5],
  dome: [0, 0],
  other: [0, 0],
};

/** The place that a symbol takes up. */
export function box(at: Point, width: number, height: number): string {
  return [at.x - width / 2, at.y - height / 2, width, height].map(short).join(' ');
}

function symbol(kind: Kind, at: Point, text: string, words: string, attributes: Attributes = {}): string {
  const { fill, line, text: ink } = SYMBOLS[kind];
  const [width, height] = kind === 'dome' ? [DOME, 16] : [SYMBOL, SYMBOL];
  const [dx, dy] = NUMBERS[kind];
  const paint = { fill, stroke: line, 'stroke-width': 1.5 };
  const shape =
    kind === 'coin'
      ? element('circle', { cx: at.x, cy: at.y, r: SYMBOL / 2 - 1, ...paint })
      : element('path', { d: SHAPES[kind], transform: `translate(${short(at.x)} ${short(at.y)})`, ...paint });
  return group(
    {
      class: `symbol ${kind}`,
      ...attributes,
      'data-box': box(at, width, height),
    },
    tooltip(words),
    shape,
    ...(text === '' ? [] : [label(beside(at, dx, dy), text, { size: 15, bold: true, fill: ink })]),
  );
}

/** A number of coins. */
export function coin(at: Point, amount: number, attributes: Attributes = {}): string {
  return symbol('coin', at, String(amount), effectLabel({ kind: 'coins', amount }), attributes);
}

/** A collection dome. */
export function dome(at: Point, attributes: Attributes = {}): string {
  return symbol('dome', at, '', 'collection dome', attributes);
}

/** Anything a structure or a reward screen gives. */
export function effectSymbol(effect: Effect, at: Point, attributes: Attributes = {}): string {
  const words = effectLabel(effect);
  const all = { ...attributes, 'data-kind': effect.kind };
  switch (effect.kind) {
    case 'coins':
      return symbol('coin', at, String(effect.amount), words, all);
    case 'helium':
      return symbol('helium', at, String(effect.steps), words, all);
    case 'research':
      return symbol('research', at, String(effect.points), words, all);
    case 'expandedTrack':
      return symbol('pit', at, `+${effect.steps}`, words, all);
    default:
      // The tooltip says what it is.
      return symbol('other', at, '?', words, all);
  }
}

/** The lightning icon of a dearer part of a route. */
export function lightning(at: Point, attributes: Attributes = {}): string {
  const points = [beside(at, 3, -13), beside(at, -8, 3), beside(at, -1, 3), beside(at, -3, 13), beside(at, 8, -3)];
  const corners = [...points, beside(at, 1, -3)];
  return element('path', {
    class: 'lightning',
    ...attributes,
    'data-box': box(at, 16, 26),
    d: pathData(corners, true),
    fill: '#ffe14d',
    stroke: RED,
    'stroke-width': 1.8,
    'stroke-linejoin': 'round',
  });
}

/** A shuttle in the colour of its company, on a disc. */
export function shuttle(at: Point, company: Company, attributes: Attributes = {}): string {
  const { solid, name } = COMPANY_COLOURS[company];
  const right = [beside(at, 0, -11), beside(at, 4.5, -4), beside(at, 4.5, 3), beside(at, 8, 8)];
  const left = [beside(at, 0, 5.5), beside(at, -8, 8), beside(at, -4.5, 3), beside(at, -4.5, -4)];
  return group(
    { class: 'shuttle', ...attributes, 'data-box': box(at, 28, 28) },
    tooltip(`shuttle of ${name}`),
    element('circle', { cx: at.x, cy: at.y, r: 13, fill: WHITE, stroke: solid, 'stroke-width': 3 }),
    element('path', { d: pathData([...right, ...left], true), fill: solid, stroke: INK, 'stroke-width': 0.8 }),
  );
}

/** Places of some things in a row around a point. */
export function spread(at: Point, count: number, pitch: number): Point[] {
  return Array.from({ length: count }, (_, index) => beside(at, (index - (count - 1) / 2) * pitch, 0));
}
