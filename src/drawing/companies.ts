import type { Point } from '../components/content.ts';
import type { Company } from '../components/ids.ts';
import type { Pen } from './pen.ts';
import { circle, drawn, polygon, rectAround, regular, type Shape } from './shapes.ts';
import { element, group, ORIGIN, together, tooltip, used, usedAt } from './svg.ts';

/** Letter of each company, as printed on its pieces. */
export const LETTERS: Readonly<Record<Company, string>> = { skymine: 'S', minerva: 'M', astrogo: 'A', tawac: 'T' };

/** Returns a company's shape around 0,0. Shapes make companies distinct without colour. */
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

/** Radius of a badge, the smallest radius with a letter, and the letter's height relative to the radius. */
const BADGE = { radius: 10, lettered: 7.5, letter: 1.2 } as const;

/** Draws a company's badge for a card or number: its shape, colour and letter. */
export function companyBadge(pen: Pen, at: Point, company: Company, radius: number): string {
  const isLettered = radius >= BADGE.lettered;
  // One definition serves every size, unless its letter would become too small.
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

/** Draws an outpost of the given size in pixels. */
export function outpostOf(pen: Pen, at: Point, company: Company, size: number): string {
  return piece(pen, { kind: 'outpost', company, size }, at, () => companyBadge(pen, ORIGIN, company, size / 2));
}

/** Draws a shuttle of the given size in pixels. Its shape identifies the company when a letter does not fit. */
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

/** A piece of a company. */
interface Piece {
  readonly kind: 'outpost' | 'shuttle';
  readonly company: Company;
  readonly size: number;
}

/** Draws a piece once for its kind, company and size, and reuses it. */
function piece(pen: Pen, { kind, company, size }: Piece, at: Point, draw: () => string): string {
  const href = pen.share(`${kind} ${company} ${size}`, () =>
    group({}, tooltip(pen.name({ kind: 'company', company })), draw()),
  );
  return used(href, at, { class: `${kind} sm-piece`, 'data-company': company });
}

const SHUTTLE = 'M0-19 9-8 9 6 15 14 0 10-15 14-9 6-9-8Z';

/** Rotation of each company's hatching. */
const HATCHES: Readonly<Record<Company, number>> = { skymine: 45, minerva: 0, astrogo: 135, tawac: 90 };

/** Returns the fill of a company's area. */
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
