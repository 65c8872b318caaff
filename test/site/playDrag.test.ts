import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { chooseGreedily } from '../../src/entries/bots.ts';
import { type DecisionKind, rules } from '../../src/entries/index.ts';
import { openGame, settle, stored, storedGame } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

/** Opens a solo game at the first decision of this kind. */
async function atDecision(kind: DecisionKind): Promise<Page> {
  const session = rules.createSession({ players: ['Ana'], luna: { level: 0 }, seed: 'dragged' });
  for (let [prompt] = session.pending(); prompt !== undefined && prompt.kind !== kind; [prompt] = session.pending())
    session.dispatch(chooseGreedily(session.getView(prompt.seat), prompt.seat, rules));
  const { page } = await openGame(stored(session));
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

const actionsOf = async (page: Page) => (await storedGame(page)).record.actions;

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
