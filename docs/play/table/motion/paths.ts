export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Height of an arc over one track space, and of a throw across the table, in pixels. */
const STEP_ARC = 10;
const ARC = 36;
/** Samples of an arc. Between them, the browser moves the piece in a straight line. */
const SAMPLES = 12;

/** Key positions of one piece, evenly spaced in time. */
export type Path = readonly Point[];

/** A flight in one arc. `height` is 0 for a straight line. */
export function arc(from: Point, to: Point, height = ARC): Path {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const at = index / SAMPLES;
    const rise = 4 * height * at * (1 - at);
    return { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at - rise };
  });
}

/** One arc from each space to the next. */
export function walk(spaces: readonly Point[], height = STEP_ARC): Path {
  const legs = spaces.slice(1).map((to, index) => {
    const from = spaces[index] ?? to;
    return [0.25, 0.5, 0.75, 1].map((at) => ({
      x: from.x + (to.x - from.x) * at,
      y: from.y + (to.y - from.y) * at - 4 * height * at * (1 - at),
    }));
  });
  return [...spaces.slice(0, 1), ...legs.flat()];
}

/** A piece that is pushed shakes before it flies. */
export function thrown(from: Point, to: Point): Path {
  const shake = [0, 6, -6, 4, -2].map((by) => ({ x: from.x + by, y: from.y }));
  return [...shake, ...arc(from, to).slice(1)];
}
