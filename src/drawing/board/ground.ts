import type { Sector } from '../../components/content.ts';
import { COMPANIES, type Company } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import { hatched } from '../pieces.ts';
import { type Attributes, circle, element, group, type Markup, ORIGIN, pathData, rect, short, used } from '../svg.ts';
import { inset, type MapFrame } from './geometry.ts';

/** Returns a `fill` that lights a sphere from the upper left, fading from white to black in every theme. */
export function ballFill(pen: Pen): string {
  const stops = [
    { offset: '0', 'stop-color': '#fff', 'stop-opacity': '.16' },
    { offset: '.55', 'stop-color': '#fff', 'stop-opacity': '0' },
    { offset: '1', 'stop-color': '#000', 'stop-opacity': '.42' },
  ].map((stop) => element('stop', stop));
  const href = pen.share('ball', () => element('radialGradient', { cx: '.36', cy: '.3', r: '.75' }, stops));
  return `url(${href})`;
}

const numbersOf = (text: string): number[][] => text.split(', ').map((each) => each.split(' ').map(Number));

const CRATERS = /* @__PURE__ */ numbersOf(
  '24 30 11, 70 14 5, 104 46 15, 52 66 4, 18 88 7, 76 100 10, 118 108 4, 44 116 3, 92 78 3, 8 58 3',
);
const DUST =
  'M12 10h0M40 8h0M60 34h0M86 30h0M30 50h0M66 50h0M84 62h0M6 74h0M34 76h0M58 84h0M100 94h0M12 108h0M62 118h0M98 120h0M122 80h0M120 18h0M46 22h0M74 84h0M112 70h0M30 104h0';
const TILE = 128;

export function craterFill(pen: Pen): string {
  // Light from the upper left falls on the lower right of a crater's rim.
  const rims = CRATERS.map(
    ([x = 0, y = 0, r = 0]) =>
      `M${short(x - r * 0.17)} ${short(y + r * 0.98)}a${r} ${r} 0 0 0 ${short(r * 1.15)}${short(-r * 0.81)}`,
  );
  const craters = [
    ...CRATERS.map(([cx = 0, cy = 0, r = 0]) => element('circle', { cx, cy, r })),
    ...CRATERS.map(([x = 0, y = 0, r = 0]) => element('circle', { cx: x + r * 0.16, cy: y + r * 0.2, r: r * 0.74 })),
  ];
  const href = pen.share('craters', () =>
    element(
      'pattern',
      { width: TILE, height: TILE, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(17)' },
      group({ fill: '#000', 'fill-opacity': '.12' }, ...craters),
      group({ fill: 'none', stroke: '#fff', 'stroke-opacity': '.18', 'stroke-linecap': 'round' }, [
        element('path', { d: rims.join('') }),
        element('path', { d: DUST }),
      ]),
    ),
  );
  return `url(${href})`;
}

/** Positions of the stars, as percentages of the area. */
const STARS = /* @__PURE__ */ numbersOf(
  '3 27, 6 44, 1 70, 9 63, 13 93, 22 97, 20 4, 30 2, 47 3, 66 1, 78 9, 97 30, 94 41, 99 61, ' +
    '95 72, 88 88, 76 95, 60 98, 43 97, 33 94, 4 36, 97 52, 70 4, 26 8, 91 64, 7 77',
);

export function space(pen: Pen, { size: { width, height } }: MapFrame): Markup {
  const stars = STARS.map(
    ([x = 0, y = 0]) => `M${Math.round((x * width) / 100)} ${Math.round((y * height) / 100)}h0`,
  ).join('');
  return [
    pen.draw(rect(ORIGIN, width, height, 0), { fill: 'paper', class: 'background' }),
    pen.path(stars, { line: 'ink', width: 1.6 }, { 'stroke-linecap': 'round', opacity: '.55' }),
  ];
}

export function glow(pen: Pen, { middle, radius }: MapFrame): string {
  const rings = [22, 12, 5].map((width) =>
    pen.draw(circle(middle, radius + width * 0.35), { line: 'glow', width }, { opacity: '.16' }),
  );
  return group({ fill: 'none' }, rings);
}

/** Draws the rock. A sector has the colour of a company if only that company has an outpost there. */
export function moonGround(pen: Pen, sectors: readonly Sector[], outposts: (sector: Sector) => readonly Company[]) {
  const layer = (own: readonly Sector[]): Markup => [
    painted(pen, pathOf(own), pen.paint({ fill: 'rock' }), { fill: craterFill(pen) }),
    COMPANIES.map((company) => {
      const isHeld = (sector: Sector): boolean => outposts(sector).length === 1 && outposts(sector)[0] === company;
      return companyGround(pen, company, own.filter(isHeld));
    }),
  ];
  const outer = sectors.filter(({ enclaveIn }) => enclaveIn === null);
  const inner = sectors.filter(({ enclaveIn }) => enclaveIn !== null);
  return [layer(outer), layer(inner), painted(pen, pathOf(outer), { fill: ballFill(pen) })];
}

function companyGround(pen: Pen, company: Company, sectors: readonly Sector[]): Markup {
  if (sectors.length === 0) return '';
  const rim = sectors.map(({ outline }) => pathData(inset(outline, 2.4), true)).join('');
  const hatching = { ...hatched(pen, company), 'fill-opacity': '.5' };
  return [
    painted(pen, pathOf(sectors), pen.paint({ fill: `company-${company}-tint` }), hatching),
    pen.path(rim, { line: `company-${company}`, width: 1.5 }, { 'stroke-opacity': '.75' }),
  ];
}

function pathOf(sectors: readonly Sector[]): string {
  return sectors.map(({ outline }) => pathData(outline, true)).join('');
}

function painted(pen: Pen, d: string, ...paints: readonly Attributes[]): string[] {
  const href = pen.share(`path ${d}`, () => element('path', { d }));
  return paints.map((paint) => used(href, ORIGIN, paint));
}
