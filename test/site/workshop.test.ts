import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultContent } from '../../src/entries/index.ts';
import { violations } from '../kit/axe.ts';
import { currentPiece, exported, focused, statusText } from './bench.ts';
import { boxContent } from './box.ts';
import { leave, PHONE, visit } from './visit.ts';

afterAll(leave);

test('a problem is shown at its field', async () => {
  const { page } = await visit('workshop/');
  const cost = page.locator('[data-path="$.cards[0].cost"]');
  await cost.fill('99');
  const field = page.locator('.field', { has: cost });
  expect(await field.locator('.problems').textContent()).toBe('Expected a whole number from 0 to 40, not 99 (RES-6).');
  expect(await cost.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.workshop [aria-invalid]').count()).toBe(1);
  expect(await violations(page)).toEqual([]);

  await cost.press('Enter');
  expect(await statusText(page)).toContain('Press Enter again');
  expect(await currentPiece(page)).toBe('A01 Carbon 2');
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await statusText(page)).toContain('Fix the problems first');
  expect(await focused(page)).toBe('$.cards[0].cost');

  await page.keyboard.type('3');
  expect(await field.locator('.problems').textContent()).toBe('');
  await page.keyboard.press('Enter');
  expect(await currentPiece(page)).toBe('A02 Carbon 3');
});

describe('importing a file', () => {
  /** Opens the Workshop and imports a file with this text. */
  async function importing(text: string): Promise<Page> {
    const { page } = await visit('workshop/');
    const file = { name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.getByLabel('Component set to import').setInputFiles(file);
    await page.locator('.workshop .status', { hasText: 'box.json' }).waitFor();
    return page;
  }

  test.each([
    ['that is not JSON', '{"id": ', /“box.json” is not valid JSON/],
    ['that is not a component set', '{"score": 5}', /“box.json” is not a component set.*\$\.cards: expected a list/],
    [
      'with invalid values',
      JSON.stringify({ ...defaultContent, slotCosts: [1] }),
      /\$\.slotCosts: expected 12 slot costs, not 1/,
    ],
  ])('a file %s is rejected with a message', async (_, text, words) => {
    const page = await importing(text);
    expect(await statusText(page)).toMatch(words);
    expect(await exported(page)).toEqual(JSON.parse(JSON.stringify(defaultContent)));
  });

  test('a file with a component set is imported', async () => {
    const set = boxContent();
    const page = await importing(JSON.stringify(set));
    expect(await statusText(page)).toBe('“box.json” is imported.');
    expect(await page.locator('[data-path="$.cards[0].cost"]').inputValue()).toBe('3');
    expect(await exported(page)).toEqual(set);
  });
});

test('a click on the map switches a border for both sectors', async () => {
  const { page } = await visit('workshop/');
  await page.getByRole('button', { name: /^Moon sectors/ }).click();
  const border = (words: string) => page.getByRole('button', { name: `Border with sector 5: ${words}` });
  await border('single').press('Enter');
  const label = await page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`);
  expect(label).toMatch(/^Border with sector 5: double/);
  // The drawn border is clickable.
  const { x, y, width, height } = (await border('double').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await border('none').click();
  await border('single').press(' ');
  const { moon } = (await exported(page)) as typeof defaultContent;
  const between = [moon.sectors[0]?.neighbours, moon.sectors[4]?.neighbours].map((list) =>
    list?.find(({ sector }) => sector === 5 || sector === 1),
  );
  expect(between).toMatchObject([{ border: 2 }, { border: 2 }]);
  expect(await violations(page)).toEqual([]);
});

test('the drawing shows the entered value', async () => {
  const { page } = await visit('workshop/');
  const words = () => page.locator('.drawn').textContent();
  expect(await words()).not.toContain('27');
  await page.locator('[data-path="$.cards[0].cost"]').fill('27');
  expect(await words()).toContain('27');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  expect(await words()).not.toContain('27');
});

test('the balance check plays with both component sets in a worker', async () => {
  const { page } = await visit('workshop/');
  await page.getByText('Balance: compare with the default set').click();
  await page.getByRole('button', { name: 'Play 50 games' }).click();
  await page.getByRole('row', { name: /Winner's total/ }).waitFor();
  const cells = await page
    .getByRole('row', { name: /Winner's total/ })
    .getByRole('cell')
    .allTextContents();
  // The set being edited is the default one, so both play the same games.
  expect(Number(cells[0])).toBeGreaterThan(30);
  expect(cells[1]).toBe(cells[0]);
  expect(cells[2]).toMatch(/^\+0\.0 /);
  await page.setViewportSize(PHONE);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await page.getByRole('button', { name: 'Play 50 games' }).count()).toBe(1);
});

test('a search line finds a component, and the field is ready for the next one', async () => {
  const { page } = await visit('workshop/');
  const line = page.getByLabel('Find a piece');
  await line.fill('a scientist 2 that costs 31');
  await line.press('Enter');
  expect(await currentPiece(page)).toMatch(/Scientist 2$/);
  expect(await page.locator('.desk [data-path$=".cost"]').inputValue()).toBe('31');
  await page.locator('.desk [data-path$=".cost"]').press('Enter');
  expect(await statusText(page)).toMatch(/Scientist 2 is confirmed/);
  expect(await page.evaluate('document.activeElement.placeholder')).toBe('carbon 3, cost 4');
  await line.fill('a dragon');
  await line.press('Enter');
  expect(await statusText(page)).toContain('No unconfirmed piece');
});

test('several components can be confirmed at once', async () => {
  const { page } = await visit('workshop/');
  await page.getByRole('button', { name: 'Confirm these 6' }).click();
  expect(await statusText(page)).toBe('6 pieces are confirmed.');
  expect(await page.locator('.pieces [data-standing="typed"]').count()).toBe(6);
});

test('a column can be pasted from a spreadsheet', async () => {
  const { page } = await visit('workshop/');
  await page.getByText('Edit as a table').click();
  await page.locator('[data-cell="$.cards[1].cost"]').waitFor();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '11\\n12\\nno number\\n14\\n');
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('[data-cell="$.cards[1].cost"]').dispatchEvent(pasted);
  }`);
  const { cards } = await exported(page);
  const shipped = defaultContent.cards[3]?.cost;
  expect(cards.slice(1, 5).map(({ cost }) => cost)).toEqual([11, 12, shipped, 14]);
  expect(await violations(page)).toEqual([]);
});

test('an asteroid can be added and removed', async () => {
  const { page } = await visit('workshop/');
  await page.locator('.kinds button', { hasText: 'Belt asteroids' }).click();
  const pieces = page.locator('.pieces li');
  const before = await pieces.count();
  await page.getByRole('button', { name: 'Add a copy' }).click();
  expect(await pieces.count()).toBe(before + 1);
  expect(await page.locator('.bar .wrong').textContent()).toMatch(/problem/);
  await page.getByRole('button', { name: 'Remove this piece' }).click();
  expect(await pieces.count()).toBe(before);
  expect(await page.locator('.bar .wrong').isHidden()).toBe(true);
});

/** The caption of a sector with clickable borders. */
const BORDERS = 'Click a border to switch between single, double and none.';

test('every kind of component is readable on a phone, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await visit('workshop/', { colorScheme, viewport: PHONE });
    await page.locator('.kinds button').first().waitFor();
    const kinds = await page.locator('.kinds button').all();
    expect(kinds.length).toBe(25);
    for (const kind of kinds.keys()) {
      await page.locator('.kinds button').nth(kind).click();
      const caption = await page.locator('.picture figcaption').innerText();
      expect(['', 'These values come from the rulebook. There is nothing to draw.', BORDERS]).toContain(caption);
      expect(await page.locator('.drawn svg').count(), caption).toBe(caption.startsWith('These') ? 0 : 1);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
    }
    expect(await violations(page)).toEqual([]);
  }
});
