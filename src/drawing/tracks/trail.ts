import type { Company, Seat } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import { seatRole } from '../pieces.ts';
import { circle, group, short } from '../svg.ts';
import type { LaneLook } from './band.ts';

/** A marker's completed move on a company track. */
export interface TrackTrail {
  /** Seat that the marker belongs to. */
  readonly seat: Seat;
  readonly company: Company;
  /** Space that the marker left. */
  readonly from: number;
  /** Space that the marker reached. */
  readonly to: number;
}

/** Height of the arc over one space. */
const ARC = 10;

/** Draws a dashed circle where the marker was, an arc over each space, and a ring around the marker. */
export function trail(pen: Pen, { seat, from, to }: TrackTrail, look: LaneLook): string {
  const line = seatRole(seat);
  const scale = Math.max(1, Math.min(look.scale, 2));
  const [start, end] = [look.middle(from), look.middle(to)];
  const step = look.middle(1).x - look.middle(0).x;
  const rise = look.hasStrips ? Math.min(look.bandTop, ARC * scale) : 4;
  const y = start.y - look.band / 2 + 3;
  const arc = `q${short(step / 2)}-${short(rise * 2)} ${short(step)} 0`;
  const path = `M${short(start.x)} ${short(y)}${arc.repeat(Math.max(0, to - from))}`;
  return group({ class: 'trail', 'data-seat': seat, fill: 'none', 'pointer-events': 'none' }, [
    pen.path(path, { line: 'paper', width: 3.6 }),
    pen.path(path, { line, width: 2 }),
    pen.draw(circle(start, 8.5 * scale), { line, width: 1.8, dash: '4 2.5' }),
    pen.draw(circle(end, 12 * scale), { line, width: 2 }),
  ]);
}
