import type { Company } from '../components/ids.ts';

/**
 * Reason for highlighting a place: it is a choice, it is chosen, it has just changed, it is part of a violation, it
 * meets or pays for the place under the pointer, or it is under the pointer.
 */
export type HighlightKind = 'choice' | 'chosen' | 'last' | 'warned' | 'linked' | 'hover';

/** Use of a card, as shown by the colour of its band. */
export type Band = 'carbon' | 'minerals' | 'titanium' | 'energy' | 'scientist' | 'fieldScientist' | 'share';

/** A painted part of a drawing. `-ink` is the colour of text on it, and `-line` the colour of its outline. */
export type Role =
  /** The page, the surfaces on it (cards, frames), and the places on those. */
  | 'paper'
  | 'panel'
  | 'slot'
  /** Components that stand out from a panel, and their outline. */
  | 'raised'
  | 'edge'
  /** Text, less important text, and thin lines. */
  | 'ink'
  | 'faint'
  | 'line'
  /** Rock of the Moon, asteroids and enclaves. */
  | 'rock'
  | 'enclave'
  /** The light around the Moon. */
  | 'glow'
  /** Backs of cards and plans, and text on them. */
  | 'back'
  | 'back-ink'
  /** Barriers and the menace. */
  | 'danger'
  | 'danger-ink'
  /** Lightning of the Belt. */
  | 'lightning'
  /** Highlights, and text on their labels. */
  | HighlightKind
  | 'label-ink'
  /** Values that are better or worse than before, or than those of other seats. */
  | 'good'
  | 'bad'
  /** Icons of gains; `other` for the rest. */
  | `${'coin' | 'track' | 'helium' | 'research' | 'dome' | 'other'}${'' | '-line' | '-ink'}`
  | `${Band | 'plan' | 'luna'}${'' | '-ink'}`
  /**
   * The upper half of a plan, with its requirement; `plan` is the lower half, with its reward. Both halves of special
   * plans are gold.
   */
  | 'plan-top'
  | `gold${'' | '-low'}${'' | '-ink'}`
  | `company-${Company}${'' | '-tint' | '-ink'}`
  | `seat-${0 | 1 | 2 | 3}`
  /** Text and icons on the pieces of a seat, and the rim of its pawns. */
  | 'seat-ink'
  | 'seat-rim';

/** Colours of a drawing, as `#rrggbb` for every role. */
export interface Theme {
  readonly name: string;
  readonly paint: Readonly<Record<Role, string>>;
}
