import type { Frame, FrameKind } from '../../../../game/model/frames.ts';
import type { JsonProblems } from '../../../../input/problems.ts';
import { unless } from '../../../../input/problems.ts';

/** What a frame may lie on: another kind of frame, or nothing at all. */
type Below = FrameKind | 'nothing';

/** The sources a reward can come from while the rest of the source still waits below it. */
const SOURCES = ['endTurn', 'oustRivals', 'menaceReward', 'researchPoints', 'startingDecks', 'moment'] as const;
/** Rewards that wait below another one of the same source. */
const WAITING = ['removal', 'rewards', 'salvage'] as const;
const REWARD: readonly Below[] = [...SOURCES, ...WAITING];
/** One of the actions with cards: that of the turn, or that of a destroyed card (BSP-9). */
const ACTION: readonly Below[] = ['endTurn', ...WAITING];

/**
 * What each kind of frame may lie on while somebody decides. A frame that runs at once is never met: nothing lies under it.
 * A new kind of frame has to be entered here.
 */
const LIES_ON: { readonly [Kind in FrameKind]: readonly Below[] } = {
  // The set-up: the first round waits at the bottom.
  startRound: ['nothing'],
  startingDecks: ['moment', 'startingDecks'],
  startingToken: ['startingDecks'],
  // Between two turns, or the first thing of one.
  planning: ['nothing'],
  turn: ['nothing'],
  lunaTurn: ['nothing'],
  // An action, from its end upwards.
  endTurn: ['nothing'],
  units: ACTION,
  expansion: ACTION,
  beltExpansion: ACTION,
  upload: ACTION,
  oustRivals: ACTION,
  ousting: ['oustRivals'],
  menaceReward: ['oustRivals'],
  researchPoints: ACTION,
  removal: REWARD,
  rewards: REWARD,
  research: REWARD,
  purchase: REWARD,
  oneOf: REWARD,
  chosenTracks: REWARD,
  salvage: REWARD,
  barrier: [...REWARD, 'chosenTracks'],
  // After the action.
  nextTurn: ['nothing'],
  moment: ['startRound', 'nextTurn'],
  refill: ['moment'],
  placePlans: ['refill'],
  claims: ['nextTurn'],
  // Passing.
  dropOut: ['nothing'],
  resting: ['dropOut'],
  pickUp: ['dropOut', 'resting'],
  // These run as soon as they are pushed.
  trackSteps: [],
  preparation: [],
  reveal: [],
  startTurn: [],
  endGame: [],
};

/** Every frame lies on one that it can lie on. */
export function orderProblems(stack: readonly Frame[]): JsonProblems {
  return stack.flatMap(({ kind }, index) => {
    const below = stack[index - 1]?.kind ?? 'nothing';
    const expected = `no frame "${kind}" on ${below === 'nothing' ? 'nothing' : `"${below}"`}`;
    return unless(LIES_ON[kind].includes(below), `$.stack[${index}]`, expected);
  });
}
