import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LONGEST_WAIT } from '../kit/chromium.ts';
import { must } from '../kit/must.ts';
import {
  begin,
  clickAbout,
  fromMenu,
  offers,
  openPlay,
  openWithList,
  prefer,
  question,
  settle,
  storedGame,
  takeFirst,
} from './playing.ts';
import { leave, violations } from './visit.ts';

afterAll(leave);

/** Begins the game that is offered first, and plays so many clicks. */
async function atTable(page: Page, clicks = 0): Promise<void> {
  await page.locator('.begin').click();
  await question(page).waitFor();
  if (clicks > 0) await clickAbout(page, 1, clicks);
}

/** Plays until somebody else is asked, who opens the link. */
async function sendTurn(page: Page, other: Page): Promise<string> {
  const send = page.getByRole('button', { name: 'Send turn as link' });
  for (let step = 0; step < 300 && (await send.count()) === 0; step += 1) await clickAbout(page, step, 1);
  expect(await send.count()).toBe(1);
  const name = /to (\w+)/.exec(await question(page).innerText())?.[1] ?? '';
  // Before the link is made, the sender reads what is in it.
  expect(await page.locator('.idle').innerText()).toContain('A turn link contains all hidden cards.');
  await send.click();
  await other.goto(await page.locator('.share input').inputValue());
  const sender = name === 'Ana' ? 'Ben' : 'Ana';
  await question(other)
    .filter({ hasText: `${sender} sent you the turn. You are ${name}.` })
    .waitFor();
  return name;
}

async function actionsOf(page: Page): Promise<readonly unknown[]> {
  return (await storedGame(page)).record.actions;
}

test('keys alone begin a game and finish its first round', async () => {
  const { page, errors } = await openWithList();
  const press = async (wanted: string): Promise<void> => {
    const isThere = `document.activeElement.matches('.begin, .ask .offer, .closing .main') && document.activeElement.innerText.startsWith(${JSON.stringify(wanted)})`;
    while (!(await page.evaluate<boolean>(isThere))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await press('Play now');
  const log = page.locator('.log');
  while (!(await log.innerText()).includes('Round 2')) {
    await offers(page).first().waitFor();
    const isTurn = (await question(page).innerText()).includes('Your turn');
    await press(isTurn ? 'Pass' : '');
  }
  expect(errors).toEqual([]);
});

test('a place in a picture is a button for the keyboard', async () => {
  const { page } = await openWithList();
  await atTable(page);
  await page.locator('.picture [data-choice]').first().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.trail li').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.locator('.trail li').count()).toBe(0);
});

test('who points at anything reads what it is, and the help tells what the signs mean', async () => {
  const { page } = await openPlay();
  await atTable(page);
  await page.locator('.picture-map [data-ref="sector:22"]').first().hover();
  expect(await page.locator('.glance').innerText()).toMatch(/Sector 22\s+Collection domes: 2/);
  await page.mouse.move(0, 0);
  expect(await page.locator('.glance').innerText()).toBe('');
  await page.keyboard.press('?');
  const help = page.locator('dialog');
  await help.locator('summary', { hasText: 'Action area' }).click();
  expect(await help.locator('desc').textContent()).toContain('opens when the helium-3 marker');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await help.count()).toBe(0);
});

test('the keyboard begins at the question, and is back there when the list is closed', async () => {
  const { page } = await openPlay();
  await atTable(page);
  const focused = (): Promise<string> => page.evaluate('document.activeElement.tagName');
  await expect.poll(focused, { timeout: LONGEST_WAIT }).toBe('H2');
  await page.keyboard.press('a');
  expect(await focused()).toBe('BUTTON');
  await page.keyboard.press('Escape');
  await expect.poll(focused, { timeout: LONGEST_WAIT }).toBe('H2');
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect.poll(focused, { timeout: LONGEST_WAIT }).toBe('H2');
  // What is begun stays when a list that somebody has opened is closed, and goes with the next Escape.
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

test('a choice that comes under the mouse by a click is foretold when the mouse moves', async () => {
  const { page } = await openPlay();
  await atTable(page);
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

test('a click plans a card, and another one takes it back', async () => {
  const { page } = await openPlay();
  await atTable(page);
  await page.locator('.closing .proposal').click();
  await settle(page);
  const choices = page.locator('.picture-hand [data-choice]');
  const ids = await Promise.all([0, 1].map((at) => choices.nth(at).getAttribute('data-choice')));
  for (const id of ids) {
    await page.locator(`.picture-hand [data-choice="${id}"]`).focus();
    await page.keyboard.press('Enter');
    await settle(page);
  }
  await page.locator(`.picture-area [data-ref="${ids[0]}"]`).click();
  await settle(page);
  const card = ids[1]?.replace('card:', '');
  expect((await actionsOf(page)).slice(1)).toMatchObject([{ type: 'planCard', card }]);
});

test('a choice under the marker of a rival is chosen by a click on the marker', async () => {
  const { page } = await openPlay();
  await page.getByRole('button', { name: 'Learn by playing' }).click();
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

test('a card is dragged to the slot that somebody wants', async () => {
  const { page } = await openPlay();
  await atTable(page);
  await page.keyboard.press('Enter');
  await settle(page);
  const from = await page.locator('.picture-hand [data-choice^="card:"]').first().boundingBox();
  const to = await page.locator('.picture-area [data-ref="actionSlot:0:3"]').first().boundingBox();
  if (from === null || to === null) throw new Error('no card or no slot');
  await page.mouse.move(from.x + 12, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await settle(page);
  expect((await actionsOf(page)).slice(1)).toMatchObject([{ type: 'planCard', slot: 3 }]);
});

test('alone, the last planned card ends the planning, and Undo leads back into it', async () => {
  const { page } = await openPlay();
  await atTable(page);
  for (const key of ['Enter', '1', '1', '1']) {
    await page.keyboard.press(key);
    await settle(page);
  }
  await page.locator('.asked h2', { hasText: 'Your turn' }).waitFor();
  await page.keyboard.press('u');
  await page.locator('.asked h2', { hasText: 'Plan your cards' }).waitFor();
  const planned = (await storedGame(page)).record.actions.flatMap((action) => ('card' in action ? [action.card] : []));
  await page.locator(`.picture-area [data-ref="card:${planned[0]}"]`).click();
  await settle(page);
  expect(await question(page).innerText()).toBe('Plan your cards');
  expect((await actionsOf(page)).slice(1)).toMatchObject([{ card: planned[1] }, { card: planned[2] }]);
});

test('the table is read in words', async () => {
  const { page } = await openPlay();
  await atTable(page);
  await page.keyboard.press('v');
  const text = await page.locator('dialog').innerText();
  expect(text).toContain('Table as text');
  expect(text).toMatch(/Sector 22.*Collection domes: 2/i);
  // What lies there, each thing once, and how everybody stands.
  for (const told of ['Round 1 of 7', 'Scores so far', 'Pieces left: 5', 'Share value: ', 'Ana. Coins: '])
    expect(text).toContain(told);
  expect(text.match(/^Display slot 12\b/gm)).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});

test('keys do what the buttons do', async () => {
  const { page } = await openPlay();
  await atTable(page);
  await page.keyboard.press('Enter');
  await settle(page);
  for (const key of ['1', '1', '1']) {
    await page.keyboard.press(key);
    await settle(page);
  }
  await page.locator('.asked h2', { hasText: 'Your turn' }).waitFor();
  const { length } = await actionsOf(page);
  await page.keyboard.press('p');
  await page.locator('.asked h2', { hasText: 'Pick up' }).waitFor();
  await page.keyboard.press('u');
  expect((await actionsOf(page)).length).toBe(length);
  await page.keyboard.press('y');
  await page.locator('.asked h2', { hasText: 'Pick up' }).waitFor();
});

test('who points at a choice reads what it costs and what will happen', async () => {
  const { page } = await openWithList();
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
  while (!(await question(page).innerText()).includes('Your turn')) {
    await takeFirst(page);
  }
}

test('what is not allowed is explained by its rule, in both languages', async () => {
  const { page, errors } = await openWithList();
  await atTable(page);
  const sector = page.locator('.picture-map [data-ref="sector:14"]');
  await sector.click();
  const refusal = page.locator('.refusal');
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(
    /Not allowed: You must begin the resting decks .*SETUP-42 · rulebook, set-up pages/s,
  );
  await fromMenuLanguage(page, 'fr');
  await sector.click();
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(/Non autorisé\s:.*SETUP-42 · règles, pages de mise en place/s);
  expect(errors).toEqual([]);
});

async function fromMenuLanguage(page: Page, code: string): Promise<void> {
  await page.locator('.menu summary').click();
  await page.locator('.menu .sheet select').first().selectOption(code);
  await page.locator(`.play[lang=${code}]`).waitFor();
}

test('a game is undone and redone, and is still there after a visit', async () => {
  const { page } = await openWithList();
  await atTable(page, 60);
  const before = await actionsOf(page);
  // Without what is begun, which no visit keeps.
  const heading = async (): Promise<string | undefined> => (await question(page).innerText()).split('\n')[0];
  const asked = await heading();
  await page.getByRole('button', { name: 'Undo' }).click();
  const after = await actionsOf(page);
  expect(after).toEqual(before.slice(0, after.length));
  expect(after.length).toBeLessThan(before.length);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await actionsOf(page)).toEqual(before);
  await page.reload();
  await question(page).waitFor();
  expect(await heading()).toBe(asked);
});

test('a game is saved as a file and loaded from it', async () => {
  const { page } = await openWithList();
  await atTable(page, 40);
  const [download] = await Promise.all([page.waitForEvent('download'), fromMenu(page, 'Save as a file')]);
  const saved = await readFile(await download.path(), 'utf8');
  const other = (await openWithList()).page;
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
  const { page } = await openWithList();
  await atTable(page, 40);
  await fromMenu(page, 'Share as a link');
  const link = await page.locator('.share input').inputValue();
  const other = (await openWithList()).page;
  await other.goto(link);
  await other.reload();
  await question(other).waitFor();
  expect(await actionsOf(other)).toEqual(await actionsOf(page));
});

test('the turn of somebody else is sent as a link, and comes back as another one', async () => {
  const one = (await openPlay()).page;
  await begin(one, { 'Seat 2': 'person', Luna: 'none' });
  const other = (await openPlay()).page;
  const first = await sendTurn(one, other);
  expect(await actionsOf(other)).toEqual(await actionsOf(one));
  await other.getByRole('button', { name: `I am ${first}` }).click();
  const second = await sendTurn(other, one);
  expect([first, second].sort()).toEqual(['Ana', 'Ben']);
  await one.getByRole('button', { name: `I am ${second}` }).waitFor();
  expect(await actionsOf(one)).toEqual(await actionsOf(other));
  await fromMenu(one, 'New game');
  expect(await one.locator('.shelf li').count()).toBe(0);
});

test('a link that would fill the memory is refused', async () => {
  const { page, url, errors } = await openPlay();
  const bomb = deflateRawSync(Buffer.alloc(20_000_000)).toString('base64url');
  await page.goto('about:blank');
  await page.goto(`${url}play/#game=${bomb}`);
  expect(await page.getByRole('alert').innerText()).toContain('too long');
  expect(errors).toEqual([]);
});

test('keys of one letter can be switched off', async () => {
  const { page } = await openPlay();
  await prefer(page, { letters: 'no' });
  await atTable(page);
  await page.keyboard.press('v');
  await page.keyboard.press('Enter');
  await page.locator('.asked h2', { hasText: 'Plan your cards' }).waitFor();
  expect(await page.locator('dialog').count()).toBe(0);
});

test('a replay shows every position, and the game can go on from one', async () => {
  const { page } = await openWithList();
  await atTable(page, 60);
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

test('a game is played in French', async () => {
  const { page, errors } = await openWithList();
  await page.getByLabel('Language').selectOption('fr');
  await page.getByRole('button', { name: 'Jouer' }).click();
  expect(await question(page).innerText()).toMatch(/^Constituez vos piles/);
  await clickAbout(page, 4, 60);
  expect(await page.locator('.log').innerText()).toMatch(/planifie|avance|place un pion|passe/);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(['light', 'dark', 'contrast'])('the colours %s can be read', async (theme) => {
  const { page } = await openWithList();
  await atTable(page, 30);
  await page.locator('.menu summary').click();
  await page.locator('.menu .settings select').first().selectOption(theme);
  expect(await violations(page)).toEqual([]);
});

test('what happens moves, unless the visitor wants no motion', async () => {
  const moving = `document.getAnimations().filter(({ effect }) => effect.target.closest('.play')).length`;
  const act = async (page: Page): Promise<number> => {
    await atTable(page);
    for (let n = 0; n < 3; n += 1) await takeFirst(page);
    await settle(page);
    return page.evaluate<number>(moving);
  };
  expect(await act((await openWithList()).page)).toBe(0);
  expect(await act((await openWithList({ reducedMotion: 'no-preference' })).page)).toBeGreaterThan(0);
});

test('a hint shows what a bot would do, and does it', async () => {
  const { page, errors } = await openWithList();
  await atTable(page);
  const before = (await actionsOf(page)).length;
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.info .main').click();
  expect((await actionsOf(page)).length).toBe(before + 1);
  expect(errors).toEqual([]);
});
