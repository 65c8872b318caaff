import type { Point } from '../components/content.ts';
import type { Company } from '../components/ids.ts';
import type { Pen } from './pen.ts';
import { drawn, polygon, rectAround, regular, type Shape } from './shapes.ts';
import { beside, element, group, pathData, tooltip, usedAt } from './svg.ts';

/** The letter of each company, as it stands on its pieces. */
export const LETTERS: Readonly<Record<Company, string>> = { skymine: 'S', minerva: 'M', astrogo: 'A', tawac: 'T' };

/** Radius of an outpost. */
const OUTPOST = 15;

/** The form of the outposts of each company: nobody needs the colour to tell them apart. */
function outpostShape(company: Company, at: Point): Shape {
  switch (company) {
    case 'skymine':
      return rectAround(at, OUTPOST * 1.75, OUTPOST * 1.75, 3);
    case 'minerva':
      return polygon(regular(at, 6, OUTPOST));
    case 'astrogo':
      return polygon(regular(beside(at, 0, 1.5), 5, OUTPOST + 1));
    case 'tawac':
      return polygon(regular(at, 8, OUTPOST));
  }
}

/** An outpost with the letter of its company. */
export function outpost(pen: Pen, at: Point, company: Company, scale = 1): string {
  return piece(pen, { kind: 'outpost', company, at, scale }, () => [
    drawn(outpostShape(company, MIDDLE), pen.paint({ fill: `company-${company}`, line: 'ink', width: 1.5 })),
    pen.label(MIDDLE, LETTERS[company], { size: 15, bold: true, ink: `company-${company}-ink` }),
  ]);
}

/** A shuttle with the letter of its company. */
export function shuttle(pen: Pen, at: Point, company: Company, scale = 1): string {
  const right = [beside(MIDDLE, 0, -19), beside(MIDDLE, 9, -8), beside(MIDDLE, 9, 6), beside(MIDDLE, 15, 14)];
  const left = [beside(MIDDLE, 0, 10), beside(MIDDLE, -15, 14), beside(MIDDLE, -9, 6), beside(MIDDLE, -9, -8)];
  return piece(pen, { kind: 'shuttle', company, at, scale }, () => [
    element('path', {
      d: pathData([...right, ...left], true),
      ...pen.paint({ fill: `company-${company}`, line: 'ink', width: 1.5 }),
    }),
    pen.label(beside(MIDDLE, 0, -1), LETTERS[company], { size: 13, bold: true, ink: `company-${company}-ink` }),
  ]);
}

const MIDDLE: Point = { x: 0, y: 0 };

/** A piece of a company, around a point. */
interface Piece {
  readonly kind: 'outpost' | 'shuttle';
  readonly company: Company;
  readonly at: Point;
  readonly scale: number;
}

/** All pieces of a kind look alike. */
function piece(pen: Pen, { kind, company, at, scale }: Piece, draw: () => readonly string[]): string {
  const href = pen.share(`${kind} ${company}`, () =>
    group({}, tooltip(pen.name({ kind: 'company', company })), ...draw()),
  );
  return usedAt(href, at, scale, { class: `${kind} sm-piece`, 'data-company': company });
}

/** How the tint of each company is hatched, as the turn of its lines. */
const HATCHES: Readonly<Record<Company, number>> = { skymine: 45, minerva: 0, astrogo: 135, tawac: 90 };

/** The fill of an area of a company. */
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
