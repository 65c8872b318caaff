import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from '../kit/axe.ts';
import { actionsOf, clickAbout, fromMenu, openPlay, openWithList, playNow, question, storedGame } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

const shelved = (page: Page) => page.locator('.shelf li');

/** Resumes a game that was set aside, and returns its actions. */
async function resume(page: Page, index = 0): Promise<readonly unknown[]> {
  await page.locator('.foot-aside').click();
  await shelved(page).nth(index).getByRole('button').first().click();
  await question(page).waitFor();
  return actionsOf(page);
}

test('a new game sets the current one aside, and it can be resumed later', async () => {
  const { page } = await openPlay();
  const first = await playNow(page, 20);
  await fromMenu(page, 'New game');
  expect(await shelved(page).count()).toBe(0);
  await page.locator('.begin').click();
  expect(await page.locator('.info').innerText()).toBe(
    'Your other game has been set aside. Find it under Menu > New game.',
  );
  await clickAbout(page, 3, 12);
  const { record } = await storedGame(page);
  await page.reload();
  await fromMenu(page, 'New game');
  expect(await violations(page)).toEqual([]);
  expect(await page.locator('.foot-aside').innerText()).toBe('1 game set aside');
  expect(await shelved(page).allTextContents()).toEqual([expect.stringMatching(/Ana, Luna · \d+ actions · .*Remove/s)]);
  expect(await resume(page)).toEqual(first);
  // Now only the second game is set aside.
  await fromMenu(page, 'New game');
  expect(await shelved(page).count()).toBe(1);
  await resume(page);
  expect((await storedGame(page)).record).toEqual(record);
});

test('removing a game needs a confirmation', async () => {
  const { page } = await openPlay();
  await playNow(page, 12);
  await fromMenu(page, 'New game');
  await playNow(page, 12);
  await fromMenu(page, 'New game');
  const remove = page.getByRole('button', { name: 'Remove:' });
  await page.locator('.foot-aside').click();
  page.once('dialog', (dialog) => void dialog.dismiss());
  await remove.click();
  expect(await shelved(page).count()).toBe(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await remove.click();
  expect(await shelved(page).count()).toBe(0);
});

test('a link sets the stored game aside, and a reload keeps the moves played since', async () => {
  const sender = (await openPlay()).page;
  const sent = await playNow(sender, 20);
  await fromMenu(sender, 'Share as a link');
  const link = await sender.locator('.share input').inputValue();
  const { page } = await openPlay();
  const own = await playNow(page, 15);
  await page.goto(link);
  await page.reload();
  await question(page).waitFor();
  expect(await actionsOf(page)).toEqual(sent);
  await clickAbout(page, 5, 10);
  const played = await actionsOf(page);
  await page.reload();
  await question(page).waitFor();
  expect(await actionsOf(page)).toEqual(played);
  await fromMenu(page, 'New game');
  expect(await shelved(page).count()).toBe(1);
  expect(await resume(page)).toEqual(own);
});

test('continuing from an earlier position keeps the whole game', async () => {
  const { page } = await openPlay();
  const whole = await playNow(page, 20);
  await fromMenu(page, 'Replay');
  await page.getByRole('slider').fill('3');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await question(page).waitFor();
  await fromMenu(page, 'New game');
  expect(await resume(page)).toEqual(whole);
});

test('a game is discarded only after a confirmation when the storage is full', async () => {
  const { page } = await openPlay();
  const first = await playNow(page, 12);
  await fromMenu(page, 'New game');
  await page.evaluate(`Storage.prototype.setItem = () => { throw new Error('full'); }`);
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.locator('.begin').click();
  await page.getByRole('button', { name: 'Continue your game' }).waitFor();
  expect(questions).toEqual([expect.stringContaining('storage is full')]);
  expect(await question(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await question(page).waitFor();
  expect(await actionsOf(page)).toEqual(first);
});

test('damaged entries among the games set aside, and damaged settings, are ignored', async () => {
  const { page } = await openPlay();
  const actions = await playNow(page, 20);
  await fromMenu(page, 'New game');
  await playNow(page, 12);
  await page.evaluate(`{
    const games = JSON.parse(localStorage.getItem('skymines-rules:shelf'));
    const unnamed = { ...games[0], at: 5, game: { ...games[0].game, record: { ...games[0].game.record, options: null } } };
    localStorage.setItem('skymines-rules:shelf', JSON.stringify([null, unnamed, { at: 7 }, ...games]));
    localStorage.setItem('skymines-rules:play', 'null');
  }`);
  await page.reload();
  await fromMenu(page, 'New game');
  expect(await shelved(page).count()).toBe(1);
  // The next game set aside rewrites the list.
  await page.locator('.begin').click();
  await fromMenu(page, 'New game');
  expect(await shelved(page).count()).toBe(2);
  expect(await resume(page, 1)).toEqual(actions);
});

test('each of two tabs sets aside the game of the other', async () => {
  const { page } = await openWithList();
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab.locator('.begin').click();
    await clickAbout(tab, 1, 8);
    await storedGame(tab);
  }
  const { record } = await storedGame(other);
  for (const tab of [page, other, page]) {
    await tab.bringToFront();
    await clickAbout(tab, 2, 4);
    await storedGame(tab);
  }
  await page.reload();
  await fromMenu(page, 'New game');
  expect(await shelved(page).count()).toBe(1);
  await page.locator('.foot-aside').click();
  await shelved(page).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Play here' }).click();
  await question(page).waitFor();
  const resumed = await storedGame(page);
  expect(resumed.record.options.seed).toBe(record.options.seed);
  expect(resumed.record.actions.length).toBeGreaterThan(record.actions.length);
});
