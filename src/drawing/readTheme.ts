import type { Role, Theme } from './theme.ts';

/** Maximum length of a colour or selector, in characters. */
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

/** Replaces matches repeatedly until none are left. */
function reduced(text: string, pattern: RegExp, by: string): string {
  const next = text.replace(pattern, by);
  return next === text ? text : reduced(next, pattern, by);
}

function isColour(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST && COLOUR.test(reduced(value, FUNCTION, '0'));
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
    if (!isColour(colour)) throw new RangeError(`The colour of ${role} must be a CSS colour, such as #336699.`);
  }
  return { name: String(name), paint: own };
}

/**
 * Validates a selector and returns it.
 * @throws RangeError for a selector that could break out of its rule or of a `style` element.
 */
export function checkSelector(selector: unknown): string {
  const isPlain = typeof selector === 'string' && selector.length <= LONGEST && SELECTOR.test(selector);
  const text = isPlain ? selector.replace(STRING, '') : '';
  if (isPlain && selector.trim() !== '' && !/[()[\]]/.test(reduced(text, BRACKETS, ''))) return selector;
  throw new RangeError(`The selector must be a CSS selector of at most ${LONGEST} characters, such as .dark.`);
}
