import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from '../kit/axe.ts';
import { LONGEST_WAIT } from '../kit/chromium.ts';
import { openGame, openPlay, playedTo, prefer, question, resume, settle, stored } from './playing.ts';
import { DESKTOP, leave, PHONE } from './visit.ts';

afterAll(leave);

const NAMES = ['Vega', 'Juno', 'Orin'];

/** Returns a stored game of one human player and this many bots, at that player's second turn. */
function secondTurn(bots: number): string {
  const names = NAMES.slice(0, bots);
  let turns = 0;
  const session = playedTo({ players: ['Ana', ...names], seed: 'news' }, ({ seat, kind }) => {
    if (seat === 0 && kind === 'turn') turns += 1;
    return turns === 2;
  });
  return stored(session, { bots: names.map((_, index) => ({ seat: index + 1, level: 'easy' })) });
}

/** Returns the names of the pills, and of those that are cut off. */
function pillsOf(page: Page): Promise<{ readonly names: readonly string[]; readonly cut: readonly string[] }> {
  return page.evaluate(`(() => {
    const around = document.querySelector('.prompt').getBoundingClientRect();
    const pills = [...document.querySelectorAll('.pill')];
    const isOut = (pill) => {
      const parts = [pill, ...pill.querySelectorAll('.pill-line > *')].map((part) => part.getBoundingClientRect());
      const list = pill.closest('.pills').getBoundingClientRect();
      return parts.some(({ right, bottom }) => right > Math.min(around.right, list.right) + 1 || bottom > list.bottom + 2);
    };
    const names = (found) => found.map((pill) => pill.querySelector('.spoken').textContent);
    return { names: names(pills), cut: names(pills.filter(isOut)) };
  })()`);
}

const SIZES = [DESKTOP, { width: 1366, height: 657 }, PHONE, { width: 844, height: 390 }];

test.each([2, 3])('with %i bots, the pill of each fits into the row', async (bots) => {
  const { page } = await openPlay();
  const game = secondTurn(bots);
  for (const language of ['en', 'fr', 'de']) {
    await prefer(page, { language });
    await resume(page, game);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settle(page);
      // Until the font is loaded and the points are known, the pills have another width.
      await expect.poll(async () => (await pillsOf(page)).cut, { timeout: LONGEST_WAIT }).toEqual([]);
      const { names } = await pillsOf(page);
      expect(names.map((name) => name.split(/ ?:/)[0])).toEqual(NAMES.slice(0, bots));
    }
  }
});

test('a pill shows the turn again, with its text on request, until the next key', async () => {
  const { page } = await openGame(secondTurn(3));
  await settle(page);
  const pill = page.locator('.pill').first();
  await pill.hover();
  await settle(page);
  expect(await page.locator('.sm-is-last, .trail').count()).toBeGreaterThan(0);
  await pill.click();
  await page.locator('.turn-strip .chip').first().waitFor();
  expect(await question(page).innerText()).toBe('Vega');
  await page.keyboard.press('w');
  expect(await page.locator('.why').innerText()).toMatch(/^Vega: (uses|places|passes)/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await question(page).innerText()).toBe('Your turn');
  expect(await page.locator('.pill').count()).toBe(3);
});

test('a row of the log opens the replay after its turn', async () => {
  const { page } = await openGame(secondTurn(1));
  await page.locator('.log-turn').first().waitFor();
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The replay is loaded when it is needed.
  await question(page)
    .filter({ hasText: /^Replay$/ })
    .waitFor();
  expect(await page.locator('.move.is-now').count()).toBe(1);
});
