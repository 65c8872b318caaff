import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { markdown } from './markdown.ts';
import { sidebar } from './sidebar.ts';

const base = process.env['SITE_BASE'] ?? '/';

export default defineConfig({
  title: 'skymines-rules',
  description: 'A headless, deterministic rules library for the board game Skymines, with a table to play at.',
  base,
  lang: 'en',
  cleanUrls: true,
  // Examples are code to read in the repository, not pages.
  srcExclude: ['examples/**'],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }]],
  markdown,
  vite: {
    worker: { format: 'es' },
    build: { chunkSizeWarningLimit: 2000 }, // the index of the search, which is loaded when somebody searches
    server: { fs: { allow: ['..'] } },
    optimizeDeps: { include: ['skymines-rules > seedrandom'] },
  },
  themeConfig: {
    nav: [
      { text: 'Play', link: '/play/' },
      { text: 'Workshop', link: '/workshop/' },
      { text: 'Docs', link: '/interfaces', activeMatch: '^/(?!play|workshop|api|$)' },
      { text: 'Reference', link: '/api/', activeMatch: '/api/' },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: { provider: 'local' },
  },
  // Pages link to pictures as files, which the build would not copy by itself.
  buildEnd: ({ srcDir, outDir }) => cpSync(join(srcDir, 'images'), join(outDir, 'images'), { recursive: true }),
});
