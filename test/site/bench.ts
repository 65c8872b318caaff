import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Content } from '../../src/entries/index.ts';

// What tests ask of the workshop.

/** The place in the set at which the person types now. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate('document.activeElement.dataset.path ?? null');

export const said = (page: Page): Promise<string | null> => page.locator('.workshop .status').textContent();

/** The piece on the desk. */
export const atHand = (page: Page): Promise<string | null> => page.locator('.desk h2').textContent();

/** The set in the file that the page hands out. */
export async function exported(page: Page): Promise<Content> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'));
}
