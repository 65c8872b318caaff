import { checkSelector, readTheme } from './readTheme.ts';
import type { Theme } from './theme.ts';

/**
 * Returns CSS with which a page gives its drawings the colours of a theme: custom properties such as `--sm-paper` on the
 * selector, and the rules of the classes that take them. The CSS is safe inside a `<style>` element.
 * @throws RangeError for a colour that is not a CSS colour or would load a file, and for what is not a selector.
 */
export function themeCss(theme: Theme, selector = ':root'): string {
  const { paint } = readTheme(theme);
  const properties = Object.entries(paint).map(([role, colour]) => `  --sm-${role}: ${colour};`);
  const rules = Object.keys(paint).map(
    (role) => `.sm-${role} { fill: var(--sm-${role}); }\n.sm-line-${role} { stroke: var(--sm-${role}); }`,
  );
  // Only a group that says so has paint of its own: what is written on a `sm-back` is as dark or light as the rest of the picture.
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
