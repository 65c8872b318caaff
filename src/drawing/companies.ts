import type { Point } from '../components/content.ts';
import type { Company } from '../components/ids.ts';
import type { Pen } from './pen.ts';
import { drawn, polygon, rectAround, regular, type Shape } from './shapes.ts';
import { beside, element, group, ORIGIN, tooltip, used, usedAt } from './svg.ts';

/** The letter of each company, as it stands on its pieces. */
export const LETTERS: Readonly<Record<Company, string>> = { skymine: 'S', minerva: 'M', astrogo: 'A', tawac: 'T' };

/** Size of a small piece. */
const SMALL = 0.75;
/** Radius of an outpost. */
const OUTPOST = 15;

/** The form of the outposts of each company, around 0,0: nobody needs the colour to tell them apart. */
function outpostShape(company: Company): Shape {
  switch (company) {
    case 'skymine':
      return rectAround(ORIGIN, OUTPOST * 1.75, OUTPOST * 1.75, 3);
    case 'minerva':
      return polygon(regular(6, OUTPOST));
    case 'astrogo':
      return polygon(regular(5, OUTPOST + 1, 1.5));
    case 'tawac':
      return polygon(regular(8, OUTPOST));
  }
}

/** An outpost with the letter of its company; a small one with the ground it stands on, which is shared. */
export function outpost(pen: Pen, at: Point, company: Company, ground?: string): string {
  return piece(pen, { kind: 'outpost', company, at, ground }, () => [
    drawn(outpostShape(company), pen.paint({ fill: `company-${company}`, line: 'ink', width: 1.5 })),
    pen.label(ORIGIN, LETTERS[company], { size: 15, bold: true, ink: `company-${company}-ink` }),
  ]);
}

/** A shuttle with the letter of its company, as an outpost. */
export function shuttle(pen: Pen, at: Point, company: Company, ground?: string): string {
  return piece(pen, { kind: 'shuttle', company, at, ground }, () => [
    element('path', {
      d: 'M0-19 9-8 9 6 15 14 0 10-15 14-9 6-9-8Z',
      ...pen.paint({ fill: `company-${company}`, line: 'ink', width: 1.5 }),
    }),
    pen.label(beside(ORIGIN, 0, -1), LETTERS[company], { size: 13, bold: true, ink: `company-${company}-ink` }),
  ]);
}

/** A piece of a company, around a point. */
interface Piece {
  readonly kind: 'outpost' | 'shuttle';
  readonly company: Company;
  readonly at: Point;
  readonly ground: string | undefined;
}

/** All pieces of a kind look alike. */
function piece(pen: Pen, { kind, company, at, ground }: Piece, draw: () => readonly string[]): string {
  const whole = pen.share(`${kind} ${company}`, () =>
    group({}, tooltip(pen.name({ kind: 'company', company })), ...draw()),
  );
  const href =
    ground === undefined
      ? whole
      : pen.share(`${kind} ${company} ${ground}`, () => group({}, used(ground, ORIGIN), usedAt(whole, ORIGIN, SMALL)));
  return used(href, at, { class: `${kind} sm-piece`, 'data-company': company });
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
