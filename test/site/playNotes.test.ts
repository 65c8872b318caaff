import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { COMPANIES } from '../../src/components/ids.ts';
import type { Action, GameState, Prompt, Session, WarningCode } from '../../src/entries/index.ts';
import { defaultContent, rules } from '../../src/entries/index.ts';
import { LONGEST_WAIT } from '../kit/chromium.ts';
import { must } from '../kit/must.ts';
import {
  actionsOf,
  clickAbout,
  fromMenu,
  offers,
  openGame,
  openTable,
  playedTo,
  question,
  settle,
  stored,
  storedGame,
  takeFirst,
  takeUntil,
} from './playing.ts';
import { leave, type Visit } from './visit.ts';

afterAll(leave);

/** Returns a stored solo game at the first decision that `isWanted` accepts. */
function gameUpTo(name: string, isWanted: (session: Session, prompt: Prompt) => boolean): string {
  for (let seed = 0; ; seed += 1) {
    const options = { players: ['Ana'], luna: { level: 0 }, seed: `${name} ${seed}` };
    const session = playedTo(options, (prompt, at) => prompt.seat === 0 && isWanted(at, prompt));
    if (!session.isOver()) return stored(session);
  }
}

/** Opens a stored game with the list of choices. */
const openListed = (game: string): Promise<Visit> => openGame(game, {}, { lists: 'yes' });

/** Opens a stored game at a decision of this kind, with the list of choices. */
const openAt = (kind: Prompt['kind'], name: string = kind): Promise<Visit> =>
  openListed(gameUpTo(name, (_, prompt) => prompt.kind === kind));

/** Returns a stored solo game at the first decision of this kind in a round. */
const inRound = (round: number, kind: Prompt['kind']): string =>
  gameUpTo(`round ${round}`, ({ getState }, prompt) => prompt.kind === kind && getState().round === round);

/** Opens the choice of bonus spaces in a turn with an action that has this warning. */
async function atMarkers(code: WarningCode): Promise<Visit> {
  const wasteful = gameUpTo(code, (session, { kind }) => {
    const wastes = (action: Action): boolean =>
      rules.warnings(session.getState(), action).some((each) => each.code === code);
    return kind === 'turn' && session.legalActions(0).some(wastes);
  });
  const visited = await openListed(wasteful);
  await offers(visited.page).filter({ hasText: 'bonus marker' }).click();
  return visited;
}

/** Returns the state of the stored game. */
async function stateOf(page: Page): Promise<GameState> {
  return rules.replay((await storedGame(page)).record);
}

test('a choice that only blocks a space is labelled so, on its button and in the picture', async () => {
  const { page } = await atMarkers('noReward');
  const blocking = await offers(page).filter({ hasText: 'only blocks' }).allInnerTexts();
  expect(blocking.length).toBeGreaterThan(0);
  for (const label of blocking) expect(label).toMatch(/majority · only blocks the space$/);
  const marked = page.locator('.picture-bonus [data-choice][aria-label*="only blocks"][data-choice*="ajority"]');
  expect(await marked.count()).toBe(blocking.length);
});

test('a hint shows its reason, and pointing at a card in planning shows its uses', async () => {
  const { page } = await openTable({ lists: 'yes' });
  await takeUntil(page, 'Plan your cards');
  const message = page.locator('.info');
  await page.getByRole('button', { name: 'Hint' }).click();
  await message.locator('.main').waitFor();
  expect(await message.innerText()).toContain('It plans strong cards');
  const energy = offers(page)
    .filter({ hasText: /^Energy/ })
    .first();
  await energy.hover();
  expect(await message.innerText()).toContain("On your turn: build a company's outposts");
});

test('a barrier has a button that pays it and shows the price', async () => {
  const { page } = await openAt('barrier');
  const beside = page.locator('.closing .offer');
  expect(await beside.allInnerTexts()).toEqual([
    expect.stringMatching(/^Advance on the \w+ track · \d coins?/),
    expect.stringMatching(/^Stop at the barrier/),
  ]);
  const { length } = await actionsOf(page);
  await beside.first().click();
  expect((await actionsOf(page))[length]).toMatchObject({ type: 'advance', seat: 0 });
});

test('END-1, END-2: picking up a deck in the last round shows that no round follows', async () => {
  const noteIn = async (round: number): Promise<string> =>
    (await openListed(inRound(round, 'pickUp'))).page.locator('.idle').innerText();
  expect(await noteIn(7)).toContain('Last round.');
  expect(await noteIn(6)).toContain('for the next round');
});

test('PASS-3 to PASS-5, END-2: the last pass asks for no resting decks, and a finished game can only be viewed', async () => {
  const { page } = await openListed(inRound(7, 'turn'));
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Pass anyway' }).click();
  await page.locator('.scene .verdict').first().waitFor();
  const types = (await actionsOf(page)).map(({ type }) => type);
  expect(types.slice(types.lastIndexOf('pass'))).toContain('pickUpDeck');
  await fromMenu(page, 'New game');
  // A finished game cannot be continued.
  expect(await page.locator('.continue').count()).toBe(0);
  await page.getByRole('button', { name: 'See your last game' }).click();
  await page.locator('.scene .verdict').first().waitFor();
});

test('Enter plays a hint while the list is open, and closing the hint returns the focus to the question', async () => {
  const { page } = await openAt('turn', 'advised');
  const tag = (): Promise<string> => page.evaluate('document.activeElement.tagName');
  const before = (await actionsOf(page)).length;
  await offers(page).last().focus();
  await page.keyboard.press('h');
  await page.locator('.info .main').waitFor();
  await expect.poll(tag, { timeout: LONGEST_WAIT }).toBe('H2');
  await page.locator('.message .close').focus();
  await page.keyboard.press('Enter');
  await expect.poll(tag, { timeout: LONGEST_WAIT }).toBe('H2');
  expect(await page.locator('.info').innerText()).toBe('');
  await page.keyboard.press('h');
  await page.locator('.info .main').waitFor();
  await expect.poll(tag, { timeout: LONGEST_WAIT }).toBe('H2');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await actionsOf(page)).length, { timeout: LONGEST_WAIT }).toBeGreaterThan(before);
  // Screen readers announce the action.
  expect(await page.locator('.spoken[role="status"]').textContent()).not.toBe('');
});

test('the effect of a choice on another player is shown with the name', async () => {
  const { page } = await openTable({ lists: 'yes' });
  while ((await offers(page).filter({ hasText: 'Finish planning' }).count()) === 0) await takeFirst(page);
  await offers(page).filter({ hasText: 'Finish planning' }).hover();
  expect(await page.locator('.info').innerText()).toContain('Luna: gets a face-down card in each of slots');
});

test('the news since the last turn is still shown after a reload', async () => {
  const { page } = await openTable({ lists: 'yes' });
  const news = page.locator('.pills');
  for (let clicks = 0; (await news.count()) === 0; clicks += 1) await clickAbout(page, clicks, 1);
  const before = await news.innerText();
  await storedGame(page);
  await page.reload();
  await question(page).waitFor();
  // The points of earlier turns are read after the page has been drawn.
  await expect.poll(() => news.innerText(), { timeout: LONGEST_WAIT }).toBe(before);
});

test('the log shows the pawn of the acting seat and icons for what it did', async () => {
  const { page } = await openListed(inRound(2, 'planning'));
  await page.locator('.log-turn').first().waitFor();
  const lines = page.locator('.log li[data-seat]');
  expect(await lines.count()).toBeGreaterThan(3);
  expect(await lines.locator('.log-line > .pawn').count()).toBe(await lines.count());
  expect(await lines.locator('.sign svg').count()).toBeGreaterThan(await lines.count());
  const names = await page.locator('.log-turn').allTextContents();
  expect(String(names)).toMatch(/Luna: turns up card .* See it in the replay/);
});

test('the button of a bonus space shows what it gives and when', async () => {
  const { page } = await atMarkers('noReward');
  const destroy = offers(page).filter({ hasText: /^Destroy/ });
  expect(await destroy.locator('small').innerText()).toBe("Gives: 2 coins more than the destroyed card's printed cost");
  const tile = offers(page).filter({ hasText: /^Scientist tile/ });
  expect(await tile.locator('small').innerText()).toBe('In the next round: Scientist 1');
});

test('a button that appears under a resting mouse shows no preview', async () => {
  const { page } = await openTable({ lists: 'yes' });
  await takeFirst(page);
  await page.waitForTimeout(200);
  expect(await page.locator('.info').innerText()).toBe('');
});

test('a company shows the number of places in reach, which is the number that can be entered', async () => {
  const game = gameUpTo('energy', (session, { kind }) => {
    return kind === 'turn' && session.legalActions(0).some(({ type }) => type === 'useEnergy');
  });
  const { page } = await openListed(game);
  await offers(page).filter({ hasText: 'energy cards' }).click();
  const state = await stateOf(page);
  for (const label of await offers(page).allInnerTexts()) {
    const company = COMPANIES.find((each) => label.toLowerCase().startsWith(each));
    if (company === undefined) throw new Error(`No company: ${label}`);
    const after = rules.reduce(state, { type: 'useEnergy', seat: 0, company });
    const sectors = new Set(
      rules.legalActions(after, 0).flatMap((each) => (each.type === 'occupy' && 'sector' in each ? [each.sector] : [])),
    );
    const reach = sectors.size === 1 ? '1 place within reach' : `${sectors.size} places within reach`;
    expect(label).toContain(sectors.size === 0 ? 'Nothing within reach' : reach);
  }
});

test('advancing on a track shows the distance to the next share', async () => {
  const { page } = await openAt('units');
  const state = await stateOf(page);
  const labels = await offers(page).allInnerTexts();
  let checked = 0;
  for (const company of COMPANIES) {
    const label = labels.find((each) => each.toLowerCase().startsWith(company));
    const [, now, then, steps] = label?.match(/You own (\d+) shares?; (\d+) after (\d+) step/) ?? [];
    if (steps === undefined) continue;
    const track = defaultContent.tracks.find(({ id }) => id === state.tracks[company]);
    const space = state.players[0]?.tracks[company] ?? 0;
    expect(track?.shares[space]).toBe(Number(now));
    expect(track?.shares[space + Number(steps) - 1]).toBe(Number(now));
    expect(track?.shares[space + Number(steps)]).toBe(Number(then));
    expect(Number(then)).toBeGreaterThan(Number(now));
    checked += 1;
  }
  expect(checked).toBeGreaterThan(0);
});

test('planning shows a message for the last open slot, and when no more cards can be planned', async () => {
  const { page } = await openTable({ lists: 'yes', goesOn: 'only' });
  await takeUntil(page, 'Plan your cards');
  const help = page.locator('.ask .help');
  expect(await help.textContent()).toContain('Choose a card');
  expect(await offers(page).filter({ hasText: 'Finish planning' }).count()).toBe(1);
  for (const _ of [1, 2]) await takeFirst(page);
  expect(await help.textContent()).toBe('Choose a card for your last open slot, or finish.');
  await takeFirst(page);
  expect(await help.textContent()).toBe('No more cards can be planned.');
});

test('pointing at a choice shows the next question if there is one', async () => {
  const { page } = await openAt('turn', 'next');
  await page.mouse.move(2, 2);
  await offers(page).filter({ hasText: 'bonus marker' }).hover();
  expect(await page.locator('.info').innerText()).toContain('Then: Choose a space.');
});

/** Returns a card that cannot be chosen in a turn. */
const inHand = (page: Page) => page.locator('.picture-hand [data-ref^="card:"]').first();

test('pointing at a choice in a picture shows its effect, as at its button', async () => {
  const { page } = await openAt('turn', 'pictured');
  const inPicture = page.locator('.picture-lanes .sm-button').first();
  const box = await inPicture.boundingBox();
  const message = page.locator('.message');
  await page.mouse.move(2, 2);
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  expect(await message.locator('.info').innerText()).not.toBe('');
  await inHand(page).hover();
  expect(await message.locator('.info').innerText()).toBe('');
  expect(await message.locator('.glance').innerText()).not.toBe('');
  await inPicture.hover();
  await offers(page).filter({ hasText: 'bonus marker' }).hover();
  expect(await message.locator('.info').innerText()).toMatch(/^Place a bonus marker\s+Then: Choose a space\.$/);
});

test('a hint stays while components are looked up, and a second click hides it', async () => {
  const { page } = await openAt('turn', 'hint');
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await page.locator('.info .main').waitFor();
  await inHand(page).hover();
  expect(await page.locator('.glance').innerText()).not.toBe('');
  const reasons = ['A bot would choose', 'Expected value by the end of the game: ', 'Second choice: '];
  for (const reason of reasons) expect(await page.locator('.info').innerText()).toContain(reason);
  await page.mouse.move(2, 2);
  expect(await page.locator('.glance').innerText()).toBe('');
  await hint.click();
  expect(await page.locator('.info').innerText()).toBe('');
});

test('cards of one kind can be chosen in any order', async () => {
  const isTogether = (action: Action): boolean => action.type === 'useResources' && action.cards.length === 2;
  const game = gameUpTo('together', (session, { kind }) => kind === 'turn' && session.legalActions(0).some(isTogether));
  for (const first of ['first', 'last'] as const) {
    const { page } = await openListed(game);
    await offers(page).filter({ hasText: 'resource cards' }).click();
    const state = await stateOf(page);
    const pair = must(rules.legalActions(state, 0).find(isTogether));
    const cards = pair.type === 'useResources' ? pair.cards : [];
    const inPicture = (card: string | undefined) => page.locator(`.sm-button[data-choice="card:${card}"]`);
    const [one, other] = first === 'first' ? cards : [...cards].reverse();
    await settle(page);
    await inPicture(one).click();
    await settle(page);
    await inPicture(other).click();
    await page.locator('.closing .main').click();
    expect((await actionsOf(page)).at(-1)).toMatchObject({ type: 'useResources', cards });
  }
});

test('moving the upload marker is offered before turning a plan face down', async () => {
  const game = gameUpTo('upload', (session, { kind }) => {
    const types = kind === 'upload' ? session.legalActions(0).map(({ type }) => type) : [];
    return types.includes('upload') && types.includes('flipPlan');
  });
  const { page } = await openListed(game);
  const labels = await offers(page).allInnerTexts();
  expect(labels[0]).toContain('Move the upload marker');
  expect(labels.at(-1)).toMatch(
    /^Turn .* face down · 2 coins\s+Your marker can then pass the plan, but you lose its reward$/,
  );
});

test('identical cards have the same name on the button and in its description', async () => {
  const { page } = await openTable({ lists: 'yes' });
  const twin = offers(page).filter({ hasText: '(cost 0)' });
  await twin.hover();
  expect(await page.locator('.info b').innerText()).toBe(await twin.innerText());
});

test('a click on an open task shows what it pays', async () => {
  const options = { players: ['Ana'], luna: { level: 0 }, missions: true, seed: 'tasks' };
  const { page } = await openListed(stored(playedTo(options, ({ kind }) => kind === 'turn')));
  await page.locator('[data-ref^="task:"]').first().click();
  expect(await page.locator('.info').innerText()).toMatch(/can't choose this.*pays 2 coins.*for 1 coin\./s);
});
