import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';
import { IS_PROOF } from '../kit/soak.ts';

// Users of the package read these pages in node_modules, which contains only the files of the tarball.

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

/** Returns the files that npm would pack. */
function packedByNpm(): string[] {
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const packing = execSync('npm pack --dry-run --json --ignore-scripts', { cwd, encoding: 'utf8', stdio: 'pipe' });
  const packed: readonly Packed[] = JSON.parse(packing);
  return packed.flatMap(({ files }) => files.map(({ path }) => path));
}

/** Files that npm always packs, regardless of `files`. */
const ALWAYS: readonly string[] = ['package.json', 'README.md', 'LICENSE'];

/** Checks whether a pattern of `files` matches a file: its path, a parent folder, or a glob. */
function matches(pattern: string, file: string): boolean {
  const glob = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:[^/]+/)*');
  return new RegExp(`^${glob}(?:/|$)`).test(file);
}

/**
 * Returns the files in these folders that npm packs by the `files` of `package.json`, where later patterns take
 * precedence. Running npm would take seconds.
 */
function packedFiles(...folders: readonly string[]): string[] {
  const { files }: { files: readonly string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isPacked = (file: string): boolean => {
    const last = files.filter((pattern) => matches(pattern.replace(/^!/, ''), file)).at(-1);
    return last !== undefined && !last.startsWith('!');
  };
  const rest = [...files.filter((name) => /^\w+\.md$/.test(name)), ...folders.flatMap(filesBelow)];
  return [...new Set([...ALWAYS, ...rest.filter(isPacked)])];
}

const SHIPPED = IS_PROOF ? packedByNpm() : packedFiles('docs');
const PAGES = SHIPPED.filter((path) => path.endsWith('.md'));

/** Returns the text of a page without code blocks. */
const proseOf = (page: string): string => textOf(page).replace(/^```[\s\S]*?^```/gm, '');

/** Returns the anchors of a page's headings, in the form used by GitHub and editors. */
function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the links of a page to files of the package. */
function linksOf(page: string): { readonly link: string; readonly path: string; readonly anchor: string }[] {
  return [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return { link, path: path === '' ? page : join(dirname(page), path), anchor };
    });
}

test('the tarball contains the README, the changelog and the docs', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'docs/sessions.md']));
});

test.each(PAGES)('every link of %s leads to a file or heading of the tarball', (page) => {
  const dead = linksOf(page).filter(
    ({ path, anchor }) => !SHIPPED.includes(path) || (anchor !== '' && !anchorsOf(path).includes(anchor)),
  );
  expect(dead.map(({ link }) => link)).toEqual([]);
});
