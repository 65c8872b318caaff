import { describe, expect, it } from 'vitest';
import { createText } from '../../src/entries/text.ts';
import { en } from '../../src/text/en.ts';
import { RULES, sourceText } from '../kit/pinned.ts';

const PAGES = Object.values(RULES).map(({ page }) => page);
const { source } = createText({ locale: en });

describe('where a rule is written', () => {
  it('is told in English as the rules tell it', () => {
    expect(PAGES.map((page) => source(page))).toEqual(PAGES.map(sourceText));
  });

  it('is asked for a page that names a source', () => {
    expect(() => source('nowhere')).toThrow(RangeError);
  });
});
