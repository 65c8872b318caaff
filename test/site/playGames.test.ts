import { afterAll, expect, test } from 'vitest';
import { checkRecord } from '../../src/entries/index.ts';
import { begin, clickAbout, openPlay, storedGame } from './playing.ts';
import { leave, PHONE, violations } from './visit.ts';

afterAll(leave);

test('a solo game on the Moon is clicked to its end, accessible at every stage', async () => {
  const { page, errors } = await openPlay();
  await page.locator('.begin').click();
  let clicks = 0;
  while ((await page.locator('.ask .verdict').count()) === 0) {
    expect(await violations(page)).toEqual([]);
    clicks += await clickAbout(page, 5 + clicks, 40);
  }
  expect(await violations(page)).toEqual([]);
  expect(await page.locator('.scores caption').textContent()).toBe('Final scores');
  expect(checkRecord((await storedGame(page)).record)).toMatchObject({ ok: true });
  expect(errors).toEqual([]);
});

const BELT = {
  'Seat 2': 'person',
  Luna: 'none',
  Board: 'belt',
  Missions: true,
  Menace: 'rogueComet',
  'Company tracks': 'random',
  'Starting tokens': 'choose',
} as const;

test('two people click a game on the Belt with missions and a menace to its end', async () => {
  const { page, errors } = await openPlay();
  await begin(page, BELT);
  await clickAbout(page, 11);
  expect(await violations(page)).toEqual([]);
  const { record } = await storedGame(page);
  expect(record).toMatchObject({ options: { board: 'belt', missions: true, menace: 'rogueComet' } });
  expect(checkRecord(record)).toMatchObject({ ok: true, state: { stack: [] } });
  expect(errors).toEqual([]);
});

test('bots play from their worker', async () => {
  const { page, errors } = await openPlay();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await begin(page, { 'Seat 2': 'beginner', 'Seat 3': 'fast' });
  await clickAbout(page, 3);
  expect(workers).toEqual([expect.stringContaining('bot.worker')]);
  expect(errors).toEqual([]);
});

test('a campaign goes on after its first chapter', async () => {
  const { page, errors } = await openPlay();
  await begin(page, { 'What is played': 'campaign' });
  await clickAbout(page, 2);
  await page.getByRole('button', { name: 'Score this chapter' }).click();
  await page
    .getByRole('button', { name: /^Luna goes on/ })
    .first()
    .click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play the next chapter' }).click();
  await clickAbout(page, 2, 10);
  await page.getByText('Chapter 2 of 4').waitFor();
  // It is still the second chapter after the page was closed.
  await page.reload();
  await page.getByRole('button', { name: 'Go on with your game' }).click();
  await page.getByText('Chapter 2 of 4').waitFor();
  expect(errors).toEqual([]);
});

test('a game is clicked to its end on a phone', async () => {
  const { page, errors } = await openPlay({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.locator('.begin').click();
  await clickAbout(page, 7);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(PHONE.width);
  expect(errors).toEqual([]);
});
