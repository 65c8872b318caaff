import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { rules } from '../../src/entries/index.ts';
import { violations } from '../kit/axe.ts';
import { actionsOf, asked, openGame, openPlay, playedTo, question, settle, stored, storedGame } from './playing.ts';
import { isOnScreen, leave, PHONE, type Visit } from './visit.ts';

afterAll(leave);

const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
const openPhone = (): Promise<Visit> => openPlay(ON_PHONE);

/** Starts the suggested game and plays to its planning phase. */
async function toPlanning(page: Page): Promise<void> {
  await page.locator('.begin').tap();
  await page.locator('.closing .proposal').tap();
  await asked(page, 'Plan your cards');
  await settle(page);
}

/** Plans three cards, which leads to the first turn. */
async function toTurn(page: Page): Promise<void> {
  await toPlanning(page);
  for (const _ of [1, 2, 3]) await tapFirst(page, '.picture-hand [data-choice]');
  await asked(page, 'Your turn');
  await settle(page);
}

async function tapFirst(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().tap();
  await settle(page);
}

test('one tap plans a card, and a tap on any other choice previews it first', async () => {
  const { page } = await openPhone();
  await toPlanning(page);
  const before = (await actionsOf(page)).length;
  for (const planned of [1, 2]) {
    await tapFirst(page, '.picture-hand [data-choice]');
    expect((await actionsOf(page)).length).toBe(before + planned);
  }
  await tapFirst(page, '.closing .offer');
  expect((await actionsOf(page)).length).toBe(before + 2);
  await page.locator('.info .main').tap();
  await asked(page, 'Your turn');
});

test('all playable hand cards are on the screen', async () => {
  const { page } = await openPhone();
  await toPlanning(page);
  const cards = await page.locator('.picture-hand [data-choice]').all();
  expect(cards.length).toBeGreaterThan(5);
  for (const card of cards) expect(await isOnScreen(card)).toBe(true);
});

test('a hint is a single text beside its button, both on the screen, and a tap expands it if it is too long', async () => {
  const { page } = await openPhone();
  await toTurn(page);
  await page.locator('.hint').tap();
  const told = page.locator('.info .told');
  await told.waitFor();
  await settle(page);
  expect(await told.locator('p').count()).toBeGreaterThan(1);
  // The sentences flow as one text, not in columns.
  const displays = await page.evaluate<string[]>(
    `[...document.querySelectorAll('.info .told > p')].map((line) => getComputedStyle(line).display)`,
  );
  expect(new Set(displays)).toEqual(new Set(['inline']));
  expect(await isOnScreen(told)).toBe(true);
  expect(await isOnScreen(page.locator('.info .main'))).toBe(true);
  const isCut = `(() => { const { scrollHeight, clientHeight } = document.querySelector('.told'); return scrollHeight > clientHeight + 4; })()`;
  expect(await page.evaluate(isCut)).toBe(true);
  await page.locator('.grow').tap();
  expect(await page.evaluate(isCut)).toBe(false);
});

test('the tab of all choices lists them and stays open until another tab is tapped', async () => {
  const { page } = await openPhone();
  await toTurn(page);
  await page.locator('[data-tab="list"]').last().tap();
  await settle(page);
  expect(await page.locator('.tray .offer:visible').count()).toBeGreaterThan(0);
  await page.locator('[data-tab="bonus"]').last().tap();
  await settle(page);
  expect(await page.locator('.tray .offer:visible').count()).toBe(0);
  expect(await page.locator('.picture-bonus svg:visible').count()).toBe(1);
});

test('the news about other players is shown beside the question', async () => {
  const { page } = await openPhone();
  await toTurn(page);
  await page.getByRole('button', { name: 'Pass' }).tap();
  await page.locator('.info .leaving').tap();
  await asked(page, 'Pick up');
  await settle(page);
  await tapFirst(page, '.picture-area [data-choice]');
  await page.locator('.info .main').tap();
  await page.locator('.closing .proposal').tap();
  const news = page.locator('.pills');
  await news.waitFor();
  expect(await isOnScreen(news)).toBe(true);
  expect(await isOnScreen(question(page))).toBe(true);
  expect(await violations(page)).toEqual([]);
});

test('every tab opens its part of the table, shows the number of choices and is large enough for a finger', async () => {
  const { page } = await openPhone();
  await toTurn(page);
  const tabs = page.locator('.tabs button');
  for (const tab of await tabs.all()) {
    const { width = 0, height = 0 } = (await tab.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await tab.tap();
    await settle(page);
    const zone = await tab.getAttribute('data-tab');
    const shown = page.locator(`.zone-${zone}`);
    if ((await shown.count()) === 0) continue;
    expect(await isOnScreen(shown)).toBe(true);
    const count = await shown.locator('[data-choice]').count();
    expect(Number((await tab.getAttribute('data-count')) ?? 0)).toBe(count);
  }
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
});

test('the tab with a choice opens automatically', async () => {
  const session = playedTo(
    { players: ['Ana'], luna: { level: 0 }, seed: 'tabs' },
    ({ kind }, { legalActions }) => kind === 'research' && legalActions(0).length > 1,
  );
  const { page } = await openGame(stored(session), ON_PHONE);
  await page.locator('.picture-plans [data-choice]').first().waitFor();
  expect(await page.locator('.tabs [data-tab="plans"]').getAttribute('aria-pressed')).toBe('true');
});

test('the menu and messages close with their button or with Escape', async () => {
  const { page } = await openPhone();
  await toPlanning(page);
  const menu = page.locator('.bar .menu');
  const sheet = page.locator('.menu-sheet');
  await menu.tap();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  expect(await sheet.isVisible()).toBe(false);
  await menu.tap();
  await page.keyboard.press('Escape');
  expect(await sheet.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.info .main').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('.message').getByRole('button', { name: 'Close' }).tap();
  expect(await page.locator('.info').innerText()).toBe('');
});

test('the start page has margins, a heading and a link to the home page', async () => {
  const { page, url } = await openPhone();
  for (const thing of [page.locator('h1'), page.locator('.intro'), page.locator('.begin'), page.locator('.note')]) {
    const { x = 0, width = 0 } = (await thing.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(16);
    expect(x + width).toBeLessThanOrEqual(PHONE.width - 16);
  }
  expect(await page.locator('h1').innerText()).toBe('Play Skymines');
  expect(await isOnScreen(page.locator('h1'))).toBe(true);
  await page.getByRole('link', { name: 'Skymines' }).tap();
  await page.waitForURL(url);
});

test('your coins, markers and shares are always on the screen, in portrait and landscape', async () => {
  const { page } = await openPhone();
  const sides = [PHONE, { width: PHONE.height, height: PHONE.width }];
  const expectPurse = async (): Promise<void> => {
    const { record } = await storedGame(page);
    const player = rules.recordAt(record, record.actions.length).players[0];
    for (const viewport of sides) {
      await page.setViewportSize(viewport);
      await settle(page);
      expect(await isOnScreen(page.locator('.purse'), viewport)).toBe(true);
      const shown = await page.locator('.purse li .spoken').allInnerTexts();
      expect(shown.slice(0, 2).map(Number.parseFloat)).toEqual([player?.coins, player?.markers]);
      expect(shown).toHaveLength(7);
    }
    await page.setViewportSize(PHONE);
    await settle(page);
  };
  await toTurn(page);
  await expectPurse();
  for (const tab of ['bonus', 'plans', 'rivals', 'log']) {
    await page.locator(`.tabs [data-tab="${tab}"]`).tap();
    expect(await isOnScreen(page.locator('.purse'))).toBe(true);
  }
  await page.getByRole('button', { name: 'Pass' }).tap();
  await page.locator('.info .leaving').tap();
  await asked(page, 'Pick up');
  await expectPurse();
  expect(await page.locator('.purse').innerText()).toMatch(/coins?.*bonus markers?.*Skymine Resources: \d+ shares?/s);
});
