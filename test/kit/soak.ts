/** How many random games a test plays: a few, or as many as the environment variable `SOAK_GAMES` asks for. */
export function soakCount(few: number): number {
  const asked = Number(process.env['SOAK_GAMES'] ?? few);
  if (!Number.isInteger(asked) || asked < 1) throw new RangeError('SOAK_GAMES is a whole number from 1 upwards');
  return asked;
}
