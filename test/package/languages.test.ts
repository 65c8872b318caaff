import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/entries/text/languages.ts';
import { runWith } from '../kit/cli.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** Each has an entry of its own, such as `src/entries/text/fr.ts`; English is that of the texts. */
const TRANSLATED = LANGUAGE_CODES.filter((code) => code !== 'en');

test('the languages in use are those with an entry', () => {
  const codes = readdirSync('src/entries/text').flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
  expect([...codes].sort()).toEqual([...TRANSLATED].sort());
});

// The compiler names the words of the Play page and what the tests know of a language.
describe.each(TRANSLATED)('the language %s', (code) => {
  test('is loaded by its tag, its words and its rules', async () => {
    expect((await LANGUAGES[code].locale()).code).toBe(code);
    expect(await LANGUAGES[code].rules()).toHaveProperty('EXP-9');
  });

  test('has the rules as an entry of their own', () => {
    expect(existsSync(`src/entries/text/${code}/rules.ts`)).toBe(true);
  });

  test('is spoken on the command line', () => {
    expect(runWith(['play', '--seed', 'languages', '--lang', code])).toMatchObject({ code: 0 });
  });

  test.each([
    ['package.json', `dist/entries/text/${code}.js`],
    ['README.md', `…/text/${code}\``],
    ['README.md', `…/text/${code}/rules\``],
    ['docs/interfaces.md', `skymines-rules/text/${code}\``],
    ['docs/languages.md', `\`${code}\``],
  ])('is named in %s: %s', (file, words) => {
    expect(read(file)).toContain(words);
  });
});
