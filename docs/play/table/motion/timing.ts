import type { Change } from './changes.ts';

/** Longest motion after one action, in milliseconds at a calm pace. */
export const LONGEST = 1500;

export interface Timing {
  /** In milliseconds after the drawing. */
  readonly start: number;
  readonly duration: number;
}

/** Milliseconds between pieces of the same kind. */
const STAGGER: Readonly<Record<Change['kind'], number>> = {
  walk: 120,
  marker: 60,
  taken: 60,
  leave: 80,
  enter: 80,
  upload: 60,
  coins: 50,
  worth: 40,
};

/** Kinds of change that wait until the pieces have arrived. */
const LATER: readonly Change['kind'][] = ['coins', 'worth'];

function durationOf(change: Change): number {
  switch (change.kind) {
    case 'walk':
      return Math.min(540, 90 * (change.to - change.from));
    case 'upload':
      return Math.min(480, 120 * (change.to - change.from));
    case 'leave':
      return 360;
    case 'worth':
      return 240;
    default:
      return change.kind === 'coins' ? 320 : 300;
  }
}

/**
 * Returns the time of each change, multiplied by a factor. Pieces move first and together, then coins follow. All times
 * are shortened if they would exceed `LONGEST`.
 */
export function timingOf(changes: readonly Change[], factor: number): readonly Timing[] {
  const counts = new Map<Change['kind'], number>();
  const order = changes.map(({ kind }) => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count;
  });
  const staggered = changes.map((change, index) => (order[index] ?? 0) * STAGGER[change.kind]);
  const isLater = ({ kind }: Change): boolean => LATER.includes(kind);
  const arrivals = changes.map((change, index) => (isLater(change) ? 0 : (staggered[index] ?? 0) + durationOf(change)));
  const wait = Math.max(0, ...arrivals);
  const times = changes.map((change, index) => ({
    start: (staggered[index] ?? 0) + (isLater(change) ? wait : 0),
    duration: durationOf(change),
  }));
  const end = Math.max(0, ...times.map(({ start, duration }) => start + duration));
  const scale = factor * Math.min(1, LONGEST / Math.max(1, end));
  return times.map(({ start, duration }) => ({ start: start * scale, duration: duration * scale }));
}

/** The number shown after a share of the time, from 0 to 1. It slows down towards the end. */
export function rolled(from: number, to: number, at: number): number {
  return Math.round(from + (to - from) * (1 - (1 - at) ** 3));
}
