import type { CreateGameOptions } from '../../src/index.ts';
import { names } from '../kit/randomGame.ts';

/** The longest game found for some people: how it begins, and the number that each round is played by. */
export interface PinnedGame {
  readonly name: string;
  readonly options: CreateGameOptions;
  readonly numbers: readonly number[];
  readonly actions: number;
}

const game = (name: string, people: number, numbers: readonly number[], actions: number): PinnedGame => ({
  name,
  options: {
    players: names(people),
    seed: name,
    tracks: { skymine: 'E2', minerva: 'C1', astrogo: 'D1', tawac: 'A2' },
    startingTokens: 'choose',
    missions: true,
  },
  numbers,
  actions,
});

/** Missions make the longest games: whoever could claim a task is asked what would otherwise answer itself. */
export const PINNED: readonly PinnedGame[] = [
  game('two seats', 2, [42078, 47275, 92389, 19138, 11355, 84098, 40201], 578),
  game('three seats', 3, [57145, 43360, 35805, 16621, 5581, 70647, 90114], 762),
  game('four seats', 4, [24352, 64054, 27318, 96753, 0, 90666, 12764], 927),
];
