import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { DecisionKind } from '../../src/entries/index.ts';
import { actionsOf, openGame, playedTo, settle, stored } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

/** Opens a solo game at the first decision of this kind. */
async function atDecision(kind: DecisionKind): Promise<Page> {
  const options = { players: ['Ana'], luna: { level: 0 }, seed: 'dragged' };
  const { page } = await openGame(stored(playedTo(options, (prompt) => prompt.kind === kind)));
  await settle(page);
  return page;
}

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.first().boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: Locator, onto: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(onto)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
  await settle(page);
}

test('a card can be dragged to any open slot', async () => {
  const page = await atDecision('planning');
  const before = (await actionsOf(page)).length;
  const card = page.locator('.picture-hand [data-choice^="card:"]').last();
  await drag(page, card, page.locator('.picture-area [data-ref="actionSlot:0:3"]'));
  expect((await actionsOf(page)).slice(before)).toMatchObject([{ type: 'planCard', slot: 3 }]);
});

test('a bonus marker can be dragged from the supply to a bonus space', async () => {
  const page = await atDecision('turn');
  const before = (await actionsOf(page)).length;
  await drag(page, page.locator('.picture-own .marker').last(), page.locator('.picture-bonus [data-choice]'));
  expect((await actionsOf(page)).slice(before, before + 1)).toMatchObject([{ type: 'placeBonusMarker' }]);
});

test('a marker can be dragged along its own company track only', async () => {
  const page = await atDecision('units');
  const before = (await actionsOf(page)).length;
  const space = page.locator('.picture-lanes [data-choice^="trackSpace:"]').first();
  const [, company = ''] = ((await space.getAttribute('data-choice')) ?? '').split(':');
  const markers = page.locator('.picture-lanes use.marker[data-seat="0"]');
  const lanes = ['skymine', 'minerva', 'astrogo', 'tawac'];
  const at = lanes.indexOf(company);
  await drag(page, markers.nth((at + 1) % lanes.length), space);
  expect((await actionsOf(page)).length).toBe(before);
  await drag(page, markers.nth(at), space);
  expect((await actionsOf(page)).slice(before, before + 1)).toMatchObject([{ type: 'advance', company }]);
});
