import { readdirSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { afterAll, expect, test } from 'vitest';
import { violations } from '../kit/axe.ts';
import { IS_WHOLE_PROOF, proofList } from '../kit/soak.ts';
import { DIST } from './server.ts';
import { DESKTOP, leave, PHONE, visit } from './visit.ts';

afterAll(leave);

const all = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .sort();

/** All pages, but only the first in each folder of the API reference, whose pages are generated alike. */
const pages = all.filter(
  (file) => !/^api\/.*\//.test(file) || all.filter((other) => dirname(other) === dirname(file)).indexOf(file) === 0,
);

const pathOf = (file: string): string => file.replace(/(index)?\.html$/, '');

/** Nights open every page, other runs a third of them. */
const OPENED = pages.filter((file, index) => IS_WHOLE_PROOF || index % 3 === 0 || file === 'play/index.html');

test('every page opens without an error', async () => {
  const { url, page } = await visit('');
  expect(pages.length).toBeGreaterThan(60);
  for (const file of OPENED) {
    await page.goto(url + pathOf(file));
    // The Play page is not a VitePress page.
    if (file === 'play/index.html') await page.locator('.begin').waitFor();
    else await page.waitForFunction('document.querySelector("#app").__vue_app__');
    expect(await page.locator('h1').first().textContent(), file).not.toBe('');
  }
});

const SAMPLE = ['', 'choosers', 'components', 'play/', 'workshop/', 'api/skymines-rules/drawing/functions/drawTable'];
/** Nights check these pages too. */
const MORE = proofList(['changelog', 'api/'], 0);

/** The layout does not depend on the colours, so nights check all four pairs and every run those two. */
const LOOKS = proofList(
  [
    ['light', DESKTOP],
    ['dark', PHONE],
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const,
  2,
);

test.each([...SAMPLE, ...MORE])('/%s is accessible and fits a screen and a phone, in light and dark', async (path) => {
  const { page } = await visit(path);
  for (const [colorScheme, viewport] of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    expect(await violations(page)).toEqual([]);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(viewport.width);
  }
});

test('the search finds pages that contain the word, guides before the API reference', async () => {
  const { page } = await visit('themes');
  // The page handles keys and clicks only once its script has started.
  await page.waitForFunction('document.querySelector("#app").__vue_app__');
  const results = page.locator('.VPLocalSearchBox .result');
  await page.keyboard.press('Control+k');
  await page.locator('.VPLocalSearchBox input').fill('score');
  await results.first().waitFor();
  expect(await results.first().getAttribute('href')).not.toMatch(/\/api\//);
  await page.keyboard.press('Escape');
  await page.locator('.VPNavBarSearch button').click();
  await page.locator('.VPLocalSearchBox input').fill('majority');
  await results
    .filter({ hasText: /majority/i })
    .first()
    .waitFor();
  await results.first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/themes'));
});
