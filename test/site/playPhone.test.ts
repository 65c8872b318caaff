import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { offers, openPlay, question, storedGame } from './playing.ts';
import { leave, PHONE, type Visit, violations } from './visit.ts';

afterAll(leave);

const openPhone = (): Promise<Visit> => openPlay({ viewport: PHONE, hasTouch: true, isMobile: true });

/** Begins the game that is offered first and goes on to its planning phase. */
async function toPlanning(page: Page): Promise<void> {
  await page.locator('.begin').tap();
  await question(page).waitFor();
  while (!(await question(page).innerText()).includes('plan cards')) await tapFirst(page);
}

/** Chooses what is offered first, and confirms it where that is asked. */
async function tapFirst(page: Page): Promise<void> {
  await offers(page).first().tap();
  const confirm = page.locator('.info .main');
  if ((await confirm.count()) > 0) await confirm.tap();
  await page.locator('.pictures:not([aria-busy])').waitFor();
}

/** Whether all of it lies within the screen. */
async function isOnScreen(thing: Locator): Promise<boolean> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  return x >= 0 && y >= 0 && x + width <= PHONE.width && y + height <= PHONE.height;
}

test('a card is planned with two taps, and only finishing is left, as the main button', async () => {
  const { page, errors } = await openPhone();
  await toPlanning(page);
  const before = (await storedGame(page)).record.actions.length;
  for (const planned of [1, 2]) {
    await offers(page).first().tap();
    expect(await page.locator('.info .main').count()).toBe(0);
    await offers(page).first().tap();
    expect((await storedGame(page)).record.actions.length).toBe(before + planned);
  }
  // One slot is left: the card is enough.
  await offers(page).first().tap();
  expect((await storedGame(page)).record.actions.length).toBe(before + 3);
  expect(await offers(page).allInnerTexts()).toEqual(['Finish planning']);
  expect(await page.locator('.ask .main').count()).toBe(1);
  // Whatever else is tapped tells first what it does.
  await page.locator('.ask .main').tap();
  await page.locator('.info .main').tap();
  expect(await question(page).innerText()).toContain('take an action');
  expect(errors).toEqual([]);
});

test('all cards of the hand that can be chosen are on the screen', async () => {
  const { page } = await openPhone();
  await page.locator('.begin').tap();
  await question(page).waitFor();
  for (let decks = 0; decks < 4; decks += 1) {
    await page.locator('.pictures:not([aria-busy])').waitFor();
    const cards = await page.locator('.picture-own [data-choice]').all();
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(await isOnScreen(card)).toBe(true);
    await tapFirst(page);
  }
});

test('what others have done stands over the question, until one acts again', async () => {
  const { page } = await openPhone();
  await toPlanning(page);
  const news = page.locator('.meanwhile');
  expect(await news.innerText()).toBe('Round 1: Ana is first player');
  while (!(await news.innerText()).includes('Luna:')) await tapFirst(page);
  await question(page).waitFor();
  await page.locator('.pictures:not([aria-busy])').waitFor();
  expect(await news.innerText()).toMatch(/^Luna: /);
  expect(await isOnScreen(news)).toBe(true);
  expect(await isOnScreen(question(page))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).tap();
  expect(await news.innerText()).toBe('');
});

const SMALLEST = `Math.min(...[...document.querySelectorAll('.is-large text')].map(
  (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
))`;

test('every picture opens larger with letters that can be read, and closes again', async () => {
  const { page } = await openPhone();
  await toPlanning(page);
  const tabs = page.locator('.tabs button');
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).tap();
    const larger = page.locator('.picture.is-shown').getByRole('button', { name: 'Larger' });
    expect(await isOnScreen(larger)).toBe(true);
    await larger.tap();
    expect(await page.evaluate<number>(SMALLEST)).toBeGreaterThanOrEqual(10.9);
    const close = page.locator('.is-large').getByRole('button', { name: 'Close' });
    expect(await isOnScreen(close)).toBe(true);
    await close.tap();
    expect(await page.locator('.is-large').count()).toBe(0);
  }
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
});

/** In the picture that is shown: how much wider it is than its frame, and how large the smallest letters in its choices are. */
const SHOWN = `(() => {
  const holder = document.querySelector('.picture.is-shown .holder');
  const letters = [...holder.querySelectorAll('[data-ref]:has(> [data-choice]) text')].map(
    (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
  );
  return { over: holder.scrollWidth - holder.clientWidth, smallest: Math.min(...letters) };
})()`;

test('no picture is wider than the screen, and what can be chosen in it can be read', async () => {
  const { page } = await openPhone();
  await toPlanning(page);
  while (!(await question(page).innerText()).includes('take an action')) await tapFirst(page);
  await offers(page).filter({ hasText: 'bonus marker' }).tap();
  await page.locator('.pictures:not([aria-busy])').waitFor();
  const tabs = page.locator('.tabs button');
  const found: { over: number; smallest: number }[] = [];
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).tap();
    found.push(await page.evaluate(SHOWN));
  }
  expect(found.map(({ over }) => over)).toEqual(found.map(() => 0));
  const smallest = found.map((each) => each.smallest).filter(Number.isFinite);
  expect(smallest.length).toBeGreaterThan(0);
  expect(Math.min(...smallest)).toBeGreaterThanOrEqual(8.9);
});

test('the pictures are drawn anew when the screen becomes wide', async () => {
  const { page, errors } = await openPlay({ viewport: PHONE });
  await page.locator('.begin').click();
  await page.locator('.pictures:not([aria-busy]) .is-shown svg').first().waitFor();
  const width = `document.querySelector('.picture-board svg')?.viewBox.baseVal.width ?? 0`;
  await page.locator('.tabs').getByRole('button', { name: 'The Moon' }).click();
  expect(await page.evaluate<number>(width)).toBeLessThan(600);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.picture-tracks svg').waitFor();
  expect(await page.evaluate<number>(width)).toBeGreaterThan(1000);
  expect(errors).toEqual([]);
});

test('the menu and a message have a button that closes them, and Escape does too', async () => {
  const { page } = await openPhone();
  await toPlanning(page);
  const menu = page.locator('.menu');
  const sheet = menu.locator('.sheet');
  await menu.locator('summary').tap();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  expect(await sheet.isVisible()).toBe(false);
  await menu.locator('summary').tap();
  await page.keyboard.press('Escape');
  expect(await sheet.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.info .main').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('.message').getByRole('button', { name: 'Close' }).tap();
  expect(await page.locator('.info').innerText()).toBe('');
});

test('on a desktop every picture is one click away, and the question stays', async () => {
  const { page } = await openPlay({ viewport: { width: 1440, height: 900 } });
  await page.locator('.begin').click();
  await question(page).waitFor();
  for (const name of ['Company tracks', 'Luna', 'The Moon']) {
    await page.locator('.tabs').getByRole('button', { name }).click();
    const title = page.locator('.picture.is-shown');
    const { y } = (await title.boundingBox()) ?? { y: -1 };
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(600);
    const asked = (await question(page).boundingBox()) ?? { y: -1 };
    expect(asked.y).toBeGreaterThan(0);
    expect(asked.y).toBeLessThan(300);
  }
  // The button that enlarges a picture covers nothing of it.
  for (const picture of await page.locator('.picture').all()) {
    const button = await picture.getByRole('button', { name: 'Larger' }).boundingBox();
    const drawing = await picture.locator('.holder').first().boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(drawing?.y ?? 0);
  }
});

test('the tab of the picture that the page turns to is in sight', async () => {
  const { page } = await openPhone();
  await toPlanning(page);
  const tabs = page.locator('.tabs button');
  await tabs.last().tap();
  await tapFirst(page);
  const shown = page.locator('.tabs [aria-pressed="true"]');
  expect(await shown.innerText()).toBe('Ana');
  expect(await isOnScreen(shown)).toBe(true);
});
