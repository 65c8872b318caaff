import type { Point } from '../components/content.ts';
import type { Company, Seat } from '../components/ids.ts';
import type { Game } from '../game/rules/game.ts';
import type { Pen } from './pen.ts';
import { circle, element, type Markup, ORIGIN, polygon, rectAround, regular, type Shape, tooltip } from './svg.ts';
import type { Role } from './theme.ts';

export const LETTERS: Readonly<Record<Company, string>> = { skymine: 'S', minerva: 'M', astrogo: 'A', tawac: 'T' };

/** Each company's shape around 0,0, which identifies the company even without colour. */
export const COMPANY_SHAPES: Readonly<Record<Company, (radius: number) => Shape>> = {
  skymine: (radius) => rectAround(ORIGIN, radius * 1.75, radius * 1.75, radius * 0.3),
  minerva: (radius) => polygon(regular(6, radius * 1.05)),
  astrogo: (radius) => polygon(regular(5, radius * 1.1, radius * 0.1)),
  tawac: (radius) => circle(ORIGIN, radius),
};

/** Radius of a badge, smallest radius at which a badge has a letter, and letter height relative to the radius. */
const BADGE = { radius: 10, lettered: 7.5, letter: 1.2 } as const;

export function companyBadge(pen: Pen, at: Point, company: Company, radius: number): string {
  const isLettered = radius >= BADGE.lettered;
  // All sizes share one definition, except those at which its letter would be too small.
  const size = isLettered ? Math.max(BADGE.radius * BADGE.letter, (pen.minText / radius) * BADGE.radius) : 0;
  const ink = `company-${company}-ink` as const;
  const draw = (): Markup => [
    pen.draw(COMPANY_SHAPES[company](BADGE.radius), { fill: `company-${company}`, line: ink, width: 1 }),
    isLettered && pen.write(ORIGIN, LETTERS[company], { size, bold: true, ink }),
  ];
  return pen.stamp(`badge ${company} ${size}`, at, draw, {}, radius / BADGE.radius);
}

export function outpostOf(pen: Pen, at: Point, company: Company, size: number): string {
  return piece(pen, 'outpost', company, size, at, () => companyBadge(pen, ORIGIN, company, size / 2));
}

/** Draws a shuttle; `size` is in pixels. If the letter does not fit, the shape still identifies the company. */
export function shuttleOf(pen: Pen, at: Point, company: Company, size: number): string {
  const letter = Math.max(pen.minText, size * 0.56);
  const look = { size: letter, bold: true, ink: `company-${company}-ink` } as const;
  const transform = `scale(${Math.round((size / 34) * 100) / 100})`;
  return piece(pen, 'shuttle', company, size, at, () => [
    pen.path(SHUTTLE, { fill: `company-${company}` }, { transform }),
    letter <= size * 0.66 && pen.write({ x: 0, y: -size * 0.06 }, LETTERS[company], look),
  ]);
}

function piece(pen: Pen, kind: string, company: Company, size: number, at: Point, draw: () => Markup): string {
  const named = (): Markup => [tooltip(pen.name({ kind: 'company', company })), draw()];
  return pen.stamp(`${kind} ${company} ${size}`, at, named, { class: `${kind} sm-piece`, 'data-company': company });
}

const SHUTTLE = 'M0-19 9-8 9 6 15 14 0 10-15 14-9 6-9-8Z';

/** Angle of each company's hatching, in degrees. */
const HATCHES: Readonly<Record<Company, number>> = { skymine: 45, minerva: 0, astrogo: 135, tawac: 90 };

const STRIPE = { width: 9, height: 9 } as const;

function pattern(pen: Pen, key: string, width: number, angle: number, draw: () => Markup): string {
  const look = { width, height: STRIPE.height, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${angle})` };
  return `url(${pen.share(key, () => element('pattern', look, draw()))})`;
}

export function hatched(pen: Pen, company: Company): { readonly class: string; readonly fill: string } {
  const fill = pattern(pen, `hatch ${company}`, STRIPE.width, HATCHES[company], () => [
    element('rect', { ...STRIPE, ...pen.paint({ fill: `company-${company}-tint` }) }),
    pen.path('M0 0 H9', { line: `company-${company}`, width: 1.6 }),
  ]);
  return { class: `hatched-${company}`, fill };
}

/** Fills an area with stripes in the colours of several companies. */
export function striped(pen: Pen, companies: readonly Company[]): { readonly class: string; readonly fill: string } {
  const fill = pattern(pen, `stripes ${companies}`, STRIPE.width * companies.length, 45, () =>
    companies.map((company, index) =>
      element('rect', { x: index * STRIPE.width, ...STRIPE, ...pen.paint({ fill: `company-${company}` }) }),
    ),
  );
  return { class: 'striped', fill };
}

export function seatRole(seat: Seat): Role {
  return `seat-${([0, 1, 2, 3] as const)[seat] ?? 0}`;
}

/** Returns a seat's icon, as shown on its starting cards (SETUP-33): diamond, star, triangle or circle. */
function seatShape(seat: Seat, radius: number): Shape {
  if (seat === 0) return polygon(regular(4, radius * 1.1));
  if (seat === 1) return polygon(star(radius * 1.15));
  if (seat === 2) return polygon(regular(3, radius * 1.15, radius * 0.2));
  return circle(ORIGIN, radius * 0.9);
}

function star(radius: number): Point[] {
  const outer = regular(5, radius);
  return outer.flatMap((tip, index) => {
    const next = outer[(index + 1) % outer.length] ?? tip;
    return [tip, { x: (tip.x + next.x) * 0.3, y: (tip.y + next.y) * 0.3 }];
  });
}

export function seatGlyph(pen: Pen, at: Point, seat: Seat, radius: number, ink: Role): string {
  return pen.stamp(`glyph ${seat} ${radius} ${ink}`, at, () => pen.draw(seatShape(seat, radius), { fill: ink }));
}

const CRESCENT: Shape = {
  name: 'path',
  at: {},
  form: { d: 'M2.6-8.6A9 9 0 1 0 8.6 2.6A7 7 0 0 1 2.6-8.6Z', transform: 'scale(.6)' },
  top: ORIGIN,
};

const PAWN = 10;

export function seatMarker(pen: Pen, at: Point, seat: Seat, radius = PAWN, isLuna = false): string {
  const role = seatRole(seat);
  const draw = (): Markup => [
    tooltip(pen.name({ kind: 'seat', seat })),
    pen.draw(circle(ORIGIN, 9.5), { fill: 'seat-rim', line: role, width: 1 }),
    pen.draw(circle(ORIGIN, 7.7), { fill: role }),
    pen.draw(isLuna ? CRESCENT : seatShape(seat, PAWN / 2), { fill: 'seat-ink' }),
  ];
  return pen.stamp(`seat ${seat} ${isLuna}`, at, draw, { class: 'marker sm-piece', 'data-seat': seat }, radius / PAWN);
}

export function markerOf(pen: Pen, { state }: Game, seat: Seat, at: Point, radius: number): string {
  return seatMarker(pen, at, seat, radius, seat === state.luna?.seat);
}
