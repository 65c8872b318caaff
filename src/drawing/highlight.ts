import type { Seat } from '../components/ids.ts';
import type { Ref } from '../game/model/refs.ts';
import type { SignKind } from './signs/shapes.ts';
import type { HighlightKind } from './theme.ts';

/** A highlighted component in a drawing. */
export interface Highlight {
  readonly ref: Ref;
  readonly as: HighlightKind;
  /**
   * Word or number at the upper edge, such as a cost. Only screen readers receive it if there is a `sign` or if the
   * choice `wastes` something.
   */
  readonly label?: string;
  /**
   * Icon shown instead of the label, such as the energy cost. In a sector, other contents are moved to make space for
   * it.
   */
  readonly sign?: { readonly kind: SignKind; readonly text?: string };
  /** Marks a choice that wastes something. Its outline is dashed and does not glow. */
  readonly wastes?: boolean;
  /**
   * Seat whose action has just changed the component. Marks of the kind `last` use its colour, but only in drawings
   * with a `size`.
   */
  readonly by?: Seat;
}
