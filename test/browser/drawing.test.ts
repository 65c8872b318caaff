import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrawingOptions, THEMES } from '../../src/drawing.ts';
import { defaultContent } from '../../src/index.ts';
import { parseRef } from '../../src/queries.ts';
import { createText, en } from '../../src/text.ts';
import { fr } from '../../src/textFr.ts';
import { contrast } from '../kit/colours.ts';
import { MEASURE, type Measured } from './measure.ts';
import { PICTURES } from './pictures.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG AA for text. */
const READABLE = 4.5;

let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM'] || '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
});

afterAll(() => browser.close());

/** Opens a picture in a page of its own and returns what is wrong with its markup. */
async function open(svg: string, lang: string): Promise<string> {
  await page.setContent(`<!doctype html><html lang="${lang}"><title>x</title><main><h1>x</h1>${svg}</main></html>`);
  const parse = `new DOMParser().parseFromString(${JSON.stringify(svg)}, 'image/svg+xml').querySelector('parsererror')?.textContent`;
  return (await page.evaluate<string | undefined>(parse)) ?? '';
}

async function violations(): Promise<string[]> {
  await page.evaluate(AXE);
  const result = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>('axe.run()');
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** Every place of a picture as a choice. */
function allAsChoices(svg: string): DrawingOptions['highlight'] {
  const ids = [...svg.matchAll(/data-ref="([^"]+)"/g)].map(([, id]) => parseRef(id));
  return ids.flatMap((ref) => (ref === undefined ? [] : [{ ref, as: 'choice' as const }]));
}

const rgb = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

const LOCALES = [en, fr].map((locale) => [locale.code, locale] as const);

describe.each(LOCALES)('in %s', (lang, locale) => {
  describe.each(PICTURES)('%s', (_, { game, draw }) => {
    const text = createText({ locale, content: defaultContent, ...(game && { game }) });

    test('opens, and no label covers another one or leaves the picture', async () => {
      expect(await open(draw({ text }), lang)).toBe('');
      const { overlaps, outside } = await page.evaluate<Measured>(MEASURE);
      expect({ overlaps, outside, errors }).toEqual({ overlaps: [], outside: [], errors: [] });
    });

    test.each(Object.values(THEMES))('can be read in theme $name', async (theme) => {
      await open(draw({ text, theme }), lang);
      const { grounds } = await page.evaluate<Measured>(MEASURE);
      const dim = grounds.filter(({ ink, ground }) => ground === '' || contrast(rgb(ink), rgb(ground)) < READABLE);
      expect(dim).toEqual([]);
    });

    test('is accessible as a still picture and with every place as a button', async () => {
      const still = draw({ text });
      await open(still, lang);
      expect(await violations()).toEqual([]);
      await open(draw({ text, interactive: true, highlight: allAsChoices(still) ?? [] }), lang);
      expect(await violations()).toEqual([]);
      const buttons = await page
        .locator('svg [data-ref] > [data-choice][role=button][tabindex="0"][aria-label]')
        .count();
      expect(buttons).toBe(allAsChoices(still)?.length);
    });
  });
});
