import { describe, expect, test } from 'vitest';
import { drawTable } from '../../src/entries/drawing.ts';
import type { CreateGameOptions, GameState } from '../../src/entries/index.ts';
import { greedySteps } from '../kit/greedy.ts';
import { names } from '../kit/people.ts';
import { playRandomly } from '../kit/playRandomly.ts';
import { wholeProofTest } from '../kit/proofTest.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { textOf } from './texts.ts';

/** One of this many states is drawn, and the last one, which has the most pieces. */
const EVERY = 20;
const GAMES_OF_EACH = proofCount(1, 4);

const bytesOf = (state: GameState): number => Buffer.byteLength(drawTable(state, { text: textOf(state) }));

/** Returns the size of the largest drawing in a whole game of greedy bots. */
function largest(options: CreateGameOptions): number {
  let most = 0;
  for (const { state, step } of greedySteps(options))
    if (step % EVERY === 0 || rules.isOver(state)) most = Math.max(most, bytesOf(state));
  return most;
}

const GAMES: readonly (readonly [string, number, Partial<CreateGameOptions>])[] = [
  ['the Moon', 200_000, {}],
  ['the Moon with missions', 200_000, { missions: true, tracks: 'random' }],
  ['the Belt', 200_000, { board: 'belt', tracks: 'random' }],
  ['the Belt with missions and a menace', 200_000, { board: 'belt', missions: true, menace: 'singularity' }],
];

describe('the table stays small in a game with four players', () => {
  wholeProofTest.each(GAMES)('%s', (name, most, more) => {
    for (let game = 0; game < GAMES_OF_EACH; game += 1) {
      const bytes = largest({ players: names(4), seed: `weight ${name} ${game}`, ...more });
      expect(bytes, `game ${game}`).toBeLessThanOrEqual(most);
    }
  });

  test.each(GAMES)('%s, at the end of a random game', (_, most, more) => {
    const { end } = playRandomly({ players: names(4), seed: 'weight', ...more });
    expect(bytesOf(end)).toBeLessThanOrEqual(most);
  });
});
