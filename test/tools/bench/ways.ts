import { pickOne } from '../../../src/engine/random.ts';
import type { CreateGameOptions } from '../../../src/entries/index.ts';
import { createGame } from '../../../src/entries/index.ts';
import type { Simulator } from '../../../src/entries/sim.ts';
import { simulate } from '../../../src/entries/sim.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { names } from '../../kit/people.ts';

/** The measured modes, with the default options of `createGame`. */
export const WAYS: Readonly<Record<string, (game: number) => CreateGameOptions>> = {
  '2 people': (game) => ({ players: names(2), seed: `bench ${game}` }),
  '3 people': (game) => ({ players: names(3), seed: `bench ${game}` }),
  '4 people': (game) => ({ players: names(4), seed: `bench ${game}` }),
  'Belt, missions, menace': (game) => ({
    players: names(4),
    seed: `bench ${game}`,
    board: 'belt',
    missions: true,
    menace: true,
  }),
  '3 people and Luna': (game) => ({ players: names(3), seed: `bench ${game}`, luna: { level: game % 9 } }),
};

/** Plays a random game from complete lists of actions and visits every position before its action. */
export function playRandomly(options: CreateGameOptions, game: number, visit?: (simulator: Simulator) => void): number {
  const draw = drawFor(`bench/${game}`);
  return simulate(createGame(options)).playout(draw, (simulator) => {
    visit?.(simulator);
    return pickOne(draw, simulator.legalActions());
  });
}
