/** Whether `npm run prove` plays: it plays the large numbers, `npm test` a fair sample. */
export const IS_PROOF = process.env['PROVE'] === '1';

/** How much of something is tried: a few of it by `npm test`, many by `npm run prove`. */
export function proofCount(few: number, many: number): number {
  return IS_PROOF ? many : few;
}

/** The same for random games, or as many of them as the environment variable `SOAK_GAMES` asks for. */
export function soakCount(few: number, many: number = few): number {
  const asked = Number(process.env['SOAK_GAMES'] ?? proofCount(few, many));
  if (!Number.isInteger(asked) || asked < 1) throw new RangeError('SOAK_GAMES is a whole number from 1 upwards');
  return asked;
}
