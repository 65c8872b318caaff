import { checkSelector, readTheme } from './readTheme.ts';
import type { Theme } from './theme.ts';

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
