import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { EN } from '../play/words/en.ts';

/** The Play page is a page of its own: the site's program and styles would be a third of what it loads. */
const ROOT = fileURLToPath(new URL('../play/', import.meta.url));

/** Shows what the page says before its program is there. */
const withIntro = (html: string): string => html.replace('%TITLE%', EN.title).replace('%INTRO%', EN.setup.intro);

/** Builds the Play page into the folder `play` of the site. Its paths are relative, so the site can lie anywhere. */
export async function buildPlay(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    base: './',
    plugins: [{ name: 'play-intro', transformIndexHtml: withIntro }],
    worker: { format: 'es' },
    build: { outDir: join(outDir, 'play'), emptyOutDir: true },
  });
}

/** Serves the Play page while the site is written. */
export function servePlay(base: string): Plugin {
  const path = `${base}play/`;
  return {
    name: 'play-page',
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        if (url.replace(/[?#].*/, '') !== path) return next();
        const html = withIntro(readFileSync(join(ROOT, 'index.html'), 'utf8'));
        response.setHeader('content-type', 'text/html');
        response.end(await transformIndexHtml(`${path}index.html`, html));
      });
    },
  };
}
