import type { Seat } from '../components/ids.ts';
import type { Ref } from '../game/model/refs.ts';
import type { SignKind } from './signs/shapes.ts';
import type { HighlightKind } from './theme.ts';

/** A highlighted place in a drawing. */
export interface Highlight {
  readonly ref: Ref;
  readonly as: HighlightKind;
  /**
   * Word or number at the upper edge, such as a cost. With a `sign`, or if the choice `wastes` something, only screen
   * readers get it.
   */
  readonly label?: string;
  /** Icon that replaces the label, such as the energy cost. A sector makes space for it among its contents. */
  readonly sign?: { readonly kind: SignKind; readonly text?: string };
  /** Marks a choice that wastes something; its outline is dashed and does not glow. */
  readonly wastes?: boolean;
  /**
   * Seat that has just changed the place. Marks of the kind `last` take its colour. Only drawings with a `size` use it.
   */
  readonly by?: Seat;
}
