import { isValidLunaTurnFrame } from '../../../game/luna/turn.ts';
import type { Frame, FrameKind, FrameOf } from '../../../game/model/frames.ts';
import { isValidMomentFrame } from '../../../game/modules.ts';
import { isValidBeltExpansionFrame } from '../../../game/rules/belt/expansion.ts';
import { isValidOustingFrame } from '../../../game/rules/board/ousting.ts';
import { areDifferentPlaces } from '../../../game/rules/board/places.ts';
import { isValidOneOfFrame, isValidRewardsFrame } from '../../../game/rules/bonus/rewards.ts';
import type { Game } from '../../../game/rules/game.ts';
import { isValidExpansionFrame } from '../../../game/rules/moon/expansion.ts';
import { isValidRestingFrame } from '../../../game/rules/round/passing.ts';
import { isValidPlanningFrame } from '../../../game/rules/round/planning.ts';
import { isValidStartingDecksFrame, isValidStartingTokenFrame } from '../../../game/rules/setup/startingTokens.ts';
import { isValidChosenTracksFrame } from '../../../game/rules/tracks/chosenTracks.ts';

/**
 * Conditions that the rules rely on for a frame on the stack. Legal play never violates them; saves that violate them
 * are rejected. `answerProblems` checks that decisions have an answer.
 */
export interface OnStack<F extends Frame> {
  /**
   * Kinds of frames that may be anywhere below this one. The list is empty for a frame at the bottom. `null` means that
   * the frame is never on the stack while a decision is open.
   */
  readonly liesOn: readonly FrameKind[] | null;
  /** Checks that everything in the frame exists and that the frame can be played to its end. */
  holds?(game: Game, frame: F): boolean;
}

const IN_SET_UP: readonly FrameKind[] = ['startRound', 'moment', 'startingDecks'];
/** Frames that may be below a step of an action: the end of its turn, or the use of a destroyed card (BSP-9). */
const ACTION: readonly FrameKind[] = ['endTurn', 'salvage', 'removal', 'rewards'];
/** Frames that may be below a reward: those of its source, which is the set-up, a bonus space or an action. */
const REWARD: readonly FrameKind[] = [...ACTION, ...IN_SET_UP, 'oustRivals', 'menaceReward', 'researchPoints'];

export const ON_STACK: { readonly [Kind in FrameKind]: OnStack<FrameOf<Kind>> } = {
  // The set-up, and the start and end of rounds and turns.
  startingToken: { liesOn: IN_SET_UP, holds: isValidStartingTokenFrame },
  startingDecks: { liesOn: IN_SET_UP, holds: isValidStartingDecksFrame },
  startRound: { liesOn: [] },
  planning: { liesOn: [], holds: isValidPlanningFrame },
  reveal: { liesOn: null },
  startTurn: { liesOn: null },
  turn: { liesOn: [] },
  lunaTurn: { liesOn: [], holds: isValidLunaTurnFrame },
  endTurn: { liesOn: [] },
  placePlans: { liesOn: ['nextTurn', 'moment', 'refill'] },
  refill: { liesOn: ['nextTurn', 'moment'] },
  moment: { liesOn: ['startRound', 'nextTurn'], holds: isValidMomentFrame },
  claims: { liesOn: ['nextTurn'] },
  nextTurn: { liesOn: [] },
  preparation: { liesOn: null },
  endGame: { liesOn: null },
  // Steps of an action.
  units: { liesOn: ACTION },
  expansion: { liesOn: ACTION, holds: isValidExpansionFrame },
  beltExpansion: { liesOn: ACTION, holds: isValidBeltExpansionFrame },
  oustRivals: { liesOn: ACTION, holds: (game, { places }) => areDifferentPlaces(game, places) },
  ousting: { liesOn: [...ACTION, 'oustRivals'], holds: isValidOustingFrame },
  menaceReward: { liesOn: [...ACTION, 'oustRivals'] },
  upload: { liesOn: ACTION, holds: ({ box }, { card }) => box.findAction(card) !== undefined },
  researchPoints: { liesOn: ACTION },
  pickUp: { liesOn: ['dropOut', 'resting'] },
  resting: { liesOn: ['dropOut'], holds: isValidRestingFrame },
  dropOut: { liesOn: [] },
  // Rewards.
  rewards: { liesOn: REWARD, holds: isValidRewardsFrame },
  oneOf: { liesOn: REWARD, holds: isValidOneOfFrame },
  trackSteps: { liesOn: null },
  chosenTracks: { liesOn: REWARD, holds: isValidChosenTracksFrame },
  barrier: { liesOn: [...REWARD, 'chosenTracks'] },
  research: { liesOn: REWARD },
  purchase: { liesOn: REWARD },
  removal: { liesOn: REWARD },
  salvage: {
    liesOn: ['endTurn', 'removal', 'rewards'],
    holds: ({ box }, { card }) => box.find.card(card) !== undefined,
  }, // BSP-9: only from a bonus space
};
