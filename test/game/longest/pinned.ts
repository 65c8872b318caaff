import type { CreateGameOptions } from '../../../src/index.ts';
import { names } from '../../kit/people.ts';
import type { Numbered } from './walker.ts';
import type { Weights } from './weights.ts';
import { SALVAGING, WEIGHTS } from './weights.ts';

/** The longest game found for some people: how it begins, the weights, and the numbers that it is played by. */
export interface PinnedGame {
  readonly name: string;
  readonly options: CreateGameOptions;
  readonly weights: Weights;
  readonly numbers: readonly Numbered[];
  readonly actions: number;
}

type Played = Pick<PinnedGame, 'weights' | 'numbers' | 'actions'> & { readonly seed: string };

const game = (name: string, people: number, { seed, ...played }: Played): PinnedGame => ({
  ...played,
  name,
  options: {
    players: names(people),
    seed,
    tracks: { skymine: 'E2', minerva: 'C1', astrogo: 'D1', tawac: 'A2' },
    startingTokens: 'choose',
    missions: true,
  },
});

/** Missions make the longest games: whoever could claim a task is asked what would otherwise answer itself. */
export const PINNED: readonly PinnedGame[] = [
  game('two seats', 2, {
    seed: '28601',
    weights: SALVAGING,
    numbers: [
      [0, 50352],
      [54, 34059],
      [122, 64240],
      [206, 65147],
      [282, 52598],
      [387, 68850],
      [503, 34133],
    ],
    actions: 632,
  }),
  game('three seats', 3, {
    seed: '27575',
    weights: WEIGHTS,
    numbers: [
      [0, 48231],
      [71, 0],
      [169, 6797],
      [258, 8335],
      [345, 226],
      [400, 3037],
      [483, 9469],
      [528, 85],
      [566, 2776],
      [609, 9866],
      [700, 5260],
      [724, 9428],
    ],
    actions: 787,
  }),
  game('four seats', 4, {
    seed: '10230',
    weights: WEIGHTS,
    numbers: [
      [0, 974],
      [91, 9354],
      [111, 4162],
      [126, 6298],
      [193, 6873],
      [234, 1584],
      [323, 7101],
      [468, 5818],
      [551, 1171],
      [609, 9088],
      [628, 6981],
      [647, 1327],
      [689, 6080],
      [700, 5150],
      [725, 684],
      [777, 6085],
    ],
    actions: 975,
  }),
];
