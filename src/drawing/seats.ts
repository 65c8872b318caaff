import type { Point } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import type { Pen } from './pen.ts';
import { circle, drawn, polygon, regular, type Shape } from './shapes.ts';
import { element, group, ORIGIN, placed, tooltip, usedAt } from './svg.ts';
import type { Role } from './theme.ts';

export function seatRole(seat: Seat): Role {
  return `seat-${([0, 1, 2, 3] as const)[seat] ?? 0}`;
}

/** Returns a seat's icon, as shown on its starting cards (SETUP-33): diamond, star, triangle or circle. */
function seatShape(seat: Seat, radius: number): Shape {
  switch (seat) {
    case 0:
      return polygon(regular(4, radius * 1.1));
    case 1:
      return polygon(star(radius * 1.15));
    case 2:
      return polygon(regular(3, radius * 1.15, radius * 0.2));
    default:
      return circle(ORIGIN, radius * 0.9);
  }
}

function star(radius: number): Point[] {
  const outer = regular(5, radius);
  return outer.flatMap((tip, index) => {
    const next = outer[(index + 1) % outer.length] ?? tip;
    return [tip, { x: (tip.x + next.x) * 0.3, y: (tip.y + next.y) * 0.3 }];
  });
}

interface GlyphLook {
  readonly seat: Seat;
  readonly radius: number;
  readonly ink: Role;
}

/** Draws a seat's icon as printed on its cards. */
export function seatGlyph(pen: Pen, at: Point, { seat, radius, ink }: GlyphLook): string {
  return pen.stamp(`glyph ${seat} ${radius} ${ink}`, at, () =>
    drawn(seatShape(seat, radius), pen.paint({ fill: ink })),
  );
}

const CRESCENT = 'M2.6-8.6A9 9 0 1 0 8.6 2.6A7 7 0 0 1 2.6-8.6Z';

const PAWN = 10;

/** Draws a seat's marker: a round pawn in its colour, with its icon. Luna's has a crescent. */
export function seatMarker(pen: Pen, at: Point, seat: Seat, radius = PAWN, isLuna = false): string {
  const href = pen.share(`seat ${seat} ${isLuna}`, () => {
    const role = seatRole(seat);
    const glyph = pen.paint({ fill: 'seat-ink' });
    return group(
      {},
      tooltip(pen.name({ kind: 'seat', seat })),
      drawn(circle(ORIGIN, 9.5), pen.paint({ fill: 'seat-rim', line: role, width: 1 })),
      drawn(circle(ORIGIN, 7.7), pen.paint({ fill: role })),
      isLuna
        ? element('path', { d: CRESCENT, transform: placed(ORIGIN, 0.6), ...glyph })
        : drawn(seatShape(seat, PAWN / 2), glyph),
    );
  });
  return usedAt(href, at, radius / PAWN, { class: 'marker sm-piece', 'data-seat': seat });
}
