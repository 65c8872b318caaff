import type { Seat } from '../components/ids.ts';
import type { Ref } from '../game/model/refs.ts';

/**
 * Why a place is marked: it can be chosen, it is chosen, it has just changed, something is wrong with it, it meets or pays what
 * is under the pointer, or it is itself under the pointer.
 */
export type HighlightKind = 'choice' | 'chosen' | 'last' | 'warned' | 'linked' | 'hover';

/** A place that is marked in a picture. */
export interface Highlight {
  readonly ref: Ref;
  readonly as: HighlightKind;
  /** A word or number at its upper side, such as what it costs. */
  readonly label?: string;
  /** Who has just changed it: a mark of the kind `last` has the colour of that seat. Pictures with a `size` alone heed it. */
  readonly by?: Seat;
}
