import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type GameRecord, replay } from '../../src/entries/index.ts';
import { begin, clickAbout, openPlay, settle, storedGame } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

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
  const { page, errors } = await openPlay();
  await begin(page, { 'Seat 2': 'person', Luna: 'none' });
  const names = ['Ana', 'Ben'];
  let holder = -1;
  let passes = 0;
  for (let step = 0; step < 150; step += 1) {
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
  expect(errors).toEqual([]);
});
