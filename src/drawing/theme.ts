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

const LONGEST = 300;

/** Functions that return a colour or part of one. Unlike `url()`, none of them can load a file. */
const FUNCTION =
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var|calc)\([\w #%.,+/-]*\)/gi;
const COLOUR = /^[\w #%.,+/-]+$/;

/**
 * A selector, which may contain quoted strings. Braces, semicolons, `<`, `@` and comments are excluded, because they
 * could end the selector or the `style` element.
 */
const SELECTOR = /^(?:[\p{L}\p{N}\s.#:>+~*=|^$,()[\]_-]|"[^"\\<>{}\n]*"|'[^'\\<>{}\n]*')+$/u;
const STRING = /"[^"]*"|'[^']*'/g;
const BRACKETS = /\([^()[\]]*\)|\[[^()[\]]*\]/g;

function reduced(text: string, pattern: RegExp, by: string): string {
  const next = text.replace(pattern, by);
  return next === text ? text : reduced(next, pattern, by);
}

/**
 * Copies and validates a theme: every colour must be a CSS colour that cannot break out of its declaration or of a
 * `style` element.
 * @throws RangeError for an invalid theme.
 */
export function readTheme(theme: Theme): Theme {
  const { name, paint } = Object(theme) as Theme;
  const own: Readonly<Record<Role, string>> = { ...paint };
  for (const [role, colour] of Object.entries(own)) {
    if (!/^[\w-]{1,40}$/.test(role)) throw new RangeError('Theme roles may contain only letters, digits, _ and -.');
    const isValid =
      typeof colour === 'string' && colour.length <= LONGEST && COLOUR.test(reduced(colour, FUNCTION, '0'));
    if (!isValid) throw new RangeError(`The colour of ${role} must be a CSS colour, such as #336699.`);
  }
  return { name: String(name), paint: own };
}

/**
 * Validates a selector and returns it.
 * @throws RangeError for a selector that could break out of its rule or of a `style` element.
 */
function checkSelector(selector: unknown): string {
  const isPlain = typeof selector === 'string' && selector.length <= LONGEST && SELECTOR.test(selector);
  const text = isPlain ? selector.replace(STRING, '') : '';
  if (isPlain && selector.trim() !== '' && !/[()[\]]/.test(reduced(text, BRACKETS, ''))) return selector;
  throw new RangeError(`The selector must be a CSS selector of at most ${LONGEST} characters, such as .dark.`);
}

/**
 * Returns CSS that applies a theme to a page's drawings. It sets custom properties such as `--sm-paper` on the
 * selector, and contains rules for the classes that use them. The CSS is safe inside a `<style>` element.
 * @throws RangeError for an invalid CSS colour, for one that would load a file, and for an invalid selector.
 * @example
 * ```ts
 * const css = `${themeCss(LIGHT)} @media (prefers-color-scheme: dark) { ${themeCss(DARK)} }`;
 * ```
 */
export function themeCss(theme: Theme, selector = ':root'): string {
  const { paint } = readTheme(theme);
  const properties = Object.entries(paint).map(([role, colour]) => `  --sm-${role}: ${colour};`);
  const rules = Object.keys(paint).map(
    (role) => `.sm-${role} { fill: var(--sm-${role}); }\n.sm-line-${role} { stroke: var(--sm-${role}); }`,
  );
  // Only groups with a `fill` attribute use the fill of their class. Text on an `sm-back` element therefore has the
  // usual ink.
  const groups = 'g[class*="sm-"]:not([fill]) { fill: inherit; }';
  return [
    `${checkSelector(selector)} {`,
    ...properties,
    '}',
    ...rules,
    groups,
    '.sm-button { cursor: pointer; }',
    '',
  ].join('\n');
}
