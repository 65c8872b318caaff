import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { type Content, createRules, validateContent } from '../../src/entries/index.ts';
import { wholeProofTest } from '../kit/proofTest.ts';
import { exported, focused, statusText } from './bench.ts';
import { boxContent, TYPED } from './box.ts';
import { clickAbout, storedGame } from './playing.ts';
import { leave, visit } from './visit.ts';

afterAll(leave);

/** Presses Tab until the field at a path has the focus. */
async function tabTo(page: Page, path: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(page)) === path) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${path}`);
}

const isAsked = async (page: Page, path: string): Promise<boolean> =>
  (await page.locator(`.desk [data-path="${path}"]`).count()) > 0;

/** Enters a whole component set with the keyboard alone. Returns the number of components. */
async function typeInBox(page: Page): Promise<number> {
  const left = [...TYPED];
  let pieces = 0;
  await page.locator('.desk input').first().focus();
  while ((await statusText(page)) !== 'Every piece is confirmed.') {
    for (let [next] = left; next !== undefined && (await isAsked(page, next.path)); [next] = left) {
      await tabTo(page, next.path);
      await page.keyboard.type(next.keys);
      left.shift();
    }
    await page.keyboard.press('Enter');
    pieces += 1;
  }
  expect(left).toEqual([]);
  return pieces;
}

const withoutSources = (content: Content): unknown =>
  JSON.parse(JSON.stringify(content, (key, value) => (key === 'sources' ? undefined : value)));

/** Returns the paths still marked as reconstructed, except for positions in drawings. */
function madeUp(value: unknown, path = '$'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isMadeUp = inner === 'reconstructed' && !['position', 'outline'].includes(key);
    return isMadeUp ? [`${path}.${key}`] : madeUp(inner, `${path}.${key}`);
  });
}

wholeProofTest('a typed component set is kept after a reload, and can be exported and played with', async () => {
  const { page, url } = await visit('workshop/', { reducedMotion: 'reduce' });
  // Painting the drawing after every key would take a third of the time.
  await page.addStyleTag({ content: 'svg { content-visibility: hidden }' });
  const pieces = await typeInBox(page);
  expect(await page.locator('.bar .count').textContent()).toBe(`${pieces} of ${pieces} confirmed`);
  const set = await exported(page);
  expect(validateContent(set)).toEqual([]);
  expect(withoutSources(set)).toEqual(withoutSources(boxContent()));
  // These `rest` entries apply only to positions in drawings, because everything else has its own source.
  expect(madeUp(set)).toEqual(['$.spaces.0.sources.rest', '$.spaces.1.sources.rest', '$.sources.rest']);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await exported(page)).toEqual(set);
  await page.getByRole('button', { name: 'Play with this set' }).click();
  await page.waitForURL(`${url}play/`);
  expect(JSON.parse(await page.evaluate(`localStorage.getItem('skymines-rules:content')`))).toEqual(set);
  await page.locator('.begin').click();
  await clickAbout(page, 3);
  const { record } = await storedGame(page);
  expect(createRules(set).checkRecord(record)).toMatchObject({ ok: true, state: { stack: [] } });
});
