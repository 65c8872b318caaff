import type { CreateGameOptions } from '../../src/index.ts';
import { names } from '../kit/randomGame.ts';
import type { Weights } from './weights.ts';
import { SALVAGING, WEIGHTS } from './weights.ts';

/** The longest game found for some people: how it begins, the weights, and the number that each round is played by. */
export interface PinnedGame {
  readonly name: string;
  readonly options: CreateGameOptions;
  readonly weights: Weights;
  readonly numbers: readonly number[];
  readonly actions: number;
}

type Played = Pick<PinnedGame, 'weights' | 'numbers' | 'actions'>;

const game = (name: string, people: number, played: Played): PinnedGame => ({
  ...played,
  name,
  options: {
    players: names(people),
    seed: name,
    tracks: { skymine: 'E2', minerva: 'C1', astrogo: 'D1', tawac: 'A2' },
    startingTokens: 'choose',
    missions: true,
  },
});

/** Missions make the longest games: whoever could claim a task is asked what would otherwise answer itself. */
export const PINNED: readonly PinnedGame[] = [
  game('two seats', 2, { weights: WEIGHTS, numbers: [42078, 47275, 92389, 19138, 11355, 84098, 40201], actions: 578 }),
  game('three seats', 3, { weights: SALVAGING, numbers: [57511, 77507, 75064, 0, 0, 83729], actions: 777 }),
  game('four seats', 4, {
    weights: SALVAGING,
    numbers: [82648, 39443, 89915, 97010, 22613, 30023, 43128],
    actions: 950,
  }),
];
