import type { Company } from '../components/ids.ts';

/**
 * Reason for highlighting a component or space. `choice`: it can be chosen. `chosen`: it has been chosen. `last`: it
 * has just changed. `warned`: it is part of a violation. `linked`: it pays for the component under the pointer, or
 * meets its requirement. `hover`: it is under the pointer.
 */
export type HighlightKind = 'choice' | 'chosen' | 'last' | 'warned' | 'linked' | 'hover';

/** Kind of card, shown by the colour of its band. */
export type Band = 'carbon' | 'minerals' | 'titanium' | 'energy' | 'scientist' | 'fieldScientist' | 'share';

/**
 * A use of colour in a drawing. `-ink` is the colour of text on such an area, and `-line` the colour of its outline.
 */
export type Role =
  /** The page, its surfaces (cards and frames), and the slots on those surfaces. */
  | 'paper'
  | 'panel'
  | 'slot'
  /** Components that are raised from a panel, and their outline. */
  | 'raised'
  | 'edge'
  /** Text, less important text, and thin lines. */
  | 'ink'
  | 'faint'
  | 'line'
  /** Rock of the Moon, asteroids and enclaves. */
  | 'rock'
  | 'enclave'
  /** The glow around the Moon. */
  | 'glow'
  /** Backs of cards and plans, and the text on them. */
  | 'back'
  | 'back-ink'
  /** Barriers and the menace. */
  | 'danger'
  | 'danger-ink'
  /** Lightning on the Belt. */
  | 'lightning'
  /** Highlights, and the text on their labels. */
  | HighlightKind
  | 'label-ink'
  /** Values that have become better or worse, or that are better or worse than those of other seats. */
  | 'good'
  | 'bad'
  /** Icons for gains; `other` applies to all other icons. */
  | `${'coin' | 'track' | 'helium' | 'research' | 'dome' | 'other'}${'' | '-line' | '-ink'}`
  | `${Band | 'plan' | 'luna'}${'' | '-ink'}`
  /**
   * The upper half of a plan, with its requirement. `plan` is the lower half, with its reward. Both halves of a special
   * plan are gold.
   */
  | 'plan-top'
  | `gold${'' | '-low'}${'' | '-ink'}`
  | `company-${Company}${'' | '-tint' | '-ink'}`
  | `seat-${0 | 1 | 2 | 3}`
  /** Text and icons on a seat's pieces, and the rim of its pawns. */
  | 'seat-ink'
  | 'seat-rim';

/** A drawing's colours, as `#rrggbb` for every role. */
export interface Theme {
  readonly name: string;
  readonly paint: Readonly<Record<Role, string>>;
}
