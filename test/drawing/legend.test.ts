import { describe, expect, test } from 'vitest';
import { drawLegend, LEGENDS } from '../../src/entries/drawing.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en } from '../../src/entries/text.ts';
import { parse } from './xml.ts';

const textIn = (locale: typeof en | typeof fr) => createText({ locale });
/** The meanings, as the description lists them. */
const meanings = (svg: string): string[] => (/<desc[^>]*>(.*)<\/desc>/.exec(svg)?.[1] ?? '').split('. ');

describe.each(LEGENDS)('the legend of %s', (of) => {
  const [english, french] = [en, fr].map((locale) => drawLegend(of, { text: textIn(locale) }));

  test('is a picture of signs with what each of them means', () => {
    expect(() => parse(english ?? '')).not.toThrow();
    expect(meanings(english ?? '').length).toBeGreaterThan(1);
    expect(english).not.toMatch(/undefined|NaN|null/);
  });

  test('says the same in French, in other words', () => {
    const [one, other] = [meanings(english ?? ''), meanings(french ?? '')];
    expect(other).toHaveLength(one.length);
    expect(other.filter((each) => one.includes(each))).toEqual([]);
  });

  test('points at nothing that could be clicked', () => {
    expect(english).not.toContain('data-choice');
  });
});
