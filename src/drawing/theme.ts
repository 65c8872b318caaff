import type { Company } from '../components/ids.ts';

/**
 * Why a place is marked: it can be chosen, it is chosen, it has just changed, something is wrong with it, it meets or pays what
 * is under the pointer, or it is itself under the pointer.
 */
export type HighlightKind = 'choice' | 'chosen' | 'last' | 'warned' | 'linked' | 'hover';

/** What a card is for, as the colour of its band says it. */
export type Band = 'carbon' | 'minerals' | 'titanium' | 'energy' | 'scientist' | 'fieldScientist' | 'share';

/** What is painted, by its part in a picture. `-ink` is the colour of text on it, `-line` of the line around it. */
export type Role =
  /** The page, what lies on it (cards, frames), and the places on that. */
  | 'paper'
  | 'panel'
  | 'slot'
  /** What lies on a panel and stands out from it, and its line. */
  | 'raised'
  | 'edge'
  /** Text, text of less weight, and thin lines. */
  | 'ink'
  | 'faint'
  | 'line'
  /** Rock of the Moon and of asteroids, and of an enclave. */
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
  /** What is better or worse than it was, or than what others have. */
  | 'good'
  | 'bad'
  /** Signs of what is gained; `other` of anything else. */
  | `${'coin' | 'track' | 'helium' | 'research' | 'dome' | 'other'}${'' | '-line' | '-ink'}`
  | `${Band | 'plan' | 'luna'}${'' | '-ink'}`
  /** The upper half of a plan, which asks; `plan` is the lower one, which gives. Special plans have gold in both. */
  | 'plan-top'
  | `gold${'' | '-low'}${'' | '-ink'}`
  | `company-${Company}${'' | '-tint' | '-ink'}`
  | `seat-${0 | 1 | 2 | 3}`
  /** Text and signs on the pieces of a seat, and the rim of its pawns. */
  | 'seat-ink'
  | 'seat-rim';

/** The colours of a picture: `#rrggbb` for every role. */
export interface Theme {
  readonly name: string;
  readonly paint: Readonly<Record<Role, string>>;
}
