import { afterAll, expect, test } from 'vitest';
import { chooseGreedily } from '../../src/bots.ts';
import type { Action, WarningCode } from '../../src/index.ts';
import { rules } from '../../src/index.ts';
import { clickAbout, offers, openPlay, question, storedGame } from './playing.ts';
import { leave, type Visit } from './visit.ts';

afterAll(leave);

/** A game of one person and Luna, as the page stores it, up to a turn in which some action wastes something. */
function gameUpTo(code: WarningCode): string {
  for (let seed = 0; ; seed += 1) {
    const session = rules.createSession({ players: ['Ana'], luna: { level: 0 }, seed: `${code} ${seed}` });
    while (!session.isOver()) {
      const [prompt] = session.pending();
      const seat = prompt?.seat ?? 0;
      const state = session.getState();
      const wastes = (action: Action): boolean => rules.warnings(state, action).some((each) => each.code === code);
      if (prompt?.kind === 'turn' && seat === 0 && session.legalActions(0).some(wastes)) {
        return JSON.stringify({
          record: session.record(),
          bots: [],
          hands: 'open',
          components: 'shipped',
          campaign: null,
        });
      }
      session.dispatch(chooseGreedily(rules, session.getView(seat), seat));
    }
  }
}

/** Goes on with such a game, and asks where a bonus marker could go. */
async function atMarkers(code: WarningCode): Promise<Visit> {
  const visited = await openPlay();
  const { page } = visited;
  await page.evaluate(`localStorage.setItem('skymines-rules:game', ${JSON.stringify(gameUpTo(code))})`);
  await page.reload();
  await page.getByRole('button', { name: 'Go on with your game' }).click();
  await offers(page).filter({ hasText: 'bonus marker' }).click();
  return visited;
}

test('a choice that only blocks a space says so, on its button and in the picture', async () => {
  const { page, errors } = await atMarkers('noReward');
  const blocking = await offers(page).filter({ hasText: 'only blocks' }).allInnerTexts();
  expect(blocking.length).toBeGreaterThan(0);
  for (const label of blocking) expect(label).toMatch(/majority · only blocks the space$/);
  const marked = page.locator('.picture-board [data-choice][aria-label*="no use"][data-choice*="ajority"]');
  expect(await marked.count()).toBe(blocking.length);
  expect(errors).toEqual([]);
});

test('a hint tells its reason, and who plans a card reads what it will be good for', async () => {
  const { page } = await openPlay();
  await page.locator('.begin').click();
  while (!(await question(page).innerText()).includes('plan cards')) await offers(page).first().click();
  const message = page.locator('.info');
  await page.getByRole('button', { name: 'Hint' }).click();
  await message.locator('.main').waitFor();
  expect(await message.innerText()).toContain('It plans strong cards');
  const energy = offers(page)
    .filter({ hasText: /^Energy/ })
    .first();
  await energy.hover();
  expect(await message.innerText()).toContain('In your turn: found outposts');
  await energy.click();
  expect(await page.locator('.ask .help').innerText()).toContain('In your turn: found outposts');
});

test('what a choice does to somebody else is told with a name', async () => {
  const { page } = await openPlay();
  await page.locator('.begin').click();
  while ((await offers(page).filter({ hasText: 'Finish planning' }).count()) === 0) await offers(page).first().click();
  await offers(page).filter({ hasText: 'Finish planning' }).hover();
  expect(await page.locator('.info').innerText()).toContain('Luna: gets a face-down card in each of slots');
});

test('what others did since the last turn is told after the page was opened again, too', async () => {
  const { page } = await openPlay();
  await page.locator('.begin').click();
  await question(page).waitFor();
  const told = page.locator('.meanwhile');
  for (let clicks = 0; (await told.innerText()) === ''; clicks += 1) {
    await offers(page)
      .nth(clicks % 2 === 0 ? 0 : (await offers(page).count()) - 1)
      .click();
    await page.locator('.ask .offer, .ask .main').first().waitFor();
  }
  const before = await told.innerText();
  await storedGame(page);
  await page.reload();
  await page.getByRole('button', { name: 'Go on with your game' }).click();
  await question(page).waitFor();
  expect(await told.innerText()).toBe(before);
});

test('two tabs put aside the game of each other', async () => {
  const { page, errors } = await openPlay();
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab.locator('.begin').click();
    await clickAbout(tab, 1, 8);
  }
  const { record } = await storedGame(other);
  for (const tab of [page, other, page]) {
    await tab.bringToFront();
    await clickAbout(tab, 2, 4);
    await storedGame(tab);
  }
  await page.reload();
  await page.locator('.begin').waitFor();
  expect(await page.locator('.shelf li').count()).toBe(1);
  await page.locator('.shelf li').getByRole('button').first().click();
  await question(page).waitFor();
  const resumed = await storedGame(page);
  expect(resumed.record.options.seed).toBe(record.options.seed);
  expect(resumed.record.actions.length).toBeGreaterThan(record.actions.length);
  expect(errors).toEqual([]);
});

test('the button of a bonus space says what it gives, and when', async () => {
  const { page } = await atMarkers('noReward');
  const destroy = offers(page).filter({ hasText: /^Destroy/ });
  expect(await destroy.locator('small').innerText()).toBe('2 coins more than the destroyed card costs');
  const tile = offers(page).filter({ hasText: /^Scientist tile/ });
  expect(await tile.locator('small').innerText()).toBe('Scientist tile for the next round');
});

test('a button that comes under a mouse at rest says nothing by itself', async () => {
  const { page } = await openPlay();
  await page.locator('.begin').click();
  await offers(page).first().click();
  await page.waitForTimeout(200);
  expect(await page.locator('.info').innerText()).toBe('');
});
