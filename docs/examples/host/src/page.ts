import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { DARK, LIGHT, themeCss } from 'skymines-rules/drawing';

interface File {
  readonly type: string;
  readonly body: string;
}

/** Finds a file of the page by its address. */
export type Page = (path: string) => Promise<File | undefined>;

/** The page is bundled when the first visitor comes, which takes less than a second. So there is nothing to build beforehand. */
export function openPage(): Page {
  let files: Promise<ReadonlyMap<string, File>> | undefined;
  return async (path) => {
    files ??= readPage();
    return (await files).get(path);
  };
}

const pathOf = (name: string): string => fileURLToPath(new URL(`../page/${name}`, import.meta.url));

async function readPage(): Promise<ReadonlyMap<string, File>> {
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
