import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';

// Checks that the import paths, commands, files and folders named on pages exist.

const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'SKILL.md',
  '.github/pull_request_template.md',
  ...['docs', 'test'].flatMap(filesBelow).filter((file) => file.endsWith('.md') && !file.startsWith('docs/api/')),
];

/** Files of a Polish translation, which a guide for contributors adds as an example. */
const TO_ADD = /^src\/(text|rulebook|entries\/text)\/pl\b/;
/** The script of a new Vite project, used in the quick start. */
const OF_VITE = 'dev';

/** Returns the package folder of a page: an example's folder, or an empty text for the library. */
const packageOf = (page: string): string => /^docs\/examples\/\w+(?=\/)/.exec(page)?.[0] ?? '';

const scriptsOf = (folder: string): string[] => Object.keys(JSON.parse(textOf(join(folder, 'package.json'))).scripts);

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Returns the files and folders named in code. A pattern with `*` or braces counts as its folder. */
function pathsIn(text: string): string[] {
  const paths = [...text.matchAll(/[` ]((?:src|test|docs|\.github|\.ci)\/[\w./@-]*)([`\s,:;*{)])/g)];
  return paths
    .map(([, path = '', end = '']) => ('*{'.includes(end) ? dirname(`${path}x`) : path.replace(/\.$/, '')))
    .filter((path) => !TO_ADD.test(path));
}

test.each(PAGES)('%s names only existing import paths, commands and files', (page) => {
  const text = textOf(page);
  const root = packageOf(page);
  const known = [...scriptsOf(root), ...scriptsOf(''), OF_VITE];
  const entries = found(text, /\bskymines-rules\/(?!docs|dist)([a-z/]*[a-z])\b(?!\.\w)/g);
  expect({
    entries: entries.filter((path) => !existsSync(`src/entries/${path}.ts`)),
    scripts: found(text, /\bnpm run (?:-s |--silent )?([\w:]+)/g).filter((name) => !known.includes(name)),
    paths: pathsIn(text).filter((path) => !existsSync(join(root, path)) && !existsSync(path)),
  }).toEqual({ entries: [], scripts: [], paths: [] });
});

test('the check finds many file names', () => {
  expect(PAGES.flatMap((page) => pathsIn(textOf(page))).length).toBeGreaterThan(200);
});
