import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { actionsOf, begin, clickAbout, fromMenu, openPlay, openTable, openWithList, question } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

/** Plays until the other player must decide, then opens the turn link as that player. Returns the player's name. */
async function sendTurn(page: Page, other: Page): Promise<string> {
  const send = page.getByRole('button', { name: 'Send turn as link' });
  for (let step = 0; step < 300 && (await send.count()) === 0; step += 1) await clickAbout(page, step, 1);
  expect(await send.count()).toBe(1);
  const name = /to (\w+)/.exec(await question(page).innerText())?.[1] ?? '';
  // The sender is warned about the contents before the link is created.
  expect(await page.locator('.idle').innerText()).toContain('A turn link contains all hidden cards.');
  await send.click();
  await other.goto(await page.locator('.share input').inputValue());
  const sender = name === 'Ana' ? 'Ben' : 'Ana';
  await question(other)
    .filter({ hasText: `${sender} sent you the turn. You are ${name}.` })
    .waitFor();
  return name;
}

test('a game can be saved to a file and loaded from it', async () => {
  const { page } = await openTable({ lists: 'yes' }, 40);
  const [download] = await Promise.all([page.waitForEvent('download'), fromMenu(page, 'Save as a file')]);
  const saved = await readFile(await download.path(), 'utf8');
  const other = (await openWithList()).page;
  const load = async (name: string, text: string): Promise<void> => {
    const [chooser] = await Promise.all([
      other.waitForEvent('filechooser'),
      other.getByRole('button', { name: 'Load a file' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await load('broken.json', saved.replace(/"seed":"[^"]*"/, '"seed":"another"'));
  await other.getByRole('alert').waitFor();
  await load('game.json', saved);
  await question(other).waitFor();
  expect(await actionsOf(other)).toEqual(await actionsOf(page));
});

test('a shared link opens the same game', async () => {
  const { page } = await openTable({ lists: 'yes' }, 40);
  await fromMenu(page, 'Share as a link');
  const link = await page.locator('.share input').inputValue();
  const other = (await openWithList()).page;
  await other.goto(link);
  await other.reload();
  await question(other).waitFor();
  expect(await actionsOf(other)).toEqual(await actionsOf(page));
});

test('two players can play by sending turn links', async () => {
  const one = (await openPlay()).page;
  await begin(one, { 'Seat 2': 'person', Luna: 'none' });
  const other = (await openPlay()).page;
  const first = await sendTurn(one, other);
  expect(await actionsOf(other)).toEqual(await actionsOf(one));
  await other.getByRole('button', { name: `I am ${first}` }).click();
  const second = await sendTurn(other, one);
  expect([first, second].sort()).toEqual(['Ana', 'Ben']);
  await one.getByRole('button', { name: `I am ${second}` }).waitFor();
  expect(await actionsOf(one)).toEqual(await actionsOf(other));
  await fromMenu(one, 'New game');
  expect(await one.locator('.shelf li').count()).toBe(0);
});

test('a link that decompresses to a huge game is rejected', async () => {
  const { page, url } = await openPlay();
  const bomb = deflateRawSync(Buffer.alloc(20_000_000)).toString('base64url');
  await page.goto('about:blank');
  await page.goto(`${url}play/#game=${bomb}`);
  expect(await page.getByRole('alert').innerText()).toContain('too long');
});
