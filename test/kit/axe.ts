import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Returns the accessibility violations that axe finds in the open page. */
export async function violations(page: Page): Promise<string[]> {
  // A page keeps what its scripts have defined when its content is replaced.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  // Describing the elements without violations takes most of the time.
  const run =
    "axe.run({ resultTypes: ['violations'], elementRef: false, selectors: false, iframes: false, preload: false })";
  const result = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(run);
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
}
