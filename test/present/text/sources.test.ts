import { describe, expect, it } from 'vitest';
import { en } from '../../../src/present/text/en.ts';
import { createText } from '../../../src/text.ts';
import { defaultContent, RULES, sourceText } from '../../kit/pinned.ts';

const PAGES = Object.values(RULES).map(({ page }) => page);
const { source } = createText({ locale: en, content: defaultContent });

describe('where a rule is written', () => {
  it('is told in English as the rules tell it', () => {
    expect(PAGES.map((page) => source(page))).toEqual(PAGES.map(sourceText));
  });

  it('is asked for a page that names a source', () => {
    expect(() => source('nowhere')).toThrow(RangeError);
  });
});
