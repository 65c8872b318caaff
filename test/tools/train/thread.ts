// A thread that plays deals between two tastes, one after the other.
import { parentPort } from 'node:worker_threads';
import type { Taste } from '../../../src/bots/greedy/taste.ts';
import { duel } from './duel.ts';
import { type ModeName, trainingGame } from './modes.ts';

/** A deal between two tastes. */
export interface Duel {
  readonly mode: ModeName;
  readonly game: number;
  readonly one: Taste;
  readonly other: Taste;
}

/** The offset of training deals, so that their numbers are separate. */
const FIRST_DEAL = 100_000;

parentPort?.on('message', ({ mode, game, one, other }: Duel) =>
  parentPort?.postMessage(duel(trainingGame(mode, FIRST_DEAL + game), one, other)),
);
