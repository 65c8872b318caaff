import alea from 'seedrandom/lib/alea.js';

/** The saved state of a random number generator (alea): four numbers that survive a JSON round trip exactly. */
export interface RandomStream {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/** Draws a number in [0, 1). Tests pass their own function to choose the numbers. */
export type Draw = () => number;

/** Returns a new stream for a seed. */
export function seedStream(seed: string): RandomStream {
  return { ...alea(seed, { state: true }).state() };
}

/** Continues a stream. `draw` draws the next number; `save` returns the stream after all draws so far. */
export function openStream(stream: RandomStream): { readonly draw: Draw; save(): RandomStream } {
  const generator = alea('', { state: { ...stream } });
  return { draw: generator, save: () => ({ ...generator.state() }) };
}

/** All fractions in alea are multiples of this step. Its carry is at most the factor below. */
const STEP = 2 ** -32;
const FACTOR = 2091639;

/** Whether alea can produce this stream: `c` is a whole number in range, and the other three are fractions of alea. */
export function isStream({ c, s0, s1, s2 }: RandomStream): boolean {
  const isFraction = (part: number): boolean => part >= 0 && part < 1 && Number.isInteger(part / STEP);
  return Number.isInteger(c) && c >= 0 && c <= FACTOR && [s0, s1, s2].every(isFraction);
}

/** Draws a new stream. */
export function drawStream(draw: Draw): RandomStream {
  const fraction = (): number => Math.floor(draw() / STEP) * STEP;
  return { c: 1, s0: fraction(), s1: fraction(), s2: fraction() };
}

/** Draws an integer from 0 to `below - 1`. */
export function drawInteger(draw: Draw, below: number): number {
  return Math.floor(draw() * below);
}

/**
 * Draws one of the items.
 * @throws RangeError when there is none.
 */
export function pickOne<T>(draw: Draw, items: readonly T[]): T {
  const item = items[drawInteger(draw, items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

/** Returns a shuffled copy (Fisher-Yates). It draws once for each item except the first. */
export function shuffled<T>(draw: Draw, items: readonly T[]): T[] {
  const result: T[] = [];
  for (const item of items) {
    const place = result.length === 0 ? 0 : drawInteger(draw, result.length + 1);
    const displaced = result[place];
    if (displaced === undefined) result.push(item);
    else {
      result.push(displaced);
      result[place] = item;
    }
  }
  return result;
}
