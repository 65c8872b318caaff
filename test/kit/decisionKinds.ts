import type { DecisionKind } from './pinned.ts';

const KINDS = {
  startingToken: 0,
  startingDecks: 0,
  planning: 0,
  turn: 0,
  units: 0,
  barrier: 0,
  expansion: 0,
  beltExpansion: 0,
  claims: 0,
  rewards: 0,
  ousting: 0,
  research: 0,
  placePlans: 0,
  upload: 0,
  purchase: 0,
  oneOf: 0,
  chosenTracks: 0,
  removal: 0,
  pickUp: 0,
  resting: 0,
  salvage: 0,
  lunaTurn: 0,
} satisfies Record<DecisionKind, 0>;

/** All kinds of decisions. */
export const DECISION_KINDS: readonly DecisionKind[] = Object.keys(KINDS) as DecisionKind[];
