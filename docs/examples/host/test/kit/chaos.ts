import process from 'node:process';
import { type GameChange, percentile } from './load.ts';

const MOVES = Number(process.env['HOST_CHAOS'] ?? 0);

/** HOST_CHAOS=50000: this many moves, with all kinds of failures overnight. Otherwise a few minutes. */
export const SIZE =
  MOVES > 0
    ? { games: 50, kills: 30, crashes: 5, freezes: 10, locks: 100, fulls: 5, moves: MOVES }
    : { games: 10, kills: 3, crashes: 1, freezes: 2, locks: 10, fulls: 2, moves: 500 };

/** Prints what the pages received. */
export function report(name: string, heard: GameChange, seconds: number): void {
  const { acknowledged, answers, crossings, refused } = heard;
  const rate = Math.round(acknowledged.length / seconds);
  console.log(
    `${name}: ${acknowledged.length} changes acknowledged in ${Math.round(seconds)} s (${rate}/s), ` +
      `answers p50 ${percentile(answers, 50)} ms, p99 ${percentile(answers, 99)} ms, ` +
      `other pages p50 ${percentile(crossings, 50)} ms, p99 ${percentile(crossings, 99)} ms, ` +
      `refused ${JSON.stringify([...refused])}`,
  );
}
