import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { defaultContent } from '../../src/entries/index.ts';
import { violations } from '../kit/axe.ts';
import { atTable, fromMenu, openPlay, question, storedGame } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

/** Opens the page with this component set stored by the Workshop. */
async function withOwn(text: string): Promise<Page> {
  const { page } = await openPlay();
  await page.evaluate(`localStorage.setItem('skymines-rules:content', ${JSON.stringify(text)})`);
  await page.reload();
  await page.locator('.begin').waitFor();
  return page;
}

const printed = JSON.stringify({ ...defaultContent, id: 'my-box' }).replaceAll('"reconstructed"', '"box"');

test('the page shows the number of reconstructed components', async () => {
  const { page } = await openPlay();
  expect(await page.locator('.note').textContent()).toMatch(
    /The rules are exactly those .* \d+ of its \d+ components, some values are invented/,
  );
});

test('a game can use the component set from the Workshop or the default one', async () => {
  const page = await withOwn(printed);
  await page.locator('.foot-more').click();
  expect(await page.locator('.note').innerText()).toContain('entered in the Workshop');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await atTable(page);
  expect((await storedGame(page)).record.content?.id).toBe('my-box');
  await page.reload();
  await fromMenu(page, 'New game');
  await page.locator('.foot-more').click();
  await page.locator('form label', { hasText: 'Component set' }).locator('select').selectOption('shipped');
  await page.locator('form .main').click();
  await question(page).waitFor();
  expect((await storedGame(page)).record.content?.id).toBe(defaultContent.id);
});

test('an invalid component set is reported and not used', async () => {
  const page = await withOwn(printed.replace('"schema":1', '"schema":7'));
  expect(await page.getByRole('alert').innerText()).toMatch(/has problems.*schema/);
  await page.locator('.begin').click();
  expect((await storedGame(page)).record.content?.id).toBe(defaultContent.id);
});

/** Measures all files that the page loads, compressed as a web server would send them. */
async function weigh(
  context: BrowserContext,
  url: string,
): Promise<{ readonly bytes: number; readonly files: string[] }> {
  const page = await context.newPage();
  const loaded = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    // The page draws these pictures itself.
    if (response.url().startsWith('blob:')) return;
    const isPacked = /\.woff2$/.test(response.url());
    loaded.set(
      response.url(),
      response.body().then((body) => (isPacked ? body.length : gzipSync(body).length)),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await atTable(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(loaded.values());
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: [...loaded.keys()] };
}

test('the page loads at most 260 kB and neither the rules, other languages nor bots until they are needed', async () => {
  const { page, url } = await openPlay();
  const { bytes, files } = await weigh(page.context(), `${url}play/`);
  expect(bytes).toBeLessThanOrEqual(260_000);
  expect(files.filter((file) => /worker|rules|\b(de|fr)\./i.test(file.replace(url, '')))).toEqual([]);
});
