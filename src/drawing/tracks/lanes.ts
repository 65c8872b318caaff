import type { Point, Track } from '../../components/content.ts';
import { SPACE } from './trackParts.ts';

/** From a space to the next one. */
export const PITCH = 68;
/** Height of a row, and where in it the spaces are. */
export const ROW = { height: 144, middle: 58 };

/** A straight part of a track: its first space and where that is, the space behind it, and how many spaces it has room for. */
export interface Lane {
  readonly from: number;
  readonly to: number;
  readonly first: Point;
  readonly pitch: number;
  readonly room: number;
}

/** The lane of a space. */
export function laneOf(lanes: readonly Lane[], index: number): Lane {
  const [first, ...others] = lanes;
  const found = others.filter(({ from }) => from <= index).at(-1) ?? first;
  if (found === undefined) throw new RangeError('A track has a lane.');
  return found;
}

/** A track in one lane. */
export function straight({ shares }: Track, first: Point, room: number): readonly Lane[] {
  return [{ from: 0, to: shares.length, first, pitch: PITCH, room }];
}

/** In a track of several lanes: from a space to the next one, and what a barrier before the first space needs. */
const CLOSE = { pitch: 64, left: 54 } as const;
const HALF = SPACE.height / 2;
/** What barriers need above the spaces, and thresholds with their bonuses below. */
const ABOVE = 28;
const BELOW = 48;
const MARGIN = 4;

/** A track in lanes of such a width, and how high they are together. */
interface Lanes {
  readonly lanes: readonly Lane[];
  readonly height: number;
}

/** A track that wraps at each threshold, and where it is longer than the width; its first space stands at `start`. */
export function broken({ shares, thresholds, barriers }: Track, start: number, width: number): Lanes {
  const isIn = (from: number, to: number, index: number): boolean => index >= from && index < to;
  const lanes: Lane[] = [];
  let y = 0;
  for (let from = 0; from < shares.length; ) {
    const x = from === 0 ? start : CLOSE.left;
    const room = Math.max(1, Math.floor((width - x - SPACE.width / 2) / CLOSE.pitch) + 1);
    const next = thresholds.find(({ at }) => at > from)?.at ?? shares.length;
    const to = Math.min(from + room, next, shares.length);
    y += HALF + (barriers.some(({ before }) => isIn(from, to, before)) ? ABOVE : MARGIN);
    lanes.push({ from, to, first: { x, y }, pitch: CLOSE.pitch, room });
    y += HALF + (thresholds.some(({ at }) => isIn(from, to, at)) ? BELOW : MARGIN);
    from = to;
  }
  return { lanes, height: y };
}
