import { nextCard } from '../../../../game/luna/luna.ts';
import type { Frame, FrameKind, FrameOf } from '../../../../game/model/frames.ts';
import type { Game } from '../../../../game/rules/game.ts';
import { people, playerAt } from '../../../../game/rules/players.ts';
import { MACHINE } from '../../../../game/skymines.ts';
import type { JsonProblems } from '../../../../input/problems.ts';
import { unless } from '../../../../input/problems.ts';
import * as actions from './actions.ts';
import { isRestable } from './passing.ts';
import type { Spot } from './rewards.ts';
import { isGiven, isRemoval } from './rewards.ts';
import { areTokensOffered, isArrangeable } from './setUp.ts';

interface Check<F extends Frame> {
  /** What is expected where it does not hold. */
  readonly expected: string;
  holds(game: Game, spot: Spot<F>, above: readonly Frame[]): boolean;
}

const given: Check<Parameters<typeof isGiven>[1]['frame']> = {
  expected: 'a reward that its source gives',
  holds: (game, spot) => isGiven(game, spot),
};
/** Nothing to say beside what it lies on and whose it is. */
const anything: Check<Frame> = { expected: 'a frame', holds: () => true };
const isPerson = (game: Game, seat: number): boolean => people(game).includes(seat);

/** What each kind of frame has to say of the moment it is met in. A new kind of frame has to be entered here. */
const CHECKS: { readonly [Kind in FrameKind]: Check<FrameOf<Kind>> } = {
  startingToken: { expected: 'two tokens for everybody', holds: (game, { frame }) => areTokensOffered(game, frame) },
  startingDecks: { expected: 'the starting cards of a person', holds: (game, { frame }) => isArrangeable(game, frame) },
  planning: {
    expected: 'people who plan, in ascending order',
    holds: (game, { frame: { seats } }) =>
      seats.length > 0 && seats.every((seat, place) => isPerson(game, seat) && seat > (seats[place - 1] ?? -1)),
  },
  turn: { expected: 'the turn of a person', holds: (game, { frame }) => isPerson(game, frame.seat) },
  lunaTurn: {
    expected: 'a card of Luna face down, in her own turn',
    holds: ({ state: { luna } }, { frame }) => luna !== null && frame.seat === luna.seat && nextCard(luna) >= 0,
  },
  endTurn: {
    expected: 'a person, and cards or tiles of one kind that lie face up',
    holds: (game, { frame }) => isPerson(game, frame.seat) && actions.isUsed(game, frame),
  },
  units: { expected: 'units paid with resource cards', holds: actions.isPaidWithUnits },
  expansion: { expected: 'paid energy, and sectors entered with it', holds: actions.isExpansion },
  beltExpansion: { expected: 'paid energy, and places entered with it', holds: actions.isBeltExpansion },
  upload: { expected: 'the scientist in use, and a marker that does not turn back', holds: actions.isUpload },
  researchPoints: { expected: 'the points of the scientist in use', holds: actions.isScientists },
  oustRivals: { expected: 'places entered with paid energy', holds: actions.isOusting },
  ousting: { expected: 'the outpost of a rival where one was entered', holds: actions.isOusted },
  menaceReward: {
    expected: 'a menace on the board',
    holds: (game, { frame, below }) => {
      const expanding = below.at(-1);
      const isSame = expanding?.kind === 'oustRivals' && expanding.company === frame.company;
      return isSame && game.state.menace?.holder === null;
    },
  },
  removal: { expected: 'outposts that its source removes', holds: isRemoval },
  rewards: given,
  research: {
    expected: 'points that its source gives',
    holds: (game, spot) => spot.frame.points > 0 && isGiven(game, spot),
  },
  purchase: given,
  oneOf: given,
  chosenTracks: given,
  salvage: given,
  barrier: { expected: 'steps that meet a barrier one can pay', holds: (game, spot) => isGiven(game, spot) },
  nextTurn: { expected: 'the turn of a person', holds: (game, { frame }) => isPerson(game, frame.seat) },
  moment: {
    expected: 'the moment of what it lies on',
    holds: (_, { frame, below }) => {
      const [bottom] = below;
      return bottom?.kind === 'nextTurn'
        ? frame.moment === 'actionDone' && frame.seat === bottom.seat
        : frame.moment === 'setUpDone' && frame.seat === null;
    },
  },
  placePlans: {
    expected: 'plans to be placed after an action',
    holds: ({ state }, { below }) => state.acquired.length > 0 && below[0]?.kind === 'nextTurn',
  },
  claims: {
    expected: 'a task that can be claimed',
    holds: (game, { frame }) => MACHINE.options(game, frame.seat).some(({ type }) => type === 'claimTask'),
  },
  dropOut: { expected: 'a person', holds: (game, { frame }) => isPerson(game, frame.seat) },
  resting: {
    expected: 'a resting slot for every card of the action area',
    holds: (game, spot, above) => isRestable(game, spot, above),
  },
  pickUp: {
    expected: 'a resting deck, and the action area to be emptied afterwards',
    holds: (game, { frame, below }) => {
      const { resting, area } = playerAt(game, frame.seat);
      const isFull = area.some((card) => card !== null);
      return resting.some((deck) => deck.length > 0) && isFull === (below.at(-1)?.kind === 'resting');
    },
  },
  startRound: anything,
  refill: anything,
  trackSteps: anything,
  preparation: anything,
  reveal: anything,
  startTurn: anything,
  endGame: anything,
};

/** Every frame says what it can say where it lies. */
export function frameProblems(game: Game): JsonProblems {
  const { stack } = game.state;
  return stack.flatMap((frame, index) => {
    const check: Check<Frame> = CHECKS[frame.kind];
    const holds = check.holds(game, { frame, below: stack.slice(0, index) }, stack.slice(index + 1));
    return unless(holds, `$.stack[${index}]`, `${check.expected} in the frame "${frame.kind}"`);
  });
}
