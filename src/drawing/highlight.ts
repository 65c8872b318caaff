import type { Ref } from '../game/model/refs.ts';

/** Why a place is marked: it can be chosen, it is chosen, it has just changed, or something is wrong with it. */
export type HighlightKind = 'choice' | 'chosen' | 'last' | 'warned';

/** A place that is marked in a picture. */
export interface Highlight {
  readonly ref: Ref;
  readonly as: HighlightKind;
  /** A word or number at its upper side, such as what it costs. */
  readonly label?: string;
}
