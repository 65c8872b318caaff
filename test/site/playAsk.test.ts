import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type Action, rules, type Session } from '../../src/entries/index.ts';
import { must } from '../kit/must.ts';
import { actionsOf, asked, openGame, question, settle, stored } from './playing.ts';
import { leave, PHONE, type Visit, type VisitOptions } from './visit.ts';

afterAll(leave);

/** Returns a game against Luna in which the player has planned these cards, or still plans if there are none. */
function gameWith(...cards: readonly string[]): Session {
  const session = rules.createSession({ players: ['Ana'], luna: { level: 1 }, seed: 'clicks' });
  const planned = [...cards];
  for (;;) {
    const prompt = must(session.pending()[0]);
    const legal = session.legalActions();
    if (prompt.kind === 'turn' || (prompt.kind === 'planning' && cards.length === 0)) return session;
    const card = prompt.kind === 'planning' ? planned.shift() : undefined;
    const isWanted = (action: Action): boolean =>
      card === undefined ? action.type === 'confirmPlan' : action.type === 'planCard' && action.card.endsWith(card);
    session.dispatch(must(prompt.kind === 'planning' ? legal.find(isWanted) : legal[0]));
  }
}

async function open(session: Session, options: VisitOptions = {}): Promise<Visit> {
  const visited = await openGame(stored(session), options);
  await settle(visited.page);
  return visited;
}

/** Returns the class of the zone with the focus, or of the button outside any zone. */
const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const at = document.activeElement;
    return at.closest('.zone')?.className ?? at.className;
  })()`);

test('a click on a space that several cards can pay for asks for the card', async () => {
  const { page } = await open(gameWith('minerals1', 'titanium1', 'titanium2'));
  const before = (await actionsOf(page)).length;
  await page.locator('[data-choice="trackSpace:skymine:3"]').dispatchEvent('click');
  await asked(page, 'Which card pays?');
  await settle(page);
  // The other card would waste a unit.
  expect(await page.locator('.picture-area [data-choice]').count()).toBe(2);
  expect(await page.locator('.closing .route .term-icon').count()).toBe(2);
  await page.locator('.picture-area [data-choice$="minerals1"]').dispatchEvent('click');
  await settle(page);
  const taken = (await actionsOf(page)).slice(before, before + 2);
  expect(taken).toEqual([
    { type: 'useResources', seat: 0, cards: ['diamond-minerals1'] },
    { type: 'advance', seat: 0, company: 'skymine' },
  ]);
});

test('the first Tab of a turn reaches a card, and the map after energy is chosen', async () => {
  const { page } = await open(gameWith('energy2', 'minerals1', 'scientist1'));
  await question(page).focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('zone-area');
  await page.locator('.picture-area [data-choice$="energy2"]').dispatchEvent('click');
  await settle(page);
  await question(page).focus();
  await page.keyboard.press('Tab');
  // The chosen step and the Back button come first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('zone-map');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('step');
});

const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

test.each([
  ['a mouse', {}],
  ['a finger', ON_PHONE],
])('PLAN-6 finishing the planning without cards needs a confirmation, with %s', async (_, options) => {
  const { page } = await open(gameWith(), options);
  const before = (await actionsOf(page)).length;
  const finish = page.locator('.closing .offer.leaving');
  await finish.focus();
  await page.keyboard.press('Enter');
  await page.locator('.info', { hasText: 'Finish without cards?' }).waitFor();
  // The same key does not confirm it.
  await page.keyboard.press('Enter');
  expect((await actionsOf(page)).length).toBe(before);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await asked(page, 'Your turn');
});

test('on a phone the pictures stay in place during a tap, and a tap beside a small choice takes it', async () => {
  const { page } = await open(gameWith('minerals1', 'titanium1', 'titanium2'), ON_PHONE);
  const stage = async (): Promise<unknown> => page.locator('.picture-map').boundingBox();
  const before = await stage();
  const { x, y, width, height } = must(
    await page.locator('[data-choice="trackSpace:minerva:3"]').first().boundingBox(),
  );
  expect(width).toBeLessThan(24);
  await page.touchscreen.tap(x + width + 14, y + height / 2);
  await page.locator('.info .main').waitFor();
  await settle(page);
  expect(await stage()).toEqual(before);
});

test('at the start of a turn only own cards and markers glow, and pointing at a choice tells its points', async () => {
  const { page } = await open(gameWith('minerals1', 'titanium1', 'titanium2'));
  const rings = page.locator('.picture .sm-is-choice .halo');
  expect(await rings.count()).toBe(await page.locator('.picture-area .sm-is-choice .halo').count());
  expect(await page.locator('.supply').isVisible()).toBe(true);
  // A card in the hand cannot be chosen now, so it does not light up.
  await page.locator('.picture-hand [data-ref^="card:"]').first().hover();
  expect(await page.locator('.is-pointed').count()).toBe(0);
  await page.locator('.picture-area [data-choice$="titanium2"]').click();
  await settle(page);
  expect(await rings.count()).toBeLessThanOrEqual(12);
  await page.locator('.picture-lanes [data-choice^="trackSpace"]').last().hover({ force: true });
  expect(await page.locator('.worth .term-points').innerText()).toMatch(/[+−]?\d+ points?/);
  expect(await page.locator('.picture-lanes .ghost').count()).toBe(1);
  await page.locator('.table').evaluate((table) => table.classList.add('has-no-points'));
  expect(await page.locator('.term-points:visible, .points-pill:visible').count()).toBe(0);
});

test('passing with usable cards needs a confirmation', async () => {
  const { page } = await open(gameWith('minerals1', 'titanium1'));
  const before = (await actionsOf(page)).length;
  await page.keyboard.press('p');
  await page.locator('.info', { hasText: 'Passing leaves 2 face-up cards unused.' }).waitFor();
  await page.keyboard.press('Enter');
  expect((await actionsOf(page)).length).toBe(before);
  await page.getByRole('button', { name: 'Pass anyway' }).click();
  await settle(page);
  expect((await actionsOf(page))[before]).toEqual({ type: 'pass', seat: 0 });
});
