import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';

// What a page names is there: import paths, commands, files and folders.

const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'SKILL.md',
  '.github/pull_request_template.md',
  ...['docs', 'test'].flatMap(filesBelow).filter((file) => file.endsWith('.md') && !file.startsWith('docs/api/')),
];

/** Files of Polish, which a walk for contributors adds. */
const TO_ADD = /^src\/(text|rulebook|entries\/text)\/pl\b/;
/** A command of the project that Vite makes on the page of the first steps. */
const OF_VITE = 'dev';

/** The folder of the package that a page is about: an example, or the library. */
const packageOf = (page: string): string => /^docs\/examples\/\w+(?=\/)/.exec(page)?.[0] ?? '';

const scriptsOf = (folder: string): string[] => Object.keys(JSON.parse(textOf(join(folder, 'package.json'))).scripts);

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Files and folders that are named in code; of a pattern with `*` or braces, its folder. */
function pathsIn(text: string): string[] {
  const paths = [...text.matchAll(/[` ]((?:src|test|docs|\.github|\.ci)\/[\w./@-]*)([`\s,:;*{)])/g)];
  return paths
    .map(([, path = '', end = '']) => ('*{'.includes(end) ? dirname(`${path}x`) : path.replace(/\.$/, '')))
    .filter((path) => !TO_ADD.test(path));
}

test.each(PAGES)('%s names import paths, commands and files that are there', (page) => {
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

test('together the pages name many files', () => {
  expect(PAGES.flatMap((page) => pathsIn(textOf(page))).length).toBeGreaterThan(200);
});
