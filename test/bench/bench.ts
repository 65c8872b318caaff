// Medians over random 4-player games: time of a full legal list, of one reduce with its check, and size of the state.
// Run with `npm run bench`. Figures depend on the machine; nothing here passes or fails.
import process from 'node:process';
import type { Action } from '../../src/index.ts';
import { createGame, isOver, legalActions, reduce } from '../../src/index.ts';
import { randomChooser, randomOptions } from '../kit/randomGame.ts';

const GAMES = 40;
const WARM_UP = 5;
const listing: number[] = [];
const reducing: number[] = [];
let largest = 0;

function timed<T>(into: number[], work: () => T): T {
  const before = performance.now();
  const result = work();
  into.push((performance.now() - before) * 1000);
  return result;
}

for (let game = 0; game < WARM_UP + GAMES; game += 1) {
  if (game === WARM_UP) {
    listing.length = 0;
    reducing.length = 0;
  }
  const choose = randomChooser(`bench ${game}`);
  let state = createGame(randomOptions(4, `bench ${game}`));
  while (!isOver(state)) {
    const now = state;
    const action: Action = choose(timed(listing, () => legalActions(now)));
    state = timed(reducing, () => reduce(now, action));
    largest = Math.max(largest, JSON.stringify(state).length);
  }
}

function report(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const quantile = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  process.stdout.write(
    `${name.padEnd(14)} median ${quantile(0.5)} us, p90 ${quantile(0.9)} us, p99 ${quantile(0.99)} us\n`,
  );
}

process.stdout.write(`${GAMES} random games of 4, ${reducing.length} decisions\n`);
report('legalActions', listing);
report('reduce', reducing);
process.stdout.write(`largest state  ${largest} bytes of JSON\n`);
