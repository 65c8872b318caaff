import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from '../kit/axe.ts';
import { atTable, fromMenu, openPlay, settle } from './playing.ts';
import { isOnScreen, leave, PHONE } from './visit.ts';

afterAll(leave);

/** Plays a part of the suggested game and opens the replay at its first decision. */
async function lookBack(page: Page): Promise<void> {
  await atTable(page, 30, 6);
  await fromMenu(page, 'Replay');
  await page.getByRole('slider').fill('0');
  await settle(page);
}

test('the replay shows the choice of a bot only on request', async () => {
  const { page } = await openPlay();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await lookBack(page);
  const advice = page.locator('.advice');
  expect([workers, await advice.innerText()]).toEqual([[], '']);
  await page.getByRole('button', { name: 'What would a bot do?' }).click();
  await advice.getByText("In Ana's place, the strong bot would have chosen:").waitFor();
  expect(workers).toEqual([expect.stringContaining('bot.worker')]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next move' }).click();
  expect(await advice.innerText()).toBe('');
});

test('the replay offers no bot at a decision of Luna', async () => {
  const { page } = await openPlay();
  await lookBack(page);
  const ask = page.getByRole('button', { name: 'What would a bot do?' });
  const luna = page.locator('.move[data-seat="1"]').first();
  await luna.click();
  await page.getByRole('button', { name: 'Previous move' }).click();
  expect(await ask.isDisabled()).toBe(true);
});

test('the current move is highlighted, described in full and in the column of its seat', async () => {
  const { page } = await openPlay();
  await lookBack(page);
  const now = page.locator('.move.is-now');
  expect(await now.count()).toBe(0);
  const [ana, luna] = ['0', '1'].map((seat) => page.locator(`.move[data-seat="${seat}"]`).first());
  await luna?.click();
  await settle(page);
  expect(await now.getAttribute('data-seat')).toBe('1');
  expect(await page.locator('.played-turn').innerText()).toMatch(/^Luna's turn.*turns up card/is);
  expect(await luna?.textContent()).toMatch(/^Luna: turns up card/);
  expect(await page.locator('.pictures .sm-line-last').count()).toBeGreaterThan(0);
  const [left, right] = [await ana?.boundingBox(), await luna?.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  // Every player has a strip, because there is no room for your own area.
  expect(await page.locator('.zone-rivals svg').count()).toBe(2);
  expect(await page.locator('.zone-hand svg').isVisible()).toBe(false);
});

test('a position can be saved as a picture that contains the fonts of the page', async () => {
  const { page } = await openPlay({ viewport: PHONE });
  // Records the SVG image from which the PNG is drawn.
  await page.addInitScript(`{
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function () { window.drawn = this.src; return decode.call(this); };
  }`);
  await page.reload();
  await page.locator('.begin').waitFor();
  await lookBack(page);
  const save = page.getByRole('button', { name: 'Save as a picture' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('skymines-0.png');
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1500);
  const svg = Buffer.from((await page.evaluate<string>('window.drawn')).split(',')[1] ?? '', 'base64').toString();
  expect(/@font-face[^}]*Saira[^}]*url\("data:font\/woff2;base64,[\w+/]{1000}/.test(svg)).toBe(true);
  // The picture loads no other files.
  expect(/url\((?!"?data:|#)/.test(svg)).toBe(false);
});

test.each([
  ['in portrait', PHONE],
  ['in landscape', { width: PHONE.height, height: PHONE.width }],
])('on a phone %s the replay controls are below the table and completely visible', async (_, viewport) => {
  const { page } = await openPlay({ viewport });
  await lookBack(page);
  await page.locator('.tabs [data-tab="map"]').click();
  await settle(page);
  const map = await page.locator('.picture-map svg').boundingBox();
  expect(Math.min(map?.width ?? 0, map?.height ?? 0)).toBeGreaterThan(200);
  const controls = page.locator('.replay');
  expect(await isOnScreen(controls, viewport)).toBe(true);
  await controls.getByRole('button', { name: 'Back to the game' }).click();
  expect(await controls.count()).toBe(0);
});

test('the arrow keys move the slider of the replay from move to move, and Escape leaves the replay', async () => {
  const { page } = await openPlay();
  await lookBack(page);
  const slider = page.getByRole('slider');
  await page.keyboard.press('End');
  await settle(page);
  const last = Number(await slider.inputValue());
  await page.keyboard.press('ArrowLeft');
  await settle(page);
  expect(Number(await slider.inputValue())).toBeLessThan(last);
  expect(await slider.getAttribute('aria-valuetext')).toMatch(
    /^After \d+ of \d+ actions, Round \d, Ana \d+, Luna \d+$/,
  );
  await page.keyboard.press('Home');
  expect(await slider.inputValue()).toBe('0');
  await page.keyboard.press('Escape');
  expect(await slider.count()).toBe(0);
});
