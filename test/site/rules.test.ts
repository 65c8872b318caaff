import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from '../kit/axe.ts';
import { DESKTOP, leave, PHONE, visit } from './visit.ts';

afterAll(leave);

const title = (page: Page): Promise<string> => page.locator('.rule h2').innerText();
const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.activeElement.dataset.open ?? document.activeElement.id`);

test('a question is answered with the keyboard alone', async () => {
  const { page } = await visit('rules/');
  await page.locator('.explorer').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('may I enter a sector twice?');
  expect(await page.locator('.results a').first().getAttribute('data-open')).toBe('EXP-8');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('EXP-8');
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/\?q=may\+I\+enter\+a\+sector\+twice%3F#EXP-8$/);
  expect(await focused(page)).toBe('rule-title');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('rules-query');
  await page.goBack();
  expect(page.url()).not.toContain('#');
  expect(await page.locator('#rules-query').inputValue()).toBe('may I enter a sector twice?');
});

test('the address of a rule opens it with its source, drawings and code', async () => {
  const { page } = await visit('rules/#EXP-9');
  await page.locator('.example svg').nth(1).waitFor();
  expect(await title(page)).toBe('Energy cost');
  expect(await page.locator('.rule .source').innerText()).toBe('Source: Rulebook p. 12-13');
  const [before, after] = await page.locator('.example .drawn').allInnerTexts();
  expect(before).not.toBe(after);
  await page.getByText('In the code').click();
  await page.getByText('src/components/').first().waitFor();
  expect(await page.locator('.code dl').innerText()).toContain('test/scenarios/');
  // A rule that another one mentions opens in place.
  await page.locator('.related a').first().click();
  expect(await title(page)).not.toBe('Energy cost');
  await page.goBack();
  expect(await title(page)).toBe('Energy cost');
});

test('a click on a component lists its rules, and the language is remembered', async () => {
  const { page } = await visit('rules/');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Explorateur de règles' }).waitFor();
  await page.reload();
  await page.locator('.tile svg').nth(15).waitFor();
  await page.getByRole('button', { name: 'Carte Énergie' }).click();
  expect(await page.locator('.results .id').allInnerTexts()).toContain('EXP-2');
  expect(await page.locator('.status').innerText()).toMatch(/^\d+ résultats$/);
  await page.getByRole('button', { name: 'Tous', exact: true }).click();
  expect(await page.locator('.tile').count()).toBeGreaterThan(15);
});

test.each([
  ['light', ['', '?q=tie']],
  ['dark', ['#MAJ-9', '#AMB-EXP-11']],
] as const)('everything is accessible and fits a phone in %s', async (colorScheme, paths) => {
  const { url, page } = await visit('rules/', { colorScheme });
  for (const path of paths) {
    await page.goto(`${url}rules/${path}`);
    await page
      .locator(path === '' ? '.tile svg' : '.rule')
      .first()
      .waitFor({ state: 'attached' });
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
    }
  }
});

test('on a phone, a rule takes the place of the results, and everything is large enough to touch', async () => {
  const { page } = await visit('rules/?q=tie', { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.locator('.results a').first().tap();
  expect(await page.locator('.results').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Back to the results' }).tap();
  expect(await page.locator('.rule').isVisible()).toBe(false);
  const heights = await page.evaluate<number[]>(
    `[...document.querySelectorAll('.explorer :is(button, input, .results a)')]
      .map((each) => each.getBoundingClientRect().height)
      .filter((height) => height > 0)`,
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
});
