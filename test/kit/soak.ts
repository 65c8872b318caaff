import process from 'node:process';

/** How many games to play: a few in every run of the tests, as many as `SOAK_GAMES` says when somebody has time. */
export function soakCount(games: number): number {
  const asked = Number(process.env['SOAK_GAMES'] ?? games);
  return Number.isInteger(asked) && asked > 0 ? asked : games;
}
