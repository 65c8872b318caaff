import type { Seat } from '../components/ids.ts';
import type { Ref } from '../game/model/refs.ts';
import type { SignKind } from './signs/shapes.ts';
import type { HighlightKind } from './theme.ts';

/** A place that is marked in a picture. */
export interface Highlight {
  readonly ref: Ref;
  readonly as: HighlightKind;
  /** A word or number at its upper side, such as what it costs. With a `sign` or where it `wastes` something, it is only heard. */
  readonly label?: string;
  /** A sign in place of the label, such as the energy that it costs. A sector gives it room among what stands there. */
  readonly sign?: { readonly kind: SignKind; readonly text?: string };
  /** A choice that wastes something: its line is dashed, and does not glow. */
  readonly wastes?: boolean;
  /** Who has just changed it: a mark of the kind `last` has the colour of that seat. Pictures with a `size` alone heed it. */
  readonly by?: Seat;
}
