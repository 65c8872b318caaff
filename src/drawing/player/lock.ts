import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { element } from '../svg.ts';

export function lock(pen: Pen, at: Point): string {
  const d = 'M-5-1h10q1.5 0 1.5 1.5v6q0 1.5-1.5 1.5h-10q-1.5 0-1.5-1.5v-6q0-1.5 1.5-1.5ZM-3.5-1v-3a3.5 3.5 0 0 1 7 0v3';
  return pen.stamp('lock', at, () => element('path', { d, ...pen.paint({ line: 'faint', width: 1.4 }) }));
}
