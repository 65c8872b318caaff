import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { CONTRAST, DARK, LIGHT, themeCss } from 'skymines-rules/drawing';

interface File {
  readonly type: string;
  readonly body: string;
}

export type Page = (path: string) => Promise<File | undefined>;

/** Bundles the page when it is first visited, which takes less than a second. There is no build step. */
export function openPage(): Page {
  let files: Promise<ReadonlyMap<string, File>> | undefined;
  return async (path) => {
    files ??= readPage().catch((error: unknown) => {
      // The next visit triggers another attempt.
      files = undefined;
      throw error;
    });
    return (await files).get(path);
  };
}

/** CSS with the colours of the drawings and the page for each theme. The theme is set on the page's body. */
const THEMES = [
  themeCss(DARK, '.play'),
  themeCss(LIGHT, '.play[data-theme="light"]'),
  themeCss(CONTRAST, '.play[data-theme="contrast"]'),
].join('\n');

const pathOf = (name: string): string => fileURLToPath(new URL(`../page/${name}`, import.meta.url));

/** Bundles the page. Languages other than English are separate files, which are loaded when selected. */
async function readPage(): Promise<ReadonlyMap<string, File>> {
  const { outputFiles } = await build({
    entryPoints: ['main.ts', 'style.css'].map(pathOf),
    bundle: true,
    // In a clone of the library, the table's source files have no `node_modules` of their own.
    nodePaths: [fileURLToPath(new URL('../node_modules', import.meta.url))],
    splitting: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'error',
  });
  const built = outputFiles.map(({ path, text }): readonly [string, File] =>
    path.endsWith('.css')
      ? [path, { type: 'text/css; charset=utf-8', body: THEMES + text }]
      : [path, { type: 'text/javascript; charset=utf-8', body: text }],
  );
  return new Map([
    ...built,
    ['/', { type: 'text/html; charset=utf-8', body: await readFile(pathOf('index.html'), 'utf8') }],
    ['/icon.svg', { type: 'image/svg+xml', body: await readFile(pathOf('icon.svg'), 'utf8') }],
  ]);
}
