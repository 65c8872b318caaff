import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { moved, type Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { drawn, rect } from '../shapes.ts';
import { group } from '../svg.ts';
import { actingSeats } from './acting.ts';

/** How wide the parts on a mat may be. */
export function roomOnMat({ layout: { room, pad } }: Pen): number {
  return room - pad * 2;
}

/** What belongs to a seat on a ground of its own, with a stronger line while it is the seat's turn. */
export function mat(pen: Pen, { state }: Game, seat: Seat, { width, height, markup }: Panel): Panel {
  const isActing = actingSeats(state).includes(seat);
  const { pad } = pen.layout;
  const size = { width: width + pad * 2, height: height + pad * 2 };
  const line = isActing ? ({ line: 'choice', width: 5 } as const) : ({ line: 'line' } as const);
  const ground = drawn(rect({ x: 0, y: 0 }, size.width, size.height, 14), pen.paint({ fill: 'panel', ...line }));
  const look = { class: isActing ? 'player sm-acting' : 'player', 'data-seat': seat };
  return { ...size, markup: group(look, ground, moved(markup, pad, pad)) };
}
