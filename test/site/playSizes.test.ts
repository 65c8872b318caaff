import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LONGEST_WAIT } from '../kit/chromium.ts';
import { proofCount } from '../kit/soak.ts';
import { begin, clickAbout, type FormValues, openPlay, settle } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

/** Window sizes of laptops, a large screen and a phone. */
const SIZES = [
  [1280, 800],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [844, 390],
] as const;

/** The number of checks, and of clicks before each. */
const PARTS = proofCount(1, 10);
const CLICKS = 30;

const MODES: Readonly<Record<string, FormValues>> = {
  solo: {},
  three: { 'Seat 2': 'beginner', 'Seat 3': 'beginner', Luna: 'none' },
  belt: { 'Seat 2': 'beginner', Luna: 'none', Board: 'belt', Missions: true, Menace: 'rogueComet' },
};

/** Returns descriptions of everything that does not fit the current window. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const { innerWidth: width, innerHeight: height } = window;
    const seen = (element) => element.getBoundingClientRect().width > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const isOutside = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < -2 || top < -2 || right > width + 2 || bottom > height + 2;
    };
    const pixels = (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    const pawn = (marker) => marker.getBoundingClientRect().width;
    const root = document.documentElement;
    // A browser rounds lengths to parts of a pixel.
    return [
      ...(root.scrollWidth > width || root.scrollHeight > height ? ['the page scrolls'] : []),
      ...all('[data-choice], .ask .offer, .closing .main').filter(isOutside).map((each) => (each.dataset.choice ?? each.innerText) + ' is outside'),
      ...all('.table text').filter((text) => pixels(text) <= 9.95).map((text) => text.textContent + ' in ' + text.closest('.picture').className + ' has ' + pixels(text) + ' pixels'),
      ...all('.picture-lanes .marker:not(.halo ~ *)').filter((marker) => pawn(marker) <= 15.9).map((marker) => 'a pawn is ' + pawn(marker) + ' wide in ' + marker.closest('svg').getAttribute('viewBox')),
    ];
  })()`);

test.each(Object.entries(MODES))(
  'all choices are on the screen and letters and pawns are large enough in every window: %s',
  async (mode, values) => {
    const { page } = await openPlay();
    await begin(page, { ...values, Seed: mode });
    for (let part = 0; part < PARTS; part += 1) {
      await clickAbout(page, part, CLICKS);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        // The layout of the choices follows that of the pictures.
        await expect.poll(() => faults(page), { message: `${width} x ${height}`, timeout: LONGEST_WAIT }).toEqual([]);
      }
      const [width, height] = SIZES[part % SIZES.length] ?? SIZES[0];
      await page.setViewportSize({ width, height });
      await settle(page);
    }
  },
);
