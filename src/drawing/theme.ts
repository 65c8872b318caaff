import type { Company } from '../components/ids.ts';

/**
 * Reason for highlighting a component or space. `choice`: it can be chosen. `chosen`: it has been chosen. `last`: it
 * has just changed. `warned`: it is part of a violation. `linked`: it pays for the component under the pointer, or
 * meets its requirement. `hover`: it is under the pointer.
 */
export type HighlightKind = 'choice' | 'chosen' | 'last' | 'warned' | 'linked' | 'hover';

/** Kind of card, shown by the colour of its band. */
export type Band = 'carbon' | 'minerals' | 'titanium' | 'energy' | 'scientist' | 'fieldScientist' | 'share';

/** A use of colour in a drawing. `-ink` is the colour of text on such an area, and `-line` that of its outline. */
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
  /** The upper half of a plan, with its requirement; `plan` is the half with the reward. Special plans are gold. */
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

/** A selector, which may contain quoted strings, but nothing that could end it or the `style` element. */
const SELECTOR = /^(?:[\p{L}\p{N}\s.#:>+~*=|^$,()[\]_-]|"[^"\\<>{}\n]*"|'[^'\\<>{}\n]*')+$/u;
const STRING = /"[^"]*"|'[^']*'/g;
const BRACKETS = /\([^()[\]]*\)|\[[^()[\]]*\]/g;

function reduced(text: string, pattern: RegExp, by: string): string {
  const next = text.replace(pattern, by);
  return next === text ? text : reduced(next, pattern, by);
}

/** Copies and validates a theme. Throws a `RangeError` for a colour that could break out of its declaration. */
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

/** Returns a selector. Throws a `RangeError` if it could break out of its rule or of a `style` element. */
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
  const head = `${checkSelector(selector)} {`;
  return [head, ...properties, '}', ...rules, groups, '.sm-button { cursor: pointer; }', ''].join('\n');
}

/** Colours of each role in the light, the dark and the contrast theme. */
const COLOURS: Readonly<Record<Role, string>> = {
  paper: '#cfd7e6 #05070d #ffffff',
  panel: '#ffffff #111829 #ffffff',
  slot: '#eef2f9 #1a2339 #f0f0f0',
  raised: '#dfe6f2 #243050 #e2e2e2',
  edge: '#93a2bf #40507a #4a4a4a',
  ink: '#121a2b #f3f5fc #000000',
  faint: '#43506b #aeb9d6 #3a3a3a',
  line: '#7c8aa6 #2a3653 #4a4a4a',
  rock: '#d5dae4 #3f4860 #ededed',
  enclave: '#d5dae4 #3f4860 #d6d6d6',
  glow: '#f7faff #4a6fd0 #d6d6d6',
  back: '#3f4a5a #3b4a6b #202020',
  'back-ink': '#ffffff #ffffff #ffffff',
  danger: '#c62f2a #ff6b62 #a30000',
  'danger-ink': '#ffffff #210504 #ffffff',
  lightning: '#ffe14d #ffe14d #ffe14d',
  choice: '#12379e #fff3d0 #0047b3',
  chosen: '#12379e #fff3d0 #005a1e',
  last: '#8a5000 #ffb74d #6b3a00',
  warned: '#b3261e #ff8a80 #a30000',
  linked: '#14703a #7ce38b #005a1e',
  hover: '#0a2a80 #ffffff #00276b',
  'label-ink': '#ffffff #171204 #ffffff',
  good: '#14703a #7ce38b #005a1e',
  bad: '#b3261e #ff8f86 #a30000',
  coin: '#ffd35e #ffd35e #ffd35e',
  'coin-line': '#8a5a00 #8a5a00 #8a5a00',
  'coin-ink': '#241800 #241800 #241800',
  track: '#39415a #dfe5f2 #39415a',
  'track-line': '#121a2b #8592b4 #121a2b',
  'track-ink': '#ffffff #121a2b #ffffff',
  helium: '#1d7850 #1d7850 #1d7850',
  'helium-line': '#0e4a31 #7fd79b #0e4a31',
  'helium-ink': '#ffffff #ffffff #ffffff',
  research: '#3468d2 #3468d2 #3468d2',
  'research-line': '#173a86 #8db5f5 #173a86',
  'research-ink': '#ffffff #ffffff #ffffff',
  dome: '#cfe8fb #cfe8fb #cfe8fb',
  'dome-line': '#2b6a99 #2b6a99 #2b6a99',
  'dome-ink': '#1f1b16 #1f1b16 #1f1b16',
  other: '#ffffff #ffffff #ffffff',
  'other-line': '#43506b #43506b #43506b',
  'other-ink': '#121a2b #121a2b #121a2b',
  carbon: '#4b566b #4b566b #4b566b',
  'carbon-ink': '#ffffff #ffffff #ffffff',
  minerals: '#b55229 #b55229 #b55229',
  'minerals-ink': '#ffffff #ffffff #ffffff',
  titanium: '#b9c6d9 #b9c6d9 #b9c6d9',
  'titanium-ink': '#121a2b #121a2b #121a2b',
  energy: '#ffd23d #ffd23d #ffd23d',
  'energy-ink': '#241800 #241800 #241800',
  scientist: '#3468d2 #3468d2 #3468d2',
  'scientist-ink': '#ffffff #ffffff #ffffff',
  fieldScientist: '#1d7850 #1d7850 #1d7850',
  'fieldScientist-ink': '#ffffff #ffffff #ffffff',
  share: '#39425a #39425a #39425a',
  'share-ink': '#ffffff #ffffff #ffffff',
  plan: '#bcd0f6 #2c4478 #bcd0f6',
  'plan-top': '#dbe6fb #1b2947 #dbe6fb',
  'plan-ink': '#121a2b #f3f5fc #121a2b',
  gold: '#ffd35e #ffd35e #ffd35e',
  'gold-ink': '#241800 #241800 #241800',
  'gold-low': '#6b4d08 #6b4d08 #6b4d08',
  'gold-low-ink': '#ffffff #ffffff #ffffff',
  luna: '#4b4f8f #4b4f8f #4b4f8f',
  'luna-ink': '#ffffff #ffffff #ffffff',
  'company-skymine': '#f4b800 #ffc72e #ffd400',
  'company-skymine-tint': '#fbe7a8 #564708 #fff0a8',
  'company-skymine-ink': '#121a2b #171204 #000000',
  'company-minerva': '#6a35b9 #a97cf8 #3d0f73',
  'company-minerva-tint': '#c9b2f0 #2a1d6b #c9a8f0',
  'company-minerva-ink': '#ffffff #14092b #ffffff',
  'company-astrogo': '#cf2069 #ff4f8b #f0609a',
  'company-astrogo-tint': '#f29ab9 #5e1030 #f7a6c4',
  'company-astrogo-ink': '#ffffff #250310 #000000',
  'company-tawac': '#14a99f #38dccb #00b3b3',
  'company-tawac-tint': '#c8f1ec #08564f #cdf5f5',
  'company-tawac-ink': '#06201e #03201d #000000',
  'seat-0': '#bf3526 #ff8370 #bf3526',
  'seat-1': '#1c5fc2 #6db7ff #1c5fc2',
  'seat-2': '#287338 #86e08f #287338',
  'seat-3': '#9a4a00 #ffc266 #9a4a00',
  'seat-ink': '#ffffff #10131c #ffffff',
  'seat-rim': '#ffffff #ffffff #ffffff',
};

function theme(name: string, column: number): Theme {
  const paint = Object.entries(COLOURS).map(([role, colours]) => [role, colours.split(' ')[column]] as const);
  return { name, paint: Object.fromEntries(paint) as Theme['paint'] };
}

/** Dark ink on light panels. */
export const LIGHT: Theme = /* @__PURE__ */ theme('light', 0);

/** Light ink on dark panels. This is the default theme, and the one that the website's table uses. */
export const DARK: Theme = /* @__PURE__ */ theme('dark', 1);

/** Black on white, with colours that colour-blind players can tell apart. */
export const CONTRAST: Theme = /* @__PURE__ */ theme('contrast', 2);

/** Themes by name. */
export const THEMES: Readonly<Record<'light' | 'dark' | 'contrast', Theme>> = {
  light: LIGHT,
  dark: DARK,
  contrast: CONTRAST,
};

/** All roles for which a theme defines a colour. */
export const ROLES: readonly Role[] = Object.keys(COLOURS) as Role[];
