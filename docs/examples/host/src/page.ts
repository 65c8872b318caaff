import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { DARK, LIGHT, themeCss } from 'skymines-rules/drawing';

interface File {
  readonly type: string;
  readonly body: string;
}

/** The files of the page, by their address. */
export type Page = ReadonlyMap<string, File>;

const pathOf = (name: string): string => fileURLToPath(new URL(`../page/${name}`, import.meta.url));

/** Bundles the page, which takes less than a second, so that there are no files to build beforehand. */
export async function readPage(): Promise<Page> {
  const [html, css, script] = await Promise.all([
    readFile(pathOf('index.html'), 'utf8'),
    readFile(pathOf('style.css'), 'utf8'),
    build({
      entryPoints: [pathOf('main.ts')],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      minify: true,
      logLevel: 'error',
    }),
  ]);
  const themes = `${themeCss(LIGHT)} @media (prefers-color-scheme: dark) { ${themeCss(DARK)} }`;
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/style.css', { type: 'text/css; charset=utf-8', body: themes + css }],
    ['/main.js', { type: 'text/javascript; charset=utf-8', body: script.outputFiles.map(({ text }) => text).join('') }],
    ['/icon.svg', { type: 'image/svg+xml', body: await readFile(pathOf('icon.svg'), 'utf8') }],
  ]);
}
