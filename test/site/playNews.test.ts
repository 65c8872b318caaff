import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from '../kit/axe.ts';
import { openGame, openPlay, playedTo, prefer, resume, settle, stored } from './playing.ts';
import { DESKTOP, leave, PHONE } from './visit.ts';

afterAll(leave);

/** Returns a stored game of one human player and this many bots, at that player's second turn. */
function secondTurn(bots: number): string {
  const seats = Array.from({ length: bots }, (_, index) => index + 1);
  const players = ['Ana', ...seats.map((seat) => `Bot ${seat}`)];
  let turns = 0;
  const session = playedTo({ players, seed: 'news' }, ({ seat, kind }) => {
    if (seat === 0 && kind === 'turn') turns += 1;
    return turns === 2;
  });
  return stored(session, { bots: seats.map((seat) => ({ seat, level: 'easy' })) });
}

/** Returns the visible and the cut-off parts of each rival's line. */
function linesOf(page: Page): Promise<readonly { seen: readonly string[]; cut: readonly string[] }[]> {
  return page.evaluate(`(() => [...document.querySelectorAll('.briefly li')].map((line) => {
    const around = line.getBoundingClientRect();
    const parts = [...line.querySelectorAll('b, b ~ span')].map((node) => ({ text: node.textContent, box: node.getBoundingClientRect() }));
    const isIn = ({ box }) => box.bottom <= around.bottom + 3 && box.right <= around.right + 1;
    const isOut = ({ box }) => box.top >= around.bottom - 3;
    const names = (found) => found.map(({ text }) => text);
    return { seen: names(parts.filter(isIn)), cut: names(parts.filter((part) => !isIn(part) && !isOut(part))) };
  }))()`);
}

const CUT = '(node) => node.scrollHeight - node.clientHeight';
const SIZES = [DESKTOP, { width: 1366, height: 657 }, PHONE, { width: 844, height: 390 }];

test.each([2, 3])('with %i bots, the news shows a line for each without cut-off parts', async (bots) => {
  const { page } = await openPlay();
  const game = secondTurn(bots);
  for (const language of ['en', 'fr', 'de']) {
    await prefer(page, { language });
    await resume(page, game);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settle(page);
      // Until the font is loaded, the lines are wider.
      const cut = async (): Promise<string[]> => (await linesOf(page)).flatMap((line) => line.cut);
      await expect.poll(cut, { timeout: 60_000 }).toEqual([]);
      const lines = await linesOf(page);
      expect(lines).toHaveLength(bots);
      // The name and at least one action.
      for (const { seen } of lines) expect(seen.length).toBeGreaterThan(1);
      expect(await page.evaluate<number>(`(${CUT})(document.querySelector('.idle'))`)).toBeLessThanOrEqual(2);
    }
  }
});

test('one click shows the full turns of all rivals', async () => {
  const { page } = await openGame(secondTurn(3));
  await settle(page);
  const whole = page.locator('.whole');
  expect(await whole.isVisible()).toBe(false);
  await page.locator('.grow').click();
  expect(await whole.isVisible()).toBe(true);
  expect(await page.locator('.briefly').isVisible()).toBe(false);
  const text = await whole.innerText();
  for (const name of ['Bot 1', 'Bot 2', 'Bot 3']) expect(text).toContain(`${name}: `);
  expect(await violations(page)).toEqual([]);
});
