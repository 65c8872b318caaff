import { describe, expect, it } from 'vitest';
import { createText } from '../../src/entries/text.ts';
import { en } from '../../src/text/en.ts';
import { RULES, sourceText } from '../kit/pinned.ts';

const PAGES = Object.values(RULES).map(({ page }) => page);
const { source } = createText({ locale: en });

describe('the source of a rule', () => {
  it('equals the English source in violations', () => {
    expect(PAGES.map((page) => source(page))).toEqual(PAGES.map(sourceText));
  });

  it('requires a page with a source', () => {
    expect(() => source('nowhere')).toThrow(RangeError);
  });
});
