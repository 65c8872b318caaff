import { execSync } from 'node:child_process';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';
import { IS_PROOF } from '../kit/soak.ts';
import { packedFiles } from '../kit/tarball.ts';

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
