import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from '../kit/axe.ts';
import { actionsOf, clickAbout, fromMenu, openPlay, playNow, question } from './playing.ts';
import { leave, visit } from './visit.ts';

afterAll(leave);

test('the Back button leads from the table to the start page, and Forward to the table', async () => {
  const { page, url } = await openPlay();
  const actions = await playNow(page, 20);
  const address = page.url();
  expect(address).toMatch(/\/play\/#table=\w+$/);
  await page.goBack();
  await page.locator('.begin').waitFor();
  expect(page.url()).toBe(`${url}play/`);
  await page.goForward();
  await question(page).waitFor();
  expect(page.url()).toBe(address);
  expect(await actionsOf(page)).toEqual(actions);
  await fromMenu(page, 'New game');
  expect(page.url()).toBe(`${url}play/`);
  await page.goBack();
  await question(page).waitFor();
  expect(page.url()).toBe(address);
});

test('an address opens its game even after another one was played, and a reload keeps it', async () => {
  const { page, url } = await openPlay();
  const play = async (clicks: number) => ({ actions: await playNow(page, clicks), address: page.url() });
  const first = await play(20);
  await fromMenu(page, 'New game');
  const second = await play(12);
  expect(second.address).not.toBe(first.address);
  await page.goto('about:blank');
  await page.goto(first.address);
  await question(page).waitFor();
  expect(await actionsOf(page)).toEqual(first.actions);
  await page.reload();
  await question(page).waitFor();
  expect(await actionsOf(page)).toEqual(first.actions);
  await page.goto(second.address);
  await page.locator('.info', { hasText: 'set aside' }).waitFor();
  expect(await actionsOf(page)).toEqual(second.actions);
  // Without a game in the address, the page continues the last one.
  await page.goto('about:blank');
  await page.goto(`${url}play/`);
  await question(page).waitFor();
  expect(page.url()).toBe(second.address);
});

test('the address of a game that is not on this device shows a message on the start page', async () => {
  const { page, url } = await openPlay();
  await playNow(page, 12);
  await page.goto('about:blank');
  await page.goto(`${url}play/#table=elsewhere`);
  expect(await page.getByRole('alert').innerText()).toBe("The game in this link isn't stored on this device.");
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await question(page).waitFor();
});

test('the Back button neither starts a game nor opens a link again', async () => {
  const { page, url } = await visit('', { reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Play against Luna' }).click();
  await question(page).waitFor();
  const started = page.url();
  await fromMenu(page, 'Share as a link');
  const link = await page.locator('.share input').inputValue();
  await page.goto(link);
  await page.waitForURL((address) => address.hash.startsWith('#table=') && address.href !== started);
  await page.goBack();
  await page.waitForURL(started);
  await page.goBack();
  await page.waitForURL(url);
});

/** Opens an address in another tab of the same browser. */
async function anotherTab(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
}

test('a second tab shows that the game is open, follows it and can take it over', async () => {
  const { page } = await openPlay();
  await playNow(page, 20);
  const address = page.url();
  const other = await anotherTab(page, address);
  await other.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
  expect(await violations(other)).toEqual([]);
  const seen = await other.locator('.opening').innerHTML();
  await clickAbout(page, 4, 30);
  await other.waitForFunction(`document.querySelector('.opening').innerHTML !== ${JSON.stringify(seen)}`);
  const played = await actionsOf(page);
  await other.getByRole('button', { name: 'Play here' }).click();
  await question(other).waitFor();
  expect(await actionsOf(other)).toEqual(played);
  await page.getByRole('heading', { name: 'This game moved to another tab.' }).waitFor();
  expect(await page.locator('.table').count()).toBe(0);
  await clickAbout(other, 5, 20);
  const further = await actionsOf(other);
  expect(further).not.toEqual(played);
  // The first tab no longer stores anything.
  await page.getByRole('button', { name: 'New game' }).click();
  await page.locator('.begin').waitFor();
  expect(await actionsOf(other)).toEqual(further);
  await other.close();
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await question(page).waitFor();
  expect(await actionsOf(page)).toEqual(further);
});

test('a browser without locks opens a game in two tabs', async () => {
  const { page } = await openPlay();
  const actions = await playNow(page, 12);
  const address = page.url();
  await page.context().addInitScript('delete Navigator.prototype.locks');
  const other = await anotherTab(page, address);
  await question(other).waitFor();
  expect(await actionsOf(other)).toEqual(actions);
});
