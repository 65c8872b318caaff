import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DARK, type Highlight, LIGHT, THEMES, themeCss } from '../../src/entries/drawing.ts';
import type { GameState } from '../../src/entries/index.ts';
import { parseRef } from '../../src/entries/queries.ts';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, type Locale, type Text } from '../../src/entries/text.ts';
import { violations } from '../kit/axe.ts';
import { launchChromium, newVisitor } from '../kit/chromium.ts';
import { must } from '../kit/must.ts';
import { dimIn, type Measured, measureAll } from './measure.ts';
import { PICTURES, type Picture } from './pictures.ts';

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

interface Opened extends Measured {
  /** The parse error of the markup; an empty text if there is none. */
  readonly error: string;
}

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
  return { width: Math.ceil(Number(width)), height: Math.ceil(Number(height)) };
}

/** Opens a page with these pictures only. */
async function open(svgs: readonly string[], lang: string, ground = '#ffffff'): Promise<void> {
  const sizes = svgs.map(sizeOf);
  // Everything must be visible, because `elementsFromPoint` ignores what is outside the window.
  await page.setViewportSize({
    width: Math.max(...sizes.map(({ width }) => width)) + 40,
    height: sizes.reduce((sum, { height }) => sum + height + 40, 200),
  });
  const body = svgs.map((svg) => `<div>${svg}</div>`).join('');
  await page.setContent(
    `<!doctype html><html lang="${lang}"><title>x</title><body style="background:${ground}"><main><h1>x</h1>${body}</main></html>`,
  );
}

/** Number of pictures on a page. A page for each picture would take most of the time. */
const TOGETHER = 16;

/** Draws, opens and measures all pictures: with a ground also their colours. Returns the results by name. */
async function measured(
  pictures: typeof PICTURES,
  svgOf: (picture: Picture, idPrefix: string) => string,
  lang: string,
  ground?: string,
): Promise<ReadonlyMap<string, Opened>> {
  const found = new Map<string, Opened>();
  for (let first = 0; first < pictures.length; first += TOGETHER) {
    const some = pictures.slice(first, first + TOGETHER);
    const svgs = some.map(([, picture], index) => svgOf(picture, `p${index}-`));
    await open(svgs, lang, ground);
    const parse = `new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')?.textContent ?? ''`;
    const errorsOf = await page.evaluate<string[]>(`${JSON.stringify(svgs)}.map((svg) => ${parse})`);
    const results = await page.evaluate<Measured[]>(
      measureAll('main > div > svg', ground === undefined ? 'layout' : 'all'),
    );
    expect(results).toHaveLength(some.length);
    for (const [index, [name]] of some.entries())
      found.set(name, { ...must(results[index]), error: must(errorsOf[index]) });
  }
  return found;
}

/** Returns a highlight that makes every target of a picture a choice. */
function allAsChoices(svg: string): Highlight[] {
  const ids = [...svg.matchAll(/data-ref="([^"]+)"/g)].map(([, id]) => parseRef(id));
  return ids.flatMap((ref) => (ref === undefined ? [] : [{ ref, as: 'choice' as const }]));
}

const textOf = (locale: Locale, game: GameState | undefined): Text => createText({ locale, ...(game && { game }) });

describe.each([en, fr, de].map((locale) => [locale.code, locale] as const))('in %s', (lang, locale) => {
  let results: ReadonlyMap<string, Opened>;
  beforeAll(async () => {
    results = await measured(
      PICTURES,
      ({ game, draw }, idPrefix) => draw({ text: textOf(locale, game), idPrefix }),
      lang,
    );
  });

  test.each(PICTURES)('%s opens, and no label overlaps another one or leaves the picture', (name) => {
    const { error, overlaps, outside } = must(results.get(name));
    expect({ error, overlaps, outside, errors }).toEqual({ error: '', overlaps: [], outside: [], errors: [] });
  });
});

/** Two pictures of each kind and two full tables, because colours and buttons depend on the kind alone. */
const SAMPLE = PICTURES.filter(([name], index) => {
  const kind = name.replace(/\d+$/, '');
  const before = PICTURES.slice(0, index).filter(([other]) => other.replace(/\d+$/, '') === kind);
  return before.length < 2 && !/^(start|end):(?! bars)/.test(name);
});

describe.each(Object.values(THEMES))('in theme $name', (theme) => {
  let results: ReadonlyMap<string, Opened>;
  beforeAll(async () => {
    const svgOf = ({ game, draw }: Picture, idPrefix: string) => draw({ text: textOf(en, game), theme, idPrefix });
    results = await measured(SAMPLE, svgOf, en.code, theme.paint.panel);
  });

  test.each(SAMPLE)('%s has enough contrast', (name) => {
    expect(dimIn(must(results.get(name)))).toEqual([]);
  });
});

/** Groups of pictures that axe checks together. */
const GROUPS = SAMPLE.flatMap((_, at) => (at % TOGETHER === 0 ? [SAMPLE.slice(at, at + TOGETHER)] : []));

test.each(GROUPS)('pictures are accessible without choices and with every target as a button', async (...group) => {
  const optionsOf = (index: number, { game }: Picture) => ({ text: textOf(en, game), idPrefix: `p${index}-` });
  const still = group.map(([, picture], index) => picture.draw(optionsOf(index, picture)));
  await open(still, en.code);
  expect(await violations(page)).toEqual([]);
  const highlights = still.map(allAsChoices);
  const withChoices = group.map(([, picture], index) =>
    picture.draw({ ...optionsOf(index, picture), interactive: true, highlight: must(highlights[index]) }),
  );
  await open(withChoices, en.code);
  expect(await violations(page)).toEqual([]);
  const button = 'svg [data-ref] > [data-choice][role=button][tabindex="0"][aria-label]';
  const count = `[...document.querySelectorAll('main > div')].map((each) => each.querySelectorAll('${button}').length)`;
  expect(await page.evaluate<number[]>(count)).toEqual(highlights.map(({ length }) => length));
});

test.each(SAMPLE.filter(([, { game }]) => game !== undefined))(
  '%s uses the colours of the theme set by the page',
  async (_, { game, draw }) => {
    const text = textOf(en, game);
    const colours = `[...document.querySelectorAll('svg *')].map((node) => {
      const { fill, stroke } = getComputedStyle(node);
      return node.tagName + ' ' + node.getAttribute('class') + ' ' + (node.hasAttribute('fill') || node.tagName === 'text' ? fill.replace(/url.*/, 'url') + ' ' + stroke : '');
    })`;
    await open([draw({ text, theme: DARK })], en.code);
    const dark = await page.evaluate(colours);
    await open([draw({ text, theme: LIGHT })], en.code);
    await page.addStyleTag({ content: themeCss(DARK) });
    expect(await page.evaluate(colours)).toEqual(dark);
  },
);
