import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from '../kit/axe.ts';
import { LONGEST_WAIT } from '../kit/chromium.ts';
import { must } from '../kit/must.ts';
import {
  actionsOf,
  asked,
  atTable,
  clickAbout,
  fromMenu,
  offers,
  openMenu,
  openPlay,
  openTable,
  openWithList,
  press,
  question,
  settle,
  takeFirst,
  takeUntil,
} from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

test('a game can be started and its first round played with the keyboard alone', async () => {
  const { page } = await openWithList();
  const choose = async (wanted: string): Promise<void> => {
    const isThere = `document.activeElement.matches('.begin, .ask .offer, .closing .main, .info .leaving') && document.activeElement.innerText.trim().startsWith(${JSON.stringify(wanted)})`;
    while (!(await page.evaluate<boolean>(isThere))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await choose('Start');
  const round = page.locator('.rounds .of');
  while (!(await round.innerText()).includes('Round 2')) {
    await offers(page).first().waitFor();
    const isTurn = (await question(page).innerText()).includes('Your turn');
    await choose(isTurn ? 'Pass' : '');
    await settle(page);
    if ((await page.locator('.info .leaving').count()) > 0) await choose('Pass anyway');
  }
});

test('a choice in a picture works as a button for the keyboard', async () => {
  const { page } = await openTable({ lists: 'yes' });
  await page.locator('.picture [data-choice]').first().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.trail li').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.locator('.trail li').count()).toBe(0);
});

test('pointing at a component describes it, and the help explains the icons', async () => {
  const { page } = await openTable();
  await page.locator('.picture-map [data-ref="sector:22"]').first().hover();
  expect(await page.locator('.glance').innerText()).toMatch(/Sector 22\s+Collection domes: 2/);
  await page.mouse.move(0, 0);
  expect(await page.locator('.glance').innerText()).toBe('');
  await page.keyboard.press('?');
  const help = page.locator('dialog');
  await help.locator('summary', { hasText: 'Action area' }).click();
  expect(await help.locator('desc').textContent()).toContain('opens when your helium-3 marker');
  expect(await help.innerText()).toContain('You win with the most points after seven rounds.');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await help.count()).toBe(0);
});

test('the question has the focus at first and after the list is closed', async () => {
  const { page } = await openTable();
  const focused = (): Promise<string> => page.evaluate('document.activeElement.tagName');
  await expect.poll(focused, { timeout: LONGEST_WAIT }).toBe('H2');
  await page.keyboard.press('a');
  expect(await focused()).toBe('BUTTON');
  await page.keyboard.press('Escape');
  await expect.poll(focused, { timeout: LONGEST_WAIT }).toBe('H2');
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect.poll(focused, { timeout: LONGEST_WAIT }).toBe('H2');
  // The first Escape closes the list and keeps the chosen steps; the next one undoes a step.
  for (let click = 0; (await page.locator('.trail').count()) === 0; click += 1) await clickAbout(page, click, 1);
  await settle(page);
  const steps = await page.locator('.step').count();
  if (await page.locator('.tray').isVisible()) await page.keyboard.press('a');
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  expect(await page.locator('.tray').isVisible()).toBe(false);
  expect(await page.locator('.step').count()).toBe(steps);
  await page.keyboard.press('Escape');
  expect(await page.locator('.step').count()).toBeLessThan(steps);
});

test('a choice that appears under the mouse is previewed once the mouse moves', async () => {
  const { page } = await openTable();
  await page.locator('.closing .proposal').click();
  await settle(page);
  const box = must(await page.locator('.picture-hand [data-choice]').first().boundingBox());
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await page.mouse.up();
  await settle(page);
  await page.mouse.move(box.x + 24, box.y + 34);
  await page.locator('.info p').first().waitFor();
});

test('a click plans a card, and a second click takes it back', async () => {
  const { page } = await openTable();
  await page.locator('.closing .proposal').click();
  await settle(page);
  const choices = page.locator('.picture-hand [data-choice]');
  const ids = await Promise.all([0, 1].map((at) => choices.nth(at).getAttribute('data-choice')));
  for (const id of ids) {
    await page.locator(`.picture-hand [data-choice="${id}"]`).focus();
    await press(page, 'Enter');
  }
  await page.locator(`.picture-area [data-ref="${ids[0]}"]`).click();
  await settle(page);
  const card = ids[1]?.replace('card:', '');
  expect((await actionsOf(page)).slice(1)).toMatchObject([{ type: 'planCard', card }]);
});

test('a click on a rival marker takes the choice below it', async () => {
  const { page } = await openPlay();
  await page.locator('.card-first .start').click();
  await question(page).waitFor();
  await page.locator('.closing .proposal').click();
  for (const card of ['carbon2', 'energy2', 'scientist1']) {
    await settle(page);
    await page.locator(`.picture-hand [data-choice="card:diamond-${card}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await settle(page);
  await page.getByRole('button', { name: 'Finish planning' }).click();
  await settle(page);
  // Luna has advanced on this track before the first turn.
  const box = must(await page.locator('[data-choice="trackSpace:minerva:2"]').boundingBox());
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await settle(page);
  const moved = { type: 'advance', company: 'minerva' };
  expect((await actionsOf(page)).slice(-4, -1)).toMatchObject([{ type: 'useResources' }, moved, moved]);
});

test('a solo player finishes planning with the last card and can undo it', async () => {
  const { page } = await openTable();
  await press(page, 'Enter', '1', '1', '1');
  await asked(page, 'Your turn');
  await page.keyboard.press('u');
  await asked(page, 'Plan your cards');
  const planned = (await actionsOf(page)).flatMap((action) => ('card' in action ? [action.card] : []));
  await page.locator(`.picture-area [data-ref="card:${planned[0]}"]`).click();
  await settle(page);
  expect(await question(page).innerText()).toBe('Plan your cards');
  expect((await actionsOf(page)).slice(1)).toMatchObject([{ card: planned[1] }, { card: planned[2] }]);
});

test('the table is available as text', async () => {
  const { page } = await openTable();
  await page.keyboard.press('v');
  const text = await page.locator('dialog').innerText();
  expect(text).toContain('Table as text');
  expect(text).toMatch(/Sector 22.*Collection domes: 2/i);
  // Every component once, and the state of each player.
  for (const part of ['Round 1 of 7', 'Scores so far', 'Pieces left: 5', 'Share value: ', 'Ana. Coins: '])
    expect(text).toContain(part);
  expect(text.match(/^Display slot 12\b/gm)).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});

test('letter keys pass, undo and redo', async () => {
  const { page } = await openTable();
  await press(page, 'Enter', '1', '1', '1');
  await asked(page, 'Your turn');
  const { length } = await actionsOf(page);
  await page.keyboard.press('p');
  await page.locator('.info .leaving').click();
  await asked(page, 'Pick up');
  await page.keyboard.press('u');
  expect((await actionsOf(page)).length).toBe(length);
  await page.keyboard.press('y');
  await asked(page, 'Pick up');
});

test('pointing at a choice shows its cost and effect', async () => {
  const { page } = await openTable({ lists: 'yes' });
  await takeUntil(page, 'Your turn');
  const marker = offers(page).filter({ hasText: 'bonus marker' });
  await marker.click();
  const tile = offers(page).filter({ hasText: 'Scientist tile · 1 coin' });
  await tile.hover();
  expect(await page.locator('.info').innerText()).toMatch(/−1 coin\s+price\s+\+1 tile/);
  await page.mouse.move(0, 0);
  expect(await page.locator('.info').innerText()).toBe('');
  await tile.focus();
  expect(await page.locator('.info').innerText()).toContain('+1 tile');
});

test('an illegal click shows the rule and its source, in English and French', async () => {
  const { page } = await openTable({ lists: 'yes' });
  const sector = page.locator('.picture-map [data-ref="sector:14"]');
  await sector.click();
  const refusal = page.locator('.refusal');
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(
    /Not allowed: You must start the resting decks .*SETUP-42 · rulebook, set-up pages/s,
  );
  await fromMenuLanguage(page, 'fr');
  await sector.click();
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(/Impossible\s:.*SETUP-42 · règles, pages de mise en place/s);
});

async function fromMenuLanguage(page: Page, code: string): Promise<void> {
  await openMenu(page);
  await page.locator('.menu-sheet select').selectOption(code);
  await page.locator(`.play[lang=${code}]`).waitFor();
}

test('actions can be undone and redone, and a reload keeps the game', async () => {
  const { page } = await openTable({ lists: 'yes' }, 30);
  const before = await actionsOf(page);
  // Only the first line, because a reload discards the chosen steps.
  const heading = async (): Promise<string | undefined> => (await question(page).innerText()).split('\n')[0];
  const prompt = await heading();
  await page.getByRole('button', { name: 'Undo' }).click();
  const after = await actionsOf(page);
  expect(after).toEqual(before.slice(0, after.length));
  expect(after.length).toBeLessThan(before.length);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await actionsOf(page)).toEqual(before);
  await page.reload();
  await question(page).waitFor();
  expect(await heading()).toBe(prompt);
});

test('single-key shortcuts can be switched off', async () => {
  const { page } = await openTable({ letters: 'no' });
  await page.keyboard.press('v');
  await page.keyboard.press('Enter');
  await asked(page, 'Plan your cards');
  expect(await page.locator('dialog').count()).toBe(0);
});

test('a replay shows earlier positions, and the game can be continued from one', async () => {
  const { page } = await openTable({ lists: 'yes' }, 30);
  await settle(page);
  const now = await page.locator('.picture-map svg').innerHTML();
  await fromMenu(page, 'Replay');
  const slider = page.getByRole('slider');
  await slider.fill('5');
  await settle(page);
  expect(await page.locator('.picture-map svg').innerHTML()).not.toBe(now);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await offers(page).first().waitFor();
  expect((await actionsOf(page)).length).toBeGreaterThanOrEqual(5);
});

test('a game can be played in French', async () => {
  const { page } = await openWithList();
  await page.getByLabel('Language').selectOption('fr');
  await page.getByRole('button', { name: /^Contre Luna/ }).click();
  expect(await question(page).innerText()).toMatch(/^Constituez vos piles/);
  expect(await page.title()).toBe('Jouer à Skymines | skymines-rules');
  await clickAbout(page, 4, 60);
  expect((await page.locator('.log-turn').allTextContents()).join()).toMatch(/planifie|avance|place un pion|passe/);
  expect(await violations(page)).toEqual([]);
});

test('the table is readable in every theme', async () => {
  const { page } = await openTable({ lists: 'yes' }, 30);
  for (const theme of ['light', 'dark', 'contrast']) {
    await openMenu(page);
    await page.locator(`.menu-sheet input[value=${theme}]`).check();
    expect(await page.locator('.play').getAttribute('data-theme')).toBe(theme);
    expect(await violations(page), theme).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('moves are animated, except with reduced motion', async () => {
  // On a busy machine, an animation may have ended before the test can look for it.
  const counting = `{ const { animate } = Element.prototype; globalThis.animations = 0;
    Element.prototype.animate = function (...how) { globalThis.animations += 1; return animate.apply(this, how); }; }`;
  const act = async (page: Page): Promise<number> => {
    await atTable(page);
    await page.evaluate(counting);
    for (let n = 0; n < 3; n += 1) await takeFirst(page);
    await settle(page);
    return page.evaluate<number>('globalThis.animations');
  };
  const calm = { lists: 'yes', pace: 'calm' };
  expect(await act((await openPlay({}, calm)).page)).toBe(0);
  expect(await act((await openPlay({ reducedMotion: 'no-preference' }, calm)).page)).toBeGreaterThan(0);
});

test('a hint shows the action of a bot and can play it', async () => {
  const { page } = await openTable({ lists: 'yes' });
  const before = (await actionsOf(page)).length;
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.info .main').click();
  expect((await actionsOf(page)).length).toBe(before + 1);
});
