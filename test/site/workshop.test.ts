import { afterAll, describe, expect, test } from 'vitest';
import { defaultContent } from '../../src/entries/index.ts';
import { atHand, exported, focused, said } from './bench.ts';
import { boxContent } from './box.ts';
import { leave, PHONE, violations, visit } from './visit.ts';

afterAll(leave);

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
