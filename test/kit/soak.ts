/** How much of the large numbers is played: none by `npm test`, all by `npm run prove`, and with `PROVE=0.25` a quarter. */
const SHARE = Number(process.env['PROVE'] ?? 0);
if (!(SHARE >= 0 && SHARE <= 1)) throw new RangeError('PROVE is a number from 0 to 1');

/** Whether large numbers are played, or a part of them; `npm test` plays a fair sample. */
export const IS_PROOF = SHARE > 0;

/** How much of something is tried: a few of it by `npm test`, many by `npm run prove`. Where `many` is smaller, it says that each so-many-th is tried. */
export function proofCount(few: number, many: number): number {
  if (many >= few) return SHARE === 1 ? many : few + Math.round((many - few) * SHARE);
  return Math.round(1 / (1 / few + (1 / many - 1 / few) * SHARE));
}

/** The first few of these for `npm test`, all of them for a proof. */
export function proofList<T>(all: readonly T[], few: number): readonly T[] {
  return IS_PROOF ? all : all.slice(0, few);
}

/** The same for random games, or as many of them as the environment variable `SOAK_GAMES` asks for. */
export function soakCount(few: number, many: number = few): number {
  const asked = Number(process.env['SOAK_GAMES'] ?? proofCount(few, many));
  if (!Number.isInteger(asked) || asked < 1) throw new RangeError('SOAK_GAMES is a whole number from 1 upwards');
  return asked;
}
