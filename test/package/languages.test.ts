import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/entries/text/languages.ts';
import { runWith } from '../kit/cli.ts';
import { proofTest } from '../kit/proofTest.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** Each has an entry of its own, such as `src/entries/text/fr.ts`; English is that of the texts. */
const TRANSLATED = LANGUAGE_CODES.filter((code) => code !== 'en');

test('the languages in use are those with an entry', () => {
  const codes = readdirSync('src/entries/text').flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
  expect([...codes].sort()).toEqual([...TRANSLATED].sort());
});

/** A list of languages in a sentence: `English, French or German`. */
const LIST = /English(?:, [A-Z][a-z]+)+(?: (?:and|or) [A-Z][a-z]+)?/g;
const PAGES = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];

test('every page that lists the languages names all of them', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const lists = PAGES.flatMap((page) =>
    [...read(page).replace(/\s+/g, ' ').matchAll(LIST)].map(([list]) => `${page}: ${list}`),
  );
  expect(lists).not.toEqual([]);
  const missing = LANGUAGE_CODES.flatMap((code) => lists.filter((list) => !list.includes(names.of(code) ?? code)));
  expect(missing).toEqual([]);
});

// The compiler names what the tests know of a language, the build of the site the words of the Play page.
describe.each(TRANSLATED)('the language %s', (code) => {
  test('is loaded by its tag, its words and its rules', async () => {
    expect((await LANGUAGES[code].locale()).code).toBe(code);
    expect(await LANGUAGES[code].rules()).toHaveProperty('EXP-9');
  });

  test('has the rules as an entry of their own', () => {
    expect(existsSync(`src/entries/text/${code}/rules.ts`)).toBe(true);
  });

  proofTest('is spoken on the command line', () => {
    expect(runWith(['play', '--seed', 'languages', '--lang', code])).toMatchObject({ code: 0 });
  });

  test.each([
    ['package.json', `dist/entries/text/${code}.js`],
    ['docs/api-by-task.md', `…/text/${code}\``],
    ['docs/api-by-task.md', `…/text/${code}/rules\``],
    ['docs/text.md', `skymines-rules/text/${code}\``],
    ['docs/text.md', `\`${code}\``],
  ])('is named in %s: %s', (file, words) => {
    expect(read(file)).toContain(words);
  });
});
