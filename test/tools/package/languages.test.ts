import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../../../src/entries/text/languages.ts';
import { runWith } from '../../kit/cli.ts';
import { proofTest } from '../../kit/proofTest.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** Each language has its own entry, such as `src/entries/text/fr.ts`. English is part of the text entry. */
const TRANSLATED = LANGUAGE_CODES.filter((code) => code !== 'en');

test('the known languages are those with an entry', () => {
  const codes = readdirSync('src/entries/text').flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
  expect([...codes].sort()).toEqual([...TRANSLATED].sort());
});

/** A list of languages in a sentence: `English, French or German`. */
const LIST = /English(?:, [A-Z][a-z]+)+(?: (?:and|or) [A-Z][a-z]+)?/g;
const PAGES = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];

test('every page with a list of languages names all of them', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const lists = PAGES.flatMap((page) =>
    [...read(page).replace(/\s+/g, ' ').matchAll(LIST)].map(([list]) => `${page}: ${list}`),
  );
  expect(lists).not.toEqual([]);
  const missing = LANGUAGE_CODES.flatMap((code) => lists.filter((list) => !list.includes(names.of(code) ?? code)));
  expect(missing).toEqual([]);
});

// The compiler checks the data of a language in the tests, and the site build checks the texts of the Play page.
describe.each(TRANSLATED)('the language %s', (code) => {
  test('loads its texts and rules by its tag', async () => {
    expect((await LANGUAGES[code].locale()).code).toBe(code);
    expect(await LANGUAGES[code].rules()).toHaveProperty('EXP-9');
  });

  test('has a separate entry for the rules', () => {
    expect(existsSync(`src/entries/text/${code}/rules.ts`)).toBe(true);
  });

  proofTest('is available on the command line', () => {
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
