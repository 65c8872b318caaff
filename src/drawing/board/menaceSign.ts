import type { Point } from '../../components/content.ts';
import type { MenaceId } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import type { Role } from '../theme.ts';

/** Lines around 0,0, about 28 by 28: skull, comet, bridge, probe, spiral and hourglass. */
const SIGNS: Readonly<Record<MenaceId, string>> = {
  spacePirates:
    'M-8 5V9H8V5M-8 5A10 10 0 1 1 8 5M-3 9V13M3 9V13M-6-3A2.4 2.4 0 1 0-1.2-3A2.4 2.4 0 1 0-6-3ZM1.2-3A2.4 2.4 0 1 0 6-3A2.4 2.4 0 1 0 1.2-3ZM0 2L-1.5 5H1.5Z',
  rogueComet: 'M-12 4A7 7 0 1 0 2 4A7 7 0 1 0-12 4ZM-5-4L9-13M1-1L13-9M3 5L13-1M-8 3L-5 6',
  einsteinRosenBridge: 'M-12-12Q0-4 12-12M-12 12Q0 4 12 12M-7-9.5Q-1 0-7 9.5M7-9.5Q1 0 7 9.5M-2-8V8M2-8V8',
  unknownProbe: 'M0-8L8 0L0 8L-8 0ZM0-8V-14M0 8V14M-8 0H-14M8 0H14M-2.5 0A2.5 2.5 0 1 0 2.5 0A2.5 2.5 0 1 0-2.5 0Z',
  singularity: 'M1 0A2 2 0 1 0-2 2A5 5 0 0 0 5 0A8 8 0 0 0-6-6A10 10 0 0 0-4 10A12 12 0 0 0 13 1',
  temporalAnomaly: 'M-9-13H9M-9 13H9M-7-13Q-7-4 0 0Q7-4 7-13M-7 13Q-7 4 0 0Q7 4 7 13M-3 9H3',
};

/** Draws the sign of a menace, centred on a point; `size` is in pixels. */
export function menaceSign(pen: Pen, at: Point, menace: MenaceId, size: number, line: Role): string {
  const scale = size / 28;
  return pen.stamp(
    `menace ${menace} ${line}`,
    at,
    () => pen.path(SIGNS[menace], { line, width: 2 }, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
    {},
    scale,
  );
}
