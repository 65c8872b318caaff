import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { DE } from '../../docs/play/words/de.ts';
import { EN } from '../../docs/play/words/en.ts';
import { FR } from '../../docs/play/words/fr.ts';
import type { CreateGameOptions, Session } from '../../src/entries/index.ts';
import { violations } from '../kit/axe.ts';
import { fromMenu, openPlay, playedTo, question, resume, settle, stored, storedGame } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

const SOLO = { players: ['Ana'], luna: { level: 1 }, seed: 'links' };
const PAIR = { players: ['Ana', 'Ben'], seed: 'links' };

/** Plays a game for this many actions, or to its end. */
const played = (options: CreateGameOptions, most = Number.POSITIVE_INFINITY): Session =>
  playedTo(options, (_, { actions }) => actions.length >= most);

const gameOf = (session: Session, seating: object = {}): string => stored(session, { hands: 'hidden', ...seating });

const linkOf = (url: string, game: string): string =>
  `${url}play/#game=${deflateRawSync(Buffer.from(game)).toString('base64url')}`;

/** Returns `true` if no other element covers this one. */
const isOnTop = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  })()`);

test('sharing a finished game copies the link and offers a picture in the final scene', async () => {
  const { page, url } = await openPlay();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await resume(page, gameOf(played(SOLO)));
  await page.locator('.scene').getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain(`${url}play/#game=`);
  expect(await isOnTop(page, '.share-card')).toBe(true);
  expect(await violations(page)).toEqual([]);
  const save = page.getByRole('button', { name: 'Save picture' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('skymines.png');
});

test('the final scene shows the link if the browser refuses to copy it', async () => {
  const { page } = await openPlay();
  await page.addInitScript(`Clipboard.prototype.write = () => Promise.reject(new Error('refused'));`);
  await resume(page, gameOf(played(SOLO)));
  await page.locator('.scene').getByRole('button', { name: 'Share', exact: true }).click();
  const address = page.locator('.share input');
  await address.waitFor();
  expect(await page.evaluate<string>('getSelection().toString()')).toBe(await address.inputValue());
  expect(await isOnTop(page, '.share input')).toBe(true);
});

test('the link is selected if the browser refuses to copy it', async () => {
  const { page } = await openPlay();
  await page.addInitScript(`Clipboard.prototype.write = () => Promise.reject(new Error('refused'));`);
  await resume(page, gameOf(played(SOLO, 20)));
  await fromMenu(page, 'Share as a link');
  await page.locator('div.share', { hasText: 'Your browser did not copy the link.' }).waitFor();
  const link = await page.locator('.share input').inputValue();
  expect(await page.evaluate<string>('getSelection().toString()')).toBe(link);
  expect(await page.locator('div.share').innerText()).toContain('hidden cards included');
});

test('a link to a finished game opens at the first move and hides later moves and the result', async () => {
  const session = played(SOLO);
  const totals = session.score().map(({ total }) => total);
  const { page, url } = await openPlay();
  await page.goto(linkOf(url, gameOf(session)));
  await question(page).filter({ hasText: 'Replay' }).waitFor();
  const moves = page.locator('.move:visible');
  const isHidden = async (): Promise<void> => {
    await settle(page);
    expect(await page.locator('.verdict').count()).toBe(0);
    expect(await page.locator('.order').innerText()).not.toMatch(new RegExp(totals.join('|')));
    expect(await page.locator('.moves').innerText()).not.toContain(totals.join(' : '));
    expect(await page.locator('.veil').innerText()).toBe('Not shown yet');
  };
  await isHidden();
  expect(await page.locator('.move:visible, .round-name:visible').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await isHidden();
  const slider = page.getByRole('slider');
  await slider.fill('60');
  await isHidden();
  const reached = await moves.count();
  expect(reached).toBeGreaterThan(5);
  // Moves that were reached stay visible.
  await slider.fill('0');
  await isHidden();
  expect(await moves.count()).toBe(reached);
  await page.getByRole('button', { name: 'See the result' }).click();
  const verdict = page.locator('h2.verdict');
  const told = await verdict.innerText();
  await settle(page);
  await page.reload();
  expect(await verdict.innerText()).toBe(told);
  await page.locator('.scene').getByRole('button', { name: 'Replay' }).click();
  await settle(page);
  expect(await page.locator('.veil').count()).toBe(0);
});

test('the final scoring names no winner until it is over, and Enter skips the rest', async () => {
  const { page, url } = await openPlay({ reducedMotion: 'no-preference' }, { pace: 'calm' });
  await page.goto(linkOf(url, gameOf(played(SOLO))));
  await page.getByRole('button', { name: 'See the result' }).waitFor();
  // The scene is loaded when it is needed. A mutation observer reads it before its first frame.
  const first = await page.evaluate<string>(`new Promise((resolve) => {
    const texts = () => ['.final-title', '.final-total'].map((each) => document.querySelector(each)?.textContent);
    const look = () => { if (!texts().includes(undefined)) resolve(texts().join('')); };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    document.querySelector('.player-row button:last-child:not(.steps *)').click();
  })`);
  expect(first).toBe('Final scoring0');
  await page.keyboard.press('Enter');
  await page.locator('h2.verdict').waitFor();
  expect(await page.locator('.final-controls').count()).toBe(0);
});

test('a turn link greets its recipient until the cards are shown, even after a reload', async () => {
  const { page, url } = await openPlay();
  const session = playedTo(PAIR, ({ kind }, { actions }) => kind === 'turn' && actions.length >= 8);
  await page.goto(linkOf(url, gameOf(session)));
  const greeting = question(page).filter({ hasText: /^(Ana|Ben) sent you the turn\. You are (Ana|Ben)\.$/ });
  await greeting.waitFor();
  expect(await page.getByRole('button', { name: 'Send turn as link' }).count()).toBe(0);
  await page.reload();
  await greeting.waitFor();
  await page.getByRole('button', { name: /^I am/ }).click();
  await question(page).filter({ hasText: 'Your turn' }).waitFor();
  await settle(page);
  await page.waitForTimeout(50);
  await page.reload();
  await question(page).filter({ hasText: 'Pass the screen' }).waitFor();
});

test("a link to a game on this device keeps that game's settings for bots and hands", async () => {
  const { page, url } = await openPlay();
  await resume(page, gameOf(played(PAIR, 20)));
  const longer = played(PAIR, 30);
  await page.goto(linkOf(url, gameOf(longer, { hands: 'open', bots: [{ seat: 0, level: 'easy' }] })));
  await page.waitForFunction(
    `JSON.parse(localStorage.getItem('skymines-rules:game')).record.actions.length >= ${longer.actions.length}`,
  );
  expect(await storedGame(page)).toMatchObject({ hands: 'hidden', bots: [], record: { actions: longer.actions } });
  // Another game uses the sender's settings.
  const other = { ...PAIR, seed: 'other' };
  await page.goto(linkOf(url, gameOf(played(other, 20), { hands: 'open' })));
  await page.waitForFunction(`localStorage.getItem('skymines-rules:game').includes('"seed":"other"')`);
  expect(await storedGame(page)).toMatchObject({ hands: 'open' });
  // A game that was set aside keeps its settings too.
  await page.goto(linkOf(url, gameOf(played(PAIR, 40), { hands: 'open', bots: [{ seat: 0, level: 'easy' }] })));
  await page.waitForFunction(`localStorage.getItem('skymines-rules:game').includes('"seed":"links"')`);
  expect(await storedGame(page)).toMatchObject({ hands: 'hidden', bots: [] });
});

test.each([EN, FR, DE])('the message about a game set aside names the menu and its item (%#)', (words) => {
  expect(words.putAside).toContain(`${words.menu} > ${words.newGame}`);
});
