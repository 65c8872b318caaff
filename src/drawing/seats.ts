import type { Point } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import type { Pen } from './pen.ts';
import { circle, drawn, polygon, regular, type Shape } from './shapes.ts';
import { beside, group, ORIGIN, tooltip, used } from './svg.ts';
import type { Role } from './theme.ts';

/** The colour of a seat. */
function seatRole(seat: Seat): Role {
  return `seat-${([0, 1, 2, 3] as const)[seat] ?? 0}`;
}

/** The icon of a seat, as its starting cards show it (SETUP-33): diamond, star, triangle, circle. */
function seatShape(seat: Seat, at: Point, radius: number): Shape {
  switch (seat) {
    case 0:
      return polygon(regular(at, 4, radius * 1.1));
    case 1:
      return polygon(star(at, radius * 1.15));
    case 2:
      return polygon(regular(beside(at, 0, radius * 0.2), 3, radius * 1.15));
    default:
      return circle(at, radius * 0.9);
  }
}

function star(at: Point, radius: number): Point[] {
  const outer = regular(at, 5, radius);
  return outer.flatMap((tip, index) => {
    const next = outer[(index + 1) % outer.length] ?? tip;
    const middle = { x: (tip.x + next.x) / 2, y: (tip.y + next.y) / 2 };
    return [tip, { x: at.x + (middle.x - at.x) * 0.6, y: at.y + (middle.y - at.y) * 0.6 }];
  });
}

/** A marker of a seat. */
export function seatMarker(pen: Pen, at: Point, seat: Seat, radius = 10): string {
  const href = pen.share(`seat ${seat} ${radius}`, () =>
    group(
      {},
      tooltip(pen.name({ kind: 'seat', seat })),
      drawn(seatShape(seat, ORIGIN, radius), pen.paint({ fill: seatRole(seat), line: 'panel', width: 1.5 })),
    ),
  );
  return used(href, at, { class: 'marker sm-piece', 'data-seat': seat });
}
