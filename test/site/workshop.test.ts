import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { type Content, createRules, defaultContent, validateContent } from '../../src/index.ts';
import { boxContent, TYPED } from './box.ts';
import { clickAbout, storedGame } from './playing.ts';
import { leave, PHONE, violations, visit } from './visit.ts';

afterAll(leave);

const focused = (page: Page): Promise<string | null> => page.evaluate('document.activeElement.dataset.path ?? null');
const said = (page: Page): Promise<string | null> => page.locator('.workshop .status').textContent();

/** Goes on with the Tab key until a place has the focus. */
async function tabTo(page: Page, path: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(page)) === path) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${path}`);
}

/** The piece on the desk. */
const atHand = (page: Page): Promise<string | null> => page.locator('.desk h2').textContent();

const isAsked = async (page: Page, path: string): Promise<boolean> =>
  (await page.locator(`.desk [data-path="${path}"]`).count()) > 0;

/** Types in a whole box, with nothing but the keyboard, and returns how many pieces that were. */
async function typeInBox(page: Page): Promise<number> {
  const left = [...TYPED];
  let pieces = 0;
  await page.locator('.desk input').first().focus();
  while ((await said(page)) !== 'Every piece is confirmed.') {
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

async function exported(page: Page): Promise<Content> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'));
}

const withoutSources = (content: Content): unknown =>
  JSON.parse(JSON.stringify(content, (key, value) => (key === 'sources' ? undefined : value)));

/** Where the sources still call something made up, but for where a drawing puts a piece. */
function madeUp(value: unknown, path = '$'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isMadeUp = inner === 'reconstructed' && !['position', 'outline'].includes(key);
    return isMadeUp ? [`${path}.${key}`] : madeUp(inner, `${path}.${key}`);
  });
}

test('a whole box is typed in by the keyboard, is kept and exported, and is played with', async () => {
  const { page, url, errors } = await visit('workshop/');
  const pieces = await typeInBox(page);
  expect(await page.locator('.bar .count').textContent()).toBe(`${pieces} of ${pieces} confirmed`);
  const set = await exported(page);
  expect(validateContent(set)).toEqual([]);
  expect(withoutSources(set)).toEqual(withoutSources(boxContent()));
  // Here `rest` speaks of a place in a drawing, or of nothing: all else has a source of its own.
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
  expect(errors).toEqual([]);
});

test('a problem stands at the number that it concerns', async () => {
  const { page, errors } = await visit('workshop/');
  const cost = page.locator('[data-path="$.cards[0].cost"]');
  await cost.fill('99');
  const field = page.locator('.field', { has: cost });
  expect(await field.locator('.problems').textContent()).toBe('Expected a whole number from 0 to 40, not 99 (RES-6).');
  expect(await cost.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.workshop [aria-invalid]').count()).toBe(1);
  expect(await violations(page)).toEqual([]);

  await cost.press('Enter');
  expect(await said(page)).toContain('Press Enter once more');
  expect(await atHand(page)).toBe('A01 Carbon 2');
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await said(page)).toContain('Mend the problems first');
  expect(await focused(page)).toBe('$.cards[0].cost');

  await page.keyboard.type('3');
  expect(await field.locator('.problems').textContent()).toBe('');
  await page.keyboard.press('Enter');
  expect(await atHand(page)).toBe('A02 Carbon 3');
  expect(errors).toEqual([]);
});

describe('a file', () => {
  const file = (text: string) => ({ name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(text) });

  test.each([
    ['that is no JSON', '{"id": ', /“box.json” is no JSON/],
    ['that is something else', '{"score": 5}', /“box.json” is no component set.*\$\.cards: expected a list/],
    [
      'whose numbers do not fit',
      JSON.stringify({ ...defaultContent, slotCosts: [1] }),
      /\$\.slotCosts: expected 12 slot costs, not 1/,
    ],
  ])('%s is refused with words', async (_, text, words) => {
    const { page, errors } = await visit('workshop/');
    await page.locator('input[type=file]').setInputFiles(file(text));
    await page.locator('.workshop .status', { hasText: 'box.json' }).waitFor();
    expect(await said(page)).toMatch(words);
    expect(await exported(page)).toEqual(JSON.parse(JSON.stringify(defaultContent)));
    expect(errors).toEqual([]);
  });

  test('that holds a set is put on the bench', async () => {
    const { page, errors } = await visit('workshop/');
    const set = boxContent();
    await page.locator('input[type=file]').setInputFiles(file(JSON.stringify(set)));
    await page.locator('.workshop .status', { hasText: 'box.json' }).waitFor();
    expect(await said(page)).toBe('“box.json” is on the bench.');
    expect(await page.locator('[data-path="$.cards[0].cost"]').inputValue()).toBe('3');
    expect(await exported(page)).toEqual(set);
    expect(errors).toEqual([]);
  });
});

test('the drawing follows what is typed', async () => {
  const { page } = await visit('workshop/');
  const words = () => page.locator('.drawn').textContent();
  expect(await words()).not.toContain('27');
  await page.locator('[data-path="$.cards[0].cost"]').fill('27');
  expect(await words()).toContain('27');
  await page.getByRole('button', { name: 'As shipped' }).click();
  expect(await words()).not.toContain('27');
});

test('a worker plays with the set and with the shipped one', async () => {
  const { page, errors } = await visit('workshop/');
  await page.getByText('Balance: how does this set play?').click();
  await page.getByRole('button', { name: 'Play 50 games' }).click();
  await page.getByRole('row', { name: /Total of the winner/ }).waitFor();
  const cells = await page
    .getByRole('row', { name: /Total of the winner/ })
    .getByRole('cell')
    .allTextContents();
  // It is the shipped set that is on the bench, so both play the same games.
  expect(Number(cells[0])).toBeGreaterThan(30);
  expect(cells[1]).toBe(cells[0]);
  expect(cells[2]).toMatch(/^\+0\.0 /);
  await page.setViewportSize(PHONE);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await page.getByRole('button', { name: 'Play 50 games' }).count()).toBe(1);
  expect(errors).toEqual([]);
});

test('an asteroid can be added and removed', async () => {
  const { page } = await visit('workshop/');
  await page.locator('.kinds button', { hasText: 'Belt asteroids' }).click();
  const pieces = page.locator('.pieces li');
  const before = await pieces.count();
  await page.getByRole('button', { name: 'Add one like this' }).click();
  expect(await pieces.count()).toBe(before + 1);
  expect(await page.locator('.bar .wrong').textContent()).toMatch(/problem/);
  await page.getByRole('button', { name: 'Remove this one' }).click();
  expect(await pieces.count()).toBe(before);
  expect(await page.locator('.bar .wrong').isHidden()).toBe(true);
});

test('every class of pieces can be read on a phone, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, errors } = await visit('workshop/', { colorScheme, viewport: PHONE });
    const kinds = await page.locator('.kinds button').all();
    expect(kinds.length).toBe(25);
    for (const kind of kinds.keys()) {
      await page.locator('.kinds button').nth(kind).click();
      expect(await page.locator('.drawn svg, .picture figcaption:not(:empty)').count(), String(kind)).toBe(1);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
    }
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  }
});
