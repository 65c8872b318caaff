import { describe, expect, test } from 'vitest';
import { drawLegend, LEGENDS } from '../../src/entries/drawing.ts';
import { createText, en, type Locale } from '../../src/entries/text.ts';
import { TRANSLATIONS } from '../kit/languages.ts';
import { parse } from './xml.ts';

const drawn = (of: (typeof LEGENDS)[number], locale: Locale) => drawLegend(of, { text: createText({ locale }) });
/** Returns the meanings listed in the description. */
const meanings = (svg: string): string[] => (/<desc[^>]*>(.*)<\/desc>/.exec(svg)?.[1] ?? '').split('. ');

describe.each(LEGENDS)('the legend of %s', (of) => {
  const english = drawn(of, en);

  test('shows each sign with its meaning', () => {
    expect(() => parse(english)).not.toThrow();
    expect(meanings(english).length).toBeGreaterThan(1);
    expect(english).not.toMatch(/undefined|NaN|null/);
  });

  test.each(TRANSLATIONS)('has the same entries in another language: $name', ({ locale }) => {
    const [one, other] = [meanings(english), meanings(drawn(of, locale))];
    expect(other).toHaveLength(one.length);
    expect(other.filter((each) => one.includes(each))).toEqual([]);
  });

  test('contains no clickable targets', () => {
    expect(english).not.toContain('data-choice');
  });
});
