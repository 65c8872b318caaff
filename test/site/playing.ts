import type { BrowserContextOptions, Page } from 'playwright-core';
import type { GameRecord } from '../../src/entries/index.ts';
import { type Visit, visit } from './visit.ts';

/** Opens the Play page. Without motion, Luna and the bots answer at once. */
export async function openPlay(options: BrowserContextOptions = {}): Promise<Visit> {
  const visited = await visit('play/', { reducedMotion: 'reduce', ...options });
  await visited.page.locator('.begin').waitFor();
  return visited;
}

/** What is set in the form, by label: a value of a list, or `true` for a box to check. */
export type Wishes = Readonly<Record<string, string | true>>;

/** Begins a game as somebody does who fills in the form. */
export async function begin(page: Page, wishes: Wishes): Promise<void> {
  await page.locator('summary', { hasText: /another game|autre partie/ }).click();
  for (const [label, value] of Object.entries(wishes)) {
    const modules = page.locator('form details:not([open]) summary');
    if ((await modules.count()) > 0) await modules.click();
    const field = page.locator('form label', { hasText: label });
    if (value === true) await field.locator('input').check();
    else if ((await field.locator('select').count()) > 0) await field.locator('select').selectOption(value);
    else await field.locator('input').fill(value);
  }
  await page.locator('form .main').click();
  await page.locator('.ask h2').waitFor();
}

/** The game that the page has stored. */
export async function storedGame(page: Page): Promise<{ readonly record: GameRecord }> {
  await page.locator('.pictures:not([aria-busy])').waitFor();
  await page.waitForTimeout(50);
  return JSON.parse(await page.evaluate<string>(`localStorage.getItem('skymines-rules:game')`));
}

export const question = (page: Page) => page.locator('.ask h2');
export const offers = (page: Page) => page.locator('.ask .offer');

/**
 * Clicks the interface's own buttons and the places in the pictures, by chance but by a seed, until the game is over or so
 * many clicks are done. It runs in the page, where a click costs little. Returns the number of clicks.
 */
export function clickAbout(page: Page, seed: number, most = 3000): Promise<number> {
  return page.evaluate<number>(`(${clicker})(${seed}, ${most})`);
}

const clicker = `async (seed, most) => {
  let state = seed;
  const draw = (length) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * length);
  };
  const breath = async () => {
    do await new Promise((done) => setTimeout(done));
    while (document.querySelector('[aria-busy]') !== null);
  };
  const seen = (element) => element.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  let clicks = 0;
  while (clicks < most && document.querySelector('.ask .verdict') === null) {
    const places = draw(3) === 0 ? all('.picture [data-choice]') : [];
    const found = places.length > 0 ? places : all('.ask .offer, .ask .main');
    const element = found[draw(found.length)];
    if (element !== undefined) {
      clicks += 1;
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      // On a phone a choice is confirmed.
      document.querySelector('.info .main')?.click();
    }
    await breath();
  }
  return clicks;
}`;
