import alea from 'seedrandom/lib/alea.js';

/** The state of a random number generator (Alea): four numbers that survive a JSON round trip exactly. */
export interface RandomStream {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/** A source of random numbers in [0, 1). */
export type Draw = () => number;

export function seedStream(seed: string): RandomStream {
  return { ...alea(seed, { state: true }).state() };
}

/** Continues a stream. `draw` returns the next number, and `save` returns the current state of the stream. */
export function openStream(stream: RandomStream): { readonly draw: Draw; save(): RandomStream } {
  const generator = alea('', { state: { ...stream } });
  return { draw: generator, save: () => ({ ...generator.state() }) };
}

/** Alea's fractions are multiples of `STEP`, and its carry is at most `FACTOR`. */
const STEP = 2 ** -32;
const FACTOR = 2091639;

/** Checks whether Alea can produce a stream: `c` is an integer in range, and the others are multiples of `STEP`. */
export function isStream({ c, s0, s1, s2 }: RandomStream): boolean {
  const isFraction = (part: number): boolean => part >= 0 && part < 1 && Number.isInteger(part / STEP);
  return Number.isInteger(c) && c >= 0 && c <= FACTOR && [s0, s1, s2].every(isFraction);
}

/** Returns a new stream with a random state. */
export function drawStream(draw: Draw): RandomStream {
  const fraction = (): number => Math.floor(draw() / STEP) * STEP;
  return { c: 1, s0: fraction(), s1: fraction(), s2: fraction() };
}

/** Draws an integer from 0 to `below - 1`. */
export function drawInteger(draw: Draw, below: number): number {
  return Math.floor(draw() * below);
}

/** Draws one of the items. Throws a `RangeError` if the list is empty. */
export function pickOne<T>(draw: Draw, items: readonly T[]): T {
  const item = items[drawInteger(draw, items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

/** Returns a shuffled copy (Fisher-Yates), with one draw per item except the first. */
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
