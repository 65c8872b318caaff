import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { clickAbout, offers, openPlay, question, storedGame } from './playing.ts';
import { leave, violations } from './visit.ts';

afterAll(leave);

/** Begins the game that is offered first, and plays so many clicks. */
async function atTable(page: Page, clicks = 0): Promise<void> {
  await page.locator('.begin').click();
  await question(page).waitFor();
  if (clicks > 0) await clickAbout(page, 1, clicks);
}

async function actionsOf(page: Page): Promise<readonly unknown[]> {
  return (await storedGame(page)).record.actions;
}

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.menu summary').click();
  await page.locator('.sheet').getByRole('button', { name }).click();
}

test('keys alone begin a game and finish its first round', async () => {
  const { page, errors } = await openPlay();
  const press = async (wanted: string): Promise<void> => {
    const isThere = `document.activeElement.matches('.begin, .ask .offer, .ask .main') && document.activeElement.innerText.startsWith(${JSON.stringify(wanted)})`;
    while (!(await page.evaluate<boolean>(isThere))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await press('Play now');
  const log = page.locator('.log');
  while (!(await log.innerText()).includes('Round 2')) {
    await offers(page).first().waitFor();
    const isTurn = (await question(page).innerText()).includes('take an action');
    await press(isTurn ? 'Pass' : '');
  }
  expect(errors).toEqual([]);
});

test('a place in a picture is a button for the keyboard', async () => {
  const { page } = await openPlay();
  await atTable(page);
  await page.locator('.picture [data-choice]').first().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.trail li').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.locator('.trail li').count()).toBe(0);
});

test('who points at anything reads what it is, and every picture tells what its signs mean', async () => {
  const { page } = await openPlay();
  await atTable(page);
  await page.locator('.picture-board [data-ref="sector:22"]').first().hover();
  expect(await page.locator('.glance').innerText()).toMatch(/Sector 22\s+Collection domes: 2/);
  await page.mouse.move(0, 0);
  expect(await page.locator('.glance').innerText()).toBe('');
  await page.locator('.picture-own .legend summary').click();
  expect(await page.locator('.picture-own .legend desc').textContent()).toContain('opens when the helium-3 marker');
});

test('a card that is planned already is told as such a thing, not refused', async () => {
  const { page } = await openPlay();
  await atTable(page);
  while (!(await question(page).innerText()).includes('plan cards')) await offers(page).first().click();
  await offers(page).first().click();
  await offers(page).first().click();
  await page.locator('.picture-own [data-ref="card:diamond-carbon2"]').first().click();
  await page.locator('.info p').first().waitFor();
  expect(await page.locator('.info').innerText()).not.toContain('not in your hand');
});

test('who points at a choice reads what it costs and what will happen', async () => {
  const { page } = await openPlay();
  await atTable(page);
  await toFirstTurn(page);
  const marker = offers(page).filter({ hasText: 'bonus marker' });
  await marker.click();
  const tile = offers(page).filter({ hasText: 'Scientist tile · 1 coin' });
  await tile.hover();
  expect(await page.locator('.info').innerText()).toContain('ays 1 coin');
  await page.mouse.move(0, 0);
  expect(await page.locator('.info').innerText()).toBe('');
  await tile.focus();
  expect(await page.locator('.info').innerText()).toContain('eserves the scientist tile');
});

/** Plays to the first turn: three starting decks, three planned cards. */
async function toFirstTurn(page: Page): Promise<void> {
  while (!(await question(page).innerText()).includes('take an action')) {
    await offers(page).first().click();
    await offers(page).first().waitFor();
  }
}

test('what is not allowed is explained by its rule, in both languages', async () => {
  const { page, errors } = await openPlay();
  await atTable(page);
  const sector = page.locator('.picture-board [data-ref="sector:14"]');
  await sector.click();
  const refusal = page.locator('.refusal');
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(
    /Not allowed: You must begin the resting decks .*SETUP-42 · rulebook, set-up pages/s,
  );
  await fromMenuLanguage(page, 'fr');
  await sector.click();
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(/Non autorisé :.*SETUP-42 · règles, pages de mise en place/s);
  expect(errors).toEqual([]);
});

async function fromMenuLanguage(page: Page, code: string): Promise<void> {
  await page.locator('.menu summary').click();
  await page.locator('.settings select').first().selectOption(code);
  await page.locator(`.play[lang=${code}]`).waitFor();
}

test('a game is undone and redone, and is still there after a visit', async () => {
  const { page } = await openPlay();
  await atTable(page, 60);
  const before = await actionsOf(page);
  const asked = await question(page).innerText();
  await page.getByRole('button', { name: 'Undo' }).click();
  const after = await actionsOf(page);
  expect(after).toEqual(before.slice(0, after.length));
  expect(after.length).toBeLessThan(before.length);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await actionsOf(page)).toEqual(before);
  await page.reload();
  await page.getByRole('button', { name: 'Go on with your game' }).click();
  expect(await question(page).innerText()).toBe(asked);
});

test('a game is saved as a file and loaded from it', async () => {
  const { page } = await openPlay();
  await atTable(page, 40);
  const [download] = await Promise.all([page.waitForEvent('download'), fromMenu(page, 'Save as a file')]);
  const saved = await readFile(await download.path(), 'utf8');
  const other = (await openPlay()).page;
  const load = async (name: string, text: string): Promise<void> => {
    const [chooser] = await Promise.all([
      other.waitForEvent('filechooser'),
      other.getByRole('button', { name: 'Load a file' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await load('broken.json', saved.replace(/"seed":"[^"]*"/, '"seed":"another"'));
  await other.getByRole('alert').waitFor();
  await load('game.json', saved);
  await question(other).waitFor();
  expect(await actionsOf(other)).toEqual(await actionsOf(page));
});

test('a link holds a game', async () => {
  const { page } = await openPlay();
  await atTable(page, 40);
  await fromMenu(page, 'Share as a link');
  const link = await page.locator('.share input').inputValue();
  const other = (await openPlay()).page;
  await other.goto(link);
  await other.reload();
  await question(other).waitFor();
  expect(await actionsOf(other)).toEqual(await actionsOf(page));
});

test('a replay shows every position, and the game can go on from one', async () => {
  const { page } = await openPlay();
  await atTable(page, 60);
  await page.locator('.pictures:not([aria-busy])').waitFor();
  const now = await page.locator('.picture-board svg').innerHTML();
  await fromMenu(page, 'Replay');
  const slider = page.getByRole('slider');
  await slider.fill('5');
  await page.locator('.pictures:not([aria-busy])').waitFor();
  expect(await page.locator('.picture-board svg').innerHTML()).not.toBe(now);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await offers(page).first().waitFor();
  expect((await actionsOf(page)).length).toBeGreaterThanOrEqual(5);
});

test('a game is played in French', async () => {
  const { page, errors } = await openPlay();
  await page.locator('.settings select').first().selectOption('fr');
  await page.getByRole('button', { name: 'Jouer' }).click();
  expect(await question(page).innerText()).toMatch(/^Vous devez/);
  await clickAbout(page, 4, 60);
  expect(await page.locator('.log').innerText()).toMatch(/planifie|avance|place un pion|passe/);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(['light', 'dark', 'contrast'])('the colours %s can be read', async (theme) => {
  const { page } = await openPlay();
  await atTable(page, 30);
  await page.locator('.menu summary').click();
  await page.locator('.settings select').nth(1).selectOption(theme);
  expect(await violations(page)).toEqual([]);
});

test('what happens moves, unless the visitor wants no motion', async () => {
  const moving = `document.getAnimations().filter(({ effect }) => effect.target.closest('.play')).length`;
  const act = async (page: Page): Promise<number> => {
    await atTable(page);
    for (let n = 0; n < 3; n += 1) await offers(page).first().click();
    await page.locator('.pictures:not([aria-busy])').waitFor();
    return page.evaluate<number>(moving);
  };
  expect(await act((await openPlay()).page)).toBe(0);
  expect(await act((await openPlay({ reducedMotion: 'no-preference' })).page)).toBeGreaterThan(0);
});

test('a hint shows what a bot would do, and does it', async () => {
  const { page, errors } = await openPlay();
  await atTable(page);
  const before = (await actionsOf(page)).length;
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.info .main').click();
  expect((await actionsOf(page)).length).toBe(before + 1);
  expect(errors).toEqual([]);
});
