import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { begin, clickAbout, openPlay, settle, type Wishes } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

/** Windows of laptops and of a large screen, and a phone. */
const SIZES = [
  [1280, 800],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
  [390, 844],
] as const;

const MODES: Readonly<Record<string, Wishes>> = {
  solo: {},
  three: { 'Seat 2': 'easy', 'Seat 3': 'easy', Luna: 'none' },
  belt: { 'Seat 2': 'easy', Luna: 'none', Board: 'belt', Missions: true, Menace: 'rogueComet' },
};

interface Measured {
  readonly scrolls: boolean;
  /** What can be chosen and is not within the window. */
  readonly outside: readonly string[];
  readonly letters: number;
  readonly pawns: number;
}

const measure = (page: Page): Promise<Measured> =>
  page.evaluate<Measured>(`(() => {
    const { innerWidth: width, innerHeight: height } = window;
    const seen = (element) => element.getBoundingClientRect().width > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const isOutside = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < -2 || top < -2 || right > width + 2 || bottom > height + 2;
    };
    const scale = (element) => element.getScreenCTM().a;
    const root = document.documentElement;
    return {
      scrolls: root.scrollWidth > width || root.scrollHeight > height,
      outside: all('[data-choice], .ask .offer, .closing .main').filter(isOutside).map((each) => each.dataset.choice ?? each.innerText),
      letters: Math.min(...all('.table text').map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale(text))),
      pawns: Math.min(...all('.picture-lanes .marker').map((each) => each.getBoundingClientRect().width)),
    };
  })()`);

test.each(SIZES)(
  'at %i x %i all choices are on the screen, and letters and pawns can be read',
  async (width, height) => {
    for (const [mode, wishes] of Object.entries(MODES)) {
      const { page, errors } = await openPlay({ viewport: { width, height } });
      await begin(page, { ...wishes, Seed: mode });
      for (let part = 0; part < 8; part += 1) {
        await clickAbout(page, part, 12);
        await settle(page);
        // The list of choices is laid out a moment after the pictures.
        const laidOut = async () => (({ scrolls, outside }) => ({ scrolls, outside }))(await measure(page));
        await expect.poll(laidOut, { timeout: 60_000 }).toEqual({ scrolls: false, outside: [] });
        const { letters, pawns } = await measure(page);
        // A browser rounds lengths to parts of a pixel.
        expect(letters).toBeGreaterThan(9.95);
        expect(pawns).toBeGreaterThan(15.9);
      }
      expect(errors).toEqual([]);
      await page.context().close();
    }
  },
);
