import { afterAll, expect, test } from 'vitest';
import { chooseGreedily } from '../../src/entries/bots.ts';
import { createSession, type Session } from '../../src/entries/index.ts';
import { violations } from '../kit/axe.ts';
import { fromMenu, openGame, openMenu, openPlay, openTable, resume, stored } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

/** Returns a game in which Ana is the last to plan. */
function lastToPlan(): Session {
  const session = createSession({ players: ['Ana', 'Ben'], seed: 'moments' });
  for (let pending = session.pending(); pending.length > 0; pending = session.pending()) {
    const other = pending.find(({ seat }) => seat === 1);
    if (other === undefined && pending[0]?.kind === 'planning') break;
    const { seat } = other ?? pending[0] ?? { seat: 0 };
    session.dispatch(chooseGreedily(session.getView(seat), seat));
  }
  const card = session.legalActions(0).find(({ type }) => type === 'planCard');
  if (card !== undefined) session.dispatch(card);
  return session;
}

const WITH_BOT = { bots: [{ seat: 1, level: 'fast' }] };

test('all planned cards are revealed together, Space keeps them open, and a click closes them', async () => {
  const { page } = await openGame(stored(lastToPlan(), WITH_BOT), {}, { pace: 'calm' });
  await page.evaluate(`new MutationObserver(() => {
    if (document.querySelector('.moment-place')) document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  }).observe(document.querySelector('.moments'), { childList: true })`);
  await page.getByRole('button', { name: 'Finish planning' }).click();
  const band = page.locator('.reveal-moment');
  await band.waitFor();
  expect(await page.locator('.moments').innerText()).toMatch(/^Cards up\. /);
  expect(await band.locator('.reveal-column').count()).toBe(2);
  await page.mouse.click(640, 400);
  await band.waitFor({ state: 'detached' });
});

test('nothing is announced at once or without motion', async () => {
  for (const settings of [{ pace: 'atOnce' }, { pace: 'calm', motion: 'no' }]) {
    const { page } = await openGame(stored(lastToPlan(), WITH_BOT), {}, settings);
    await page.evaluate(`new MutationObserver(() => { window.isAnnounced = true; })
      .observe(document.querySelector('.moments'), { childList: true })`);
    await page.getByRole('button', { name: 'Finish planning' }).click();
    await page.locator('.asked h2', { hasNotText: 'Plan' }).first().waitFor();
    expect(await page.evaluate('window.isAnnounced')).toBeUndefined();
  }
});

test('the table stays playable without the parts that cannot be loaded', async () => {
  const { page } = await openPlay({ ignored: /ERR_FAILED/ }, { pace: 'calm' });
  await page.route(/(moments|endScene|replay|sheets|tablePicture|tableParts)-[^/]+\.js$/, (route) => route.abort());
  await resume(page, stored(lastToPlan(), WITH_BOT));
  await page.getByRole('button', { name: 'Finish planning' }).click();
  await page.locator('.asked h2', { hasNotText: 'Plan' }).first().waitFor();
  await fromMenu(page, 'Replay');
  await page.locator('.message', { hasText: 'could not be loaded' }).waitFor();
});

test('the menu has switches that keep their values, and key M turns the sound on', async () => {
  const { page } = await openTable();
  const sound = page.getByRole('switch', { name: 'Sound' });
  await page.keyboard.press('m');
  await openMenu(page);
  expect(await sound.getAttribute('aria-checked')).toBe('true');
  await page.getByRole('switch', { name: 'Motion' }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openMenu(page);
  expect(await page.getByRole('switch', { name: 'Motion' }).getAttribute('aria-checked')).toBe('false');
});
