import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { EN } from '../play/words/en.ts';

/** The Play page is built separately, because the site's scripts and styles would make up a third of its download. */
const ROOT = fileURLToPath(new URL('../play/', import.meta.url));

/** Inserts the title and the introduction, which are shown until the script has loaded. */
const withIntro = (html: string): string => html.replace('%TITLE%', EN.title).replace('%INTRO%', EN.setup.intro);

/**
 * Builds the Play page into the folder `play` of the site. All paths are relative, so the site can be hosted anywhere.
 */
export async function buildPlay(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    base: './',
    plugins: [{ name: 'play-intro', transformIndexHtml: withIntro }],
    worker: { format: 'es' },
    build: {
      outDir: join(outDir, 'play'),
      emptyOutDir: true,
      // Browsers that can run the page support `modulepreload`.
      modulePreload: { polyfill: false },
      // One file for everything that the page needs at first is smaller than several.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] } } },
    },
  });
}

/** Serves the Play page during development of the site. */
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
