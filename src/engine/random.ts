import alea from 'seedrandom/lib/alea.js';

/** A saved stream of random numbers: four numbers that survive a JSON round trip exactly. */
export interface RandomStream {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/** Draws numbers in [0, 1). Tests pass their own to fix what is drawn. */
export type Draw = () => number;

/** A fresh stream for a seed. */
export function seedStream(seed: string): RandomStream {
  return { ...alea(seed, { state: true }).state() };
}

/** Continues a stream: returns a drawing function and a way to save where it got to. */
export function openStream(stream: RandomStream): { readonly draw: Draw; save(): RandomStream } {
  const generator = alea('', { state: { ...stream } });
  return { draw: generator, save: () => ({ ...generator.state() }) };
}

/** alea works with multiples of this; the carry is less than its factor. */
const STEP = 2 ** -32;
const FACTOR = 2091639;

/** Whether a stream can have been seeded and drawn from: a whole carry, and three fractions that alea can produce. */
export function isStream({ c, s0, s1, s2 }: RandomStream): boolean {
  const isFraction = (part: number): boolean => part >= 0 && part < 1 && Number.isInteger(part / STEP);
  return Number.isInteger(c) && c >= 0 && c <= FACTOR && [s0, s1, s2].every(isFraction);
}

/** An integer from 0 to `below - 1`. */
export function drawInteger(draw: Draw, below: number): number {
  return Math.floor(draw() * below);
}

/** A shuffled copy (Fisher-Yates), one draw for each item but the first. */
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
