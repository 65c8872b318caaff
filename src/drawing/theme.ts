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

/**
 * Returns CSS with which a page gives its drawings the colours of a theme: custom properties such as `--sm-paper` on the
 * selector, and the rules of the classes that take them.
 */
export function themeCss({ paint }: Theme, selector = ':root'): string {
  const properties = Object.entries(paint).map(([role, colour]) => `  --sm-${role}: ${colour};`);
  const rules = Object.keys(paint).map(
    (role) => `.sm-${role} { fill: var(--sm-${role}); }\n.sm-line-${role} { stroke: var(--sm-${role}); }`,
  );
  // Only a group that says so has paint of its own: what is written on a `sm-back` is as dark or light as the rest of the picture.
  const groups = 'g[class*="sm-"]:not([fill]) { fill: inherit; }';
  return [`${selector} {`, ...properties, '}', ...rules, groups, '.sm-button { cursor: pointer; }', ''].join('\n');
}
