import { afterAll, expect, test } from 'vitest';
import { violations } from '../kit/axe.ts';
import { fromMenu, openPlay, question, storedGame } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

test('every kind of game starts with its key, and its choices are kept for the next time', async () => {
  const { page } = await openPlay();
  const start = async (key: string): Promise<unknown> => {
    await page.keyboard.press(key);
    await question(page).waitFor();
    const { options } = (await storedGame(page)).record;
    await fromMenu(page, 'New game');
    await page.locator('.begin').waitFor();
    return options;
  };
  const slider = page.getByRole('slider', { name: "Luna's level" });
  await slider.press('End');
  await slider.press('ArrowLeft');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Level 7\. /);
  await page.getByRole('radio', { name: /^Unknown Probe/ }).click();
  await page.getByRole('button', { name: /^Seat 2: Ben/ }).click();
  expect(await page.locator('.friends-help').innerText()).toContain('Pip');
  expect(await violations(page)).toEqual([]);
  expect(await start('1')).toMatchObject({ luna: { level: 1 } });
  expect(await start('2')).toMatchObject({ luna: { level: 7 }, board: 'moon' });
  expect(await start('4')).toMatchObject({ luna: { level: 7 }, board: 'belt', menace: 'unknownProbe' });
  expect(await start('5')).toMatchObject({ luna: null, players: [{ name: 'Ana' }, { name: 'Pip' }] });
});

test('Enter continues the running game, and a campaign begins with its first chapter', async () => {
  const { page } = await openPlay();
  await page.locator('.card-campaign').click();
  await page.locator('.chapter-start h2', { hasText: 'The landing' }).waitFor();
  await page.getByRole('radio', { name: /^Level 4/ }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start chapter 1' }).click();
  await question(page).waitFor();
  const { options, actions } = (await storedGame(page)).record;
  expect(options).toMatchObject({ luna: { level: 4 }, missions: true });
  await fromMenu(page, 'New game');
  await page.locator('.continue h2', { hasText: 'Round 1 of 7' }).waitFor();
  expect(await page.locator('.campaign-line').innerText()).toContain('Chapter 1 of 4');
  await page.keyboard.press('Enter');
  await question(page).waitFor();
  expect((await storedGame(page)).record).toMatchObject({ options, actions });
});
