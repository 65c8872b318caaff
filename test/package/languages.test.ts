import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runWith } from '../kit/cli.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** A language is registered by its entry, such as `src/entries/text/fr.ts`. Each place below has to know it as well. */
const CODES = readdirSync('src/entries/text').flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);

describe.each(CODES)('the language %s', (code) => {
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
    ['test/text/everything.test.ts', `entries/text/${code}.ts'`],
    ['test/text/reviewed.test.ts', `'src/text/${code}'`],
    ['docs/play/language.ts', `\n  ${code}: { name: `],
  ])('is named in %s: %s', (file, words) => {
    expect(read(file)).toContain(words);
  });
});
