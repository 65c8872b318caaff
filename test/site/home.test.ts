import { afterAll, expect, test } from 'vitest';
import { LONGEST_WAIT } from '../kit/chromium.ts';
import { DESKTOP, leave, PHONE, visit } from './visit.ts';

afterAll(leave);

test('the front page starts a game with one click and links to the other sections', async () => {
  const { page } = await visit('');
  for (const name of ['How to play', 'Workshop', 'Docs'])
    expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toMatch(/^\/.+/);
  await page.getByRole('link', { name: 'Play against Luna' }).click();
  await page.waitForURL(/\/play\//);
  await page.locator('.play [data-choice]').first().waitFor();
});

test('the colour scheme applies to the front page, the docs and the table', async () => {
  const { page, url } = await visit('', { colorScheme: 'dark' });
  const isDark = (): Promise<boolean> =>
    page.evaluate<boolean>(
      `document.documentElement.matches('.dark') || document.querySelector('.play')?.dataset.theme === 'dark'`,
    );
  const expectEverywhere = async (dark: boolean): Promise<void> => {
    for (const path of ['', 'choosers', 'play/']) {
      await page.goto(url + path, { waitUntil: 'networkidle' });
      expect(await isDark(), path).toBe(dark);
    }
  };
  await expectEverywhere(true);
  await page.emulateMedia({ colorScheme: 'light' });
  // An open page follows the system setting.
  await expect.poll(isDark, { timeout: LONGEST_WAIT }).toBe(false);
  await expectEverywhere(false);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Toggle dark mode' }).click();
  await expectEverywhere(true);
  const colours = page.locator('.masthead').getByLabel('Colours');
  await colours.selectOption('contrast');
  expect(await page.locator('.play').getAttribute('data-theme')).toBe('contrast');
  await colours.selectOption('light');
  await expectEverywhere(false);
  await colours.selectOption('auto');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectEverywhere(true);
});

test('the demo game on the front page keeps playing and can be taken over', async () => {
  const { page } = await visit('');
  const map = page.locator('.home-map');
  const first = await map.innerHTML();
  await page.waitForFunction(`document.querySelector('.home-map').innerHTML !== ${JSON.stringify(first)}`);
  const link = await page.getByRole('link', { name: 'Take over' }).getAttribute('href');
  expect(link).toContain('/play/#game=');
  await page.goto(link ?? '');
  await page.locator('.play [data-ref]').first().waitFor();
});

test('the front page shows a still picture with reduced motion', async () => {
  const { page } = await visit('', { reducedMotion: 'reduce' });
  const first = await page.locator('.home-map').innerHTML();
  expect(first).toContain('<svg');
  await page.waitForTimeout(2500);
  expect(await page.locator('.home-map').innerHTML()).toBe(first);
});

test('the front page fits a phone and a laptop', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const { page } = await visit('', { viewport });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
    const start = await page.getByRole('link', { name: 'Play against Luna' }).boundingBox();
    expect((start?.y ?? 1e9) + (start?.height ?? 0)).toBeLessThan(viewport.height);
  }
});

test('the Play page and its bots work offline after the first visit', async () => {
  const { page, url } = await visit('play/#new', { ignored: /favicon/ });
  await page.evaluate('navigator.serviceWorker.ready.then(() => 0)');
  await page.context().setOffline(true);
  await page.goto('about:blank');
  await page.goto(`${url}play/`);
  await page.locator('.play [data-choice]').first().waitFor();
  await page.keyboard.press('h');
  await page
    .getByText(/A bot would/)
    .first()
    .waitFor();
});
