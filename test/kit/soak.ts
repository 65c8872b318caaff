/**
 * The share of the large numbers to test: none in `npm test`, all in `npm run prove`, and a tenth with `PROVE=0.1`.
 */
const SHARE = Number(process.env['PROVE'] ?? 0);
if (!(SHARE >= 0 && SHARE <= 1)) throw new RangeError('PROVE must be a number from 0 to 1');

/** True if large numbers are tested, in part or fully. `npm test` uses a small sample. */
export const IS_PROOF = SHARE > 0;

/** True if all large numbers are tested, as they are every night. */
export const IS_WHOLE_PROOF = SHARE === 1;

/**
 * Returns the number of repetitions: `few` in `npm test`, `many` in `npm run prove`. If `many` is smaller, the number
 * is an interval.
 */
export function proofCount(few: number, many: number): number {
  if (many >= few) return few + Math.floor((many - few) * SHARE);
  return Math.round(1 / (1 / few + (1 / many - 1 / few) * SHARE));
}

/** Returns the first few items, or a larger share of them in a proof: all of them if `PROVE` is 1. */
export function proofList<T>(all: readonly T[], few: number): readonly T[] {
  return all.slice(0, Math.max(few, Math.ceil(all.length * SHARE)));
}

/** Returns the number of random games, or the value of the environment variable `SOAK_GAMES`. */
export function soakCount(few: number, many: number = few): number {
  const count = Number(process.env['SOAK_GAMES'] ?? proofCount(few, many));
  if (!Number.isInteger(count) || count < 1) throw new RangeError('SOAK_GAMES must be a whole number above 0');
  return count;
}
