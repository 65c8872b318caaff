import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Content } from '../../src/entries/index.ts';

// Helpers for tests of the Workshop.

/** Returns the path of the focused field in the component set. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate('document.activeElement.dataset.path ?? null');

export const statusText = (page: Page): Promise<string | null> => page.locator('.workshop .status').textContent();

/** Returns the heading of the component being edited. */
export const currentPiece = (page: Page): Promise<string | null> => page.locator('.desk h2').textContent();

/** Exports the component set and returns it. */
export async function exported(page: Page): Promise<Content> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'));
}
