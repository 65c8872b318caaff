import { expect, test } from 'vitest';
import { perft } from '../../src/entries/testing.ts';
import { textOf } from '../kit/docs.ts';
import { proofCount } from '../kit/soak.ts';
import { type PerftRow, perftJson, perftReport, stateOf } from '../tools/reports/perft.ts';
import { RECIPES, reached, refereeAt } from './positions.ts';
import { refereePerft } from './refereePerft.ts';

const JSON_TEXT = textOf('docs/public/perft.json');
const ROWS: readonly PerftRow[] = JSON.parse(JSON_TEXT);

/** The highest count to repeat: some hundreds in `npm test`, and all counts in a complete proof. */
const MOST = proofCount(3, 28) ** 5;

test('the table lists the positions of the recipes', () => {
  expect(ROWS.map(({ name }) => name)).toEqual(RECIPES.map(({ name }) => name));
  expect(ROWS.length).toBeGreaterThanOrEqual(20);
  expect(perftJson(ROWS)).toBe(JSON_TEXT);
  expect(textOf('docs/perft.md')).toBe(perftReport(ROWS));
});

test('every position reaches at least 100,000 sequences', () => {
  expect(ROWS.filter(({ counts }) => (counts.at(-1) ?? 0) < 100_000)).toEqual([]);
});

test('a recipe gives the actions of its row', () => {
  const [recipe] = RECIPES.slice(3);
  const row = ROWS.find(({ name }) => name === recipe?.name);
  expect(recipe && reached(recipe).actions).toEqual(row?.record.actions);
});

test.each(ROWS)('both implementations count the same sequences: $name', ({ record, counts }) => {
  const state = stateOf(record);
  const repeated = counts.filter((count) => count <= MOST);
  const depths = repeated.map((_, index) => index + 1);
  expect(depths.map((depth) => perft(state, depth))).toEqual(repeated);
  const start = refereeAt(state);
  expect(depths.map((depth) => refereePerft(start, depth))).toEqual(repeated);
});
