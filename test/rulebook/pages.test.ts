import { expect, test } from 'vitest';
import { PAGES } from '../../src/rulebook/pages.ts';
import { RULES } from '../../src/rulebook/rules.ts';

test('violations and warnings cite the pages of the catalogue', () => {
  const cited = Object.keys(PAGES) as (keyof typeof PAGES)[];
  expect(PAGES).toEqual(Object.fromEntries(cited.map((id) => [id, RULES[id].page])));
});
