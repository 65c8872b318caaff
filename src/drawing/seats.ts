import type { Point } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import type { Pen } from './pen.ts';
import { circle, drawn, polygon, regular, type Shape } from './shapes.ts';
import { group, ORIGIN, tooltip, used } from './svg.ts';
import type { Role } from './theme.ts';

/** The colour of a seat. */
function seatRole(seat: Seat): Role {
  return `seat-${([0, 1, 2, 3] as const)[seat] ?? 0}`;
}

/** The icon of a seat, as its starting cards show it (SETUP-33): diamond, star, triangle, circle. */
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

/** A marker of a seat. */
export function seatMarker(pen: Pen, at: Point, seat: Seat, radius = 10): string {
  const href = pen.share(`seat ${seat} ${radius}`, () =>
    group(
      {},
      tooltip(pen.name({ kind: 'seat', seat })),
      drawn(seatShape(seat, radius), pen.paint({ fill: seatRole(seat), line: 'panel', width: 1.5 })),
    ),
  );
  return used(href, at, { class: 'marker sm-piece', 'data-seat': seat });
}
