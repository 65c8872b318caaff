import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  type CampaignState,
  campaignReduce,
  createCampaign,
  levelChoices,
  saveCampaign,
} from '../../src/entries/campaign.ts';
import { type CreateGameOptions, checkRecord, type GameRecord, replay } from '../../src/entries/index.ts';
import { violations } from '../kit/axe.ts';
import { must } from '../kit/must.ts';
import { proofCount } from '../kit/soak.ts';
import {
  begin,
  clickAbout,
  hidePictures,
  openMenu,
  openPlay,
  openTable,
  playedTo,
  question,
  resume,
  settle,
  stored,
  storedGame,
} from './playing.ts';
import { leave, PHONE } from './visit.ts';

afterAll(leave);

test('a solo game on the Moon can be played to its end and is accessible at every stage', async () => {
  const { page } = await openTable();
  let clicks = 0;
  while ((await page.locator('.scene .verdict').count()) === 0) {
    expect(await violations(page)).toEqual([]);
    clicks += await clickAbout(page, 5 + clicks, 60);
  }
  expect(await violations(page)).toEqual([]);
  await page.locator('.scene summary').click();
  expect(await page.locator('.scores caption').textContent()).toBe('Final scores');
  expect(await violations(page)).toEqual([]);
  expect(checkRecord((await storedGame(page)).record)).toMatchObject({ ok: true });
});

const BELT = {
  'Seat 2': 'person',
  Luna: 'none',
  Board: 'belt',
  Missions: true,
  Menace: 'rogueComet',
  'Company tracks': 'random',
  'Starting tokens': 'choose',
} as const;

/** Plays most of a game like the greedy bot and returns it as the page stores it. Nights click through whole games. */
function lastRoundsOf(options: CreateGameOptions, seating: object = {}): string {
  const from = proofCount(6, 1);
  const session = playedTo(options, (_, each) => each.getState().round >= from);
  return stored(session, seating);
}

test('a two-player game on the Belt with missions and a menace can be played to its end', async () => {
  const { page } = await openPlay();
  await begin(page, BELT);
  await clickAbout(page, 11, proofCount(15, 40));
  await resume(page, lastRoundsOf((await storedGame(page)).record.options));
  await clickAbout(page, 11);
  expect(await violations(page)).toEqual([]);
  const { record } = await storedGame(page);
  expect(record).toMatchObject({ options: { board: 'belt', missions: true, menace: 'rogueComet' } });
  expect(checkRecord(record)).toMatchObject({ ok: true, state: { stack: [] } });
});

test('bots run in a worker', async () => {
  const { page } = await openPlay();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await begin(page, { 'Seat 2': 'beginner', 'Seat 3': 'strong' });
  // The strong bot searches for long: the rest of its game is for the night.
  await clickAbout(page, 3, proofCount(15, 3000));
  expect(workers).toEqual([expect.stringContaining('bot.worker')]);
});

test('a campaign continues after its first chapter', async () => {
  const { page } = await openPlay();
  await begin(page, { 'Game type': 'campaign' });
  const { record, campaign } = await storedGame(page);
  await resume(page, lastRoundsOf(record.options, { campaign }));
  await clickAbout(page, 2);
  await page.getByRole('button', { name: 'Count the stars' }).click();
  const scene = page.locator('.interlude');
  expect(await scene.locator('h2').innerText()).toMatch(/^(You win by|Luna wins by|You share)/);
  // All stars are counted, and no name is a link.
  const stars = Number(/^(\d+) star/.exec(await scene.locator('.player-panel small').first().innerText())?.[1]);
  expect(await scene.locator('.player-panel').first().locator('.earned .star.is-won').count()).toBe(stars);
  expect(await scene.locator('.strip [aria-current]').textContent()).toContain('The Belt: next');
  expect(
    await scene
      .locator('[data-points]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBottomWidth)),
  ).not.toContain('1px');
  await scene.getByRole('radio').last().click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start chapter 2' }).click();
  await clickAbout(page, 2, 10);
  await storedGame(page);
  // A reload keeps the second chapter.
  await page.reload();
  await question(page).waitFor();
  await openMenu(page);
  await page.getByText('Chapter 2 of 4').waitFor();
});

/** Returns the games of a solo campaign as the page stores them, each with the campaign state after scoring. */
function gamesOf(seed: string): readonly { readonly game: string; readonly after: CampaignState }[] {
  let state: CampaignState = createCampaign({ players: ['Ana'], luna: { level: 4 }, menace: 'temporalAnomaly', seed });
  const games: { game: string; after: CampaignState }[] = [];
  while (state.phase === 'game') {
    const session = playedTo(state.game.options);
    const game = stored(session, { campaign: saveCampaign(state) });
    state = campaignReduce(state, { type: 'takeRecord', record: session.record() });
    games.push({ game, after: state });
    const [choice] = state.phase === 'lunaLevel' && state.chapter < 4 ? levelChoices(must(state.results.at(-1))) : [];
    if (choice !== undefined) state = campaignReduce(state, { type: 'setLunaLevel', level: choice.level });
  }
  return games;
}

test('a time loop counts its games, and the end of a campaign names the winner', async () => {
  const { page } = await openPlay();
  const games = gamesOf('scene 1');
  const atEnd = async (isWanted: (state: CampaignState) => boolean): Promise<Locator> => {
    await resume(page, must(games.find(({ after }) => isWanted(after))).game);
    await page.getByRole('button', { name: 'Count the stars' }).click();
    return page.locator('.interlude');
  };
  const loop = await atEnd(({ loop }) => loop.length === 1);
  expect(await loop.locator('h2').innerText()).toBe('Game 1 of the time loop');
  expect(await loop.innerText()).toContain('Game 2 of the time loop: the chapter is replayed');
  expect(await violations(page)).toEqual([]);
  const last = await atEnd(({ results }) => results.length === 4);
  await last.getByRole('button', { name: 'Finish the campaign' }).click();
  await last.locator('h2', { hasText: /(wins|share).*campaign/ }).waitFor();
  expect(await last.innerText()).toMatch(/Ana: .*rank \d/);
  expect(await violations(page)).toEqual([]);
  // A campaign that is over cannot be continued.
  await last.getByRole('button', { name: 'Start screen' }).click();
  await page.locator('.begin').waitFor();
  expect(await page.locator('.continue').count()).toBe(0);
});

test('a game can be played to its end on a phone', async () => {
  const { page } = await openPlay({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.locator('.begin').click();
  await clickAbout(page, 7, proofCount(20, 40));
  await resume(page, lastRoundsOf((await storedGame(page)).record.options));
  await clickAbout(page, 7);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(PHONE.width);
});

/** Returns the ids of all cards in the pictures. */
async function shownCards(page: Page): Promise<readonly string[]> {
  const ids = `[...document.querySelectorAll('.picture [data-ref^="card:"]')].map(({ dataset }) => dataset.ref.slice(5))`;
  return page.evaluate<string[]>(ids);
}

/** Returns the cards that only this seat may see: its hand and the cards that it is planning. */
function secretsOf(record: GameRecord, seat: number): readonly string[] {
  const { players, stack } = replay(record);
  const { hand = [], area = [] } = players[seat] ?? {};
  const isPlanning = stack.at(-1)?.kind === 'planning';
  return [...hand, ...(isPlanning ? area : [])].filter((card) => card !== null);
}

test("two players who share a screen never see each other's cards", async () => {
  const { page } = await openPlay();
  await begin(page, { 'Seat 2': 'person', Luna: 'none' });
  await hidePictures(page);
  const names = ['Ana', 'Ben'];
  let holder = -1;
  let passes = 0;
  for (let step = 0; step < proofCount(40, 150); step += 1) {
    await settle(page);
    const asked = await page.locator('.prompt').innerText();
    const isHandover = asked.startsWith('Pass the screen');
    const { record } = await storedGame(page);
    const shown = await shownCards(page);
    const seen = [0, 1].filter((seat) => secretsOf(record, seat).some((card) => shown.includes(card)));
    expect(seen.filter((seat) => isHandover || seat !== holder)).toEqual([]);
    if (isHandover) {
      passes += 1;
      holder = names.findIndex((name) => asked.includes(`I am ${name}`));
      await page.locator('.closing .main').click();
    } else await clickAbout(page, step, 1);
  }
  expect(passes).toBeGreaterThan(5);
});
