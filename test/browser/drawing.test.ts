import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DARK, type Highlight, LIGHT, THEMES, themeCss } from '../../src/entries/drawing.ts';
import type { GameState } from '../../src/entries/index.ts';
import { parseRef } from '../../src/entries/queries.ts';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, type Locale, type Text } from '../../src/entries/text.ts';
import { launchChromium, newVisitor } from '../kit/chromium.ts';
import { dimIn, MEASURE, type Measured } from './measure.ts';
import { PICTURES } from './pictures.ts';

let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
  page = await newVisitor(browser);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
});

afterAll(() => browser.close());

/** Opens a page with this picture only. Returns the parse error of its markup; an empty text if there is none. */
async function open(svg: string, lang: string, ground = '#ffffff'): Promise<string> {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []).map(Number);
  // The whole picture must be visible, because `elementsFromPoint` ignores everything outside the window.
  await page.setViewportSize({ width: Math.ceil(width) + 40, height: Math.ceil(height) + 200 });
  await page.setContent(
    `<!doctype html><html lang="${lang}"><title>x</title><body style="background:${ground}"><main><h1>x</h1>${svg}</main></html>`,
  );
  const parse = `new DOMParser().parseFromString(${JSON.stringify(svg)}, 'image/svg+xml').querySelector('parsererror')?.textContent`;
  return (await page.evaluate<string | undefined>(parse)) ?? '';
}

async function violations(): Promise<string[]> {
  await page.evaluate(axe.source);
  const result = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>('axe.run()');
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** Returns a highlight that makes every target of a picture a choice. */
function allAsChoices(svg: string): Highlight[] {
  const ids = [...svg.matchAll(/data-ref="([^"]+)"/g)].map(([, id]) => parseRef(id));
  return ids.flatMap((ref) => (ref === undefined ? [] : [{ ref, as: 'choice' as const }]));
}

const textOf = (locale: Locale, game: GameState | undefined): Text => createText({ locale, ...(game && { game }) });

describe.each([en, fr, de].map((locale) => [locale.code, locale] as const))('in %s', (lang, locale) => {
  test.each(PICTURES)(
    '%s opens, and no label overlaps another one or leaves the picture',
    async (_, { game, draw }) => {
      expect(await open(draw({ text: textOf(locale, game) }), lang)).toBe('');
      const { overlaps, outside } = await page.evaluate<Measured>(MEASURE);
      expect({ overlaps, outside, errors }).toEqual({ overlaps: [], outside: [], errors: [] });
    },
  );
});

/** Two pictures of each kind and two full tables, because colours and buttons depend on the kind alone. */
const SAMPLE = PICTURES.filter(([name], index) => {
  const kind = name.replace(/\d+$/, '');
  const before = PICTURES.slice(0, index).filter(([other]) => other.replace(/\d+$/, '') === kind);
  return before.length < 2 && !/^(start|end):(?! bars)/.test(name);
});

describe.each(SAMPLE)('%s', (_, { game, draw }) => {
  const text = textOf(en, game);

  test.each(Object.values(THEMES))('has enough contrast in theme $name', async (theme) => {
    await open(draw({ text, theme }), en.code, theme.paint.panel);
    expect(dimIn(await page.evaluate<Measured>(MEASURE))).toEqual([]);
  });

  test('is accessible without choices and with every target as a button', async () => {
    const still = draw({ text });
    await open(still, en.code);
    expect(await violations()).toEqual([]);
    const highlight = allAsChoices(still);
    await open(draw({ text, interactive: true, highlight }), en.code);
    expect(await violations()).toEqual([]);
    const button = 'svg [data-ref] > [data-choice][role=button][tabindex="0"][aria-label]';
    expect(await page.locator(button).count()).toBe(highlight.length);
  });
});

test.each(SAMPLE.filter(([, { game }]) => game !== undefined))(
  '%s uses the colours of the theme set by the page',
  async (_, { game, draw }) => {
    const text = textOf(en, game);
    const colours = `[...document.querySelectorAll('svg *')].map((node) => {
      const { fill, stroke } = getComputedStyle(node);
      return node.tagName + ' ' + node.getAttribute('class') + ' ' + (node.hasAttribute('fill') || node.tagName === 'text' ? fill.replace(/url.*/, 'url') + ' ' + stroke : '');
    })`;
    await open(draw({ text, theme: DARK }), en.code);
    const dark = await page.evaluate(colours);
    await open(draw({ text, theme: LIGHT }), en.code);
    await page.addStyleTag({ content: themeCss(DARK) });
    expect(await page.evaluate(colours)).toEqual(dark);
  },
);
