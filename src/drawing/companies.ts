import type { Point } from '../components/content.ts';
import type { Company } from '../components/ids.ts';
import type { Pen } from './pen.ts';
import { circle, drawn, polygon, rectAround, regular, type Shape } from './shapes.ts';
import { element, group, ORIGIN, together, tooltip, used, usedAt } from './svg.ts';

/** The letter printed on each company's pieces. */
export const LETTERS: Readonly<Record<Company, string>> = { skymine: 'S', minerva: 'M', astrogo: 'A', tawac: 'T' };

/** Returns a company's shape around 0,0. The shape identifies the company even without colour. */
export function companyShape(company: Company, radius: number): Shape {
  switch (company) {
    case 'skymine':
      return rectAround(ORIGIN, radius * 1.75, radius * 1.75, radius * 0.3);
    case 'minerva':
      return polygon(regular(6, radius * 1.05));
    case 'astrogo':
      return polygon(regular(5, radius * 1.1, radius * 0.1));
    case 'tawac':
      return circle(ORIGIN, radius);
  }
}

/** Radius of a badge, smallest radius at which a badge has a letter, and letter height relative to the radius. */
const BADGE = { radius: 10, lettered: 7.5, letter: 1.2 } as const;

/** Draws a company's badge on a card or next to a number: its shape, colour and letter. */
export function companyBadge(pen: Pen, at: Point, company: Company, radius: number): string {
  const isLettered = radius >= BADGE.lettered;
  // All sizes share one definition, except those at which its letter would be too small.
  const size = isLettered ? Math.max(BADGE.radius * BADGE.letter, (pen.minText / radius) * BADGE.radius) : 0;
  const href = pen.share(`badge ${company} ${size}`, () =>
    group(
      {},
      drawn(
        companyShape(company, BADGE.radius),
        pen.paint({ fill: `company-${company}`, line: `company-${company}-ink`, width: 1 }),
      ),
      ...(isLettered ? [pen.line(ORIGIN, LETTERS[company], { size, bold: true, ink: `company-${company}-ink` })] : []),
    ),
  );
  return usedAt(href, at, radius / BADGE.radius);
}

/** Draws an outpost; `size` is in pixels. */
export function outpostOf(pen: Pen, at: Point, company: Company, size: number): string {
  return piece(pen, { kind: 'outpost', company, size }, at, () => companyBadge(pen, ORIGIN, company, size / 2));
}

/** Draws a shuttle; `size` is in pixels. If the letter does not fit, the shape still identifies the company. */
export function shuttleOf(pen: Pen, at: Point, company: Company, size: number): string {
  const letter = Math.max(pen.minText, size * 0.56);
  const look = { size: letter, bold: true, ink: `company-${company}-ink` } as const;
  return piece(pen, { kind: 'shuttle', company, size }, at, () =>
    together([
      element('path', {
        d: SHUTTLE,
        ...pen.paint({ fill: `company-${company}` }),
        transform: `scale(${Math.round((size / 34) * 100) / 100})`,
      }),
      ...(letter > size * 0.66 ? [] : [pen.line({ x: 0, y: -size * 0.06 }, LETTERS[company], look)]),
    ]),
  );
}

interface Piece {
  readonly kind: 'outpost' | 'shuttle';
  readonly company: Company;
  readonly size: number;
}

/** Draws a piece, defining its markup only once for each kind, company and size. */
function piece(pen: Pen, { kind, company, size }: Piece, at: Point, draw: () => string): string {
  const href = pen.share(`${kind} ${company} ${size}`, () =>
    group({}, tooltip(pen.name({ kind: 'company', company })), draw()),
  );
  return used(href, at, { class: `${kind} sm-piece`, 'data-company': company });
}

const SHUTTLE = 'M0-19 9-8 9 6 15 14 0 10-15 14-9 6-9-8Z';

/** Angle of each company's hatching, in degrees. */
const HATCHES: Readonly<Record<Company, number>> = { skymine: 45, minerva: 0, astrogo: 135, tawac: 90 };

/** Returns the hatching for areas that a company occupies. */
export function hatched(pen: Pen, company: Company): { readonly class: string; readonly fill: string } {
  const pattern = {
    width: 9,
    height: 9,
    patternUnits: 'userSpaceOnUse',
    patternTransform: `rotate(${HATCHES[company]})`,
  };
  const href = pen.share(`hatch ${company}`, () =>
    element(
      'pattern',
      pattern,
      element('rect', { width: 9, height: 9, ...pen.paint({ fill: `company-${company}-tint` }) }),
      element('path', { d: 'M0 0 H9', ...pen.paint({ line: `company-${company}`, width: 1.6 }) }),
    ),
  );
  return { class: `hatched-${company}`, fill: `url(${href})` };
}
