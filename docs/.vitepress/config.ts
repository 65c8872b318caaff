import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { readPages, writeForModels } from './llms.ts';
import { markdown } from './markdown.ts';
import { writeOffline } from './offline.ts';
import { buildPlay, servePlay } from './play.ts';
import { docs, sidebar } from './sidebar.ts';

const base = process.env['SITE_BASE'] ?? '/';
const description = 'A headless, deterministic rules library for the board game Skymines, playable in the browser.';

export default defineConfig({
  title: 'skymines-rules',
  description,
  base,
  lang: 'en',
  cleanUrls: true,
  // Examples are code to read in the repository, not pages.
  srcExclude: ['examples/**'],
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }],
    ['link', { rel: 'manifest', href: `${base}manifest.webmanifest` }],
    ['meta', { name: 'theme-color', content: '#05070d' }],
  ],
  markdown,
  vite: {
    plugins: [servePlay(base)],
    worker: { format: 'es' },
    build: { chunkSizeWarningLimit: 2000 }, // The search index is large, but loads only on the first search.
    server: { fs: { allow: ['..'] } },
    optimizeDeps: { include: ['skymines-rules > seedrandom'] },
  },
  themeConfig: {
    siteTitle: 'SKYMINES',
    nav: [
      { text: 'Play', link: '/play/' },
      { text: 'How to play', link: '/how-to-play', activeMatch: '^/(how-to-play|glossary|rulings)' },
      { text: 'Rules explorer', link: '/rules/' },
      { text: 'Workshop', link: '/workshop/' },
      {
        text: 'Docs',
        link: '/introduction',
        activeMatch: '^/(?!play|rules/|workshop|api|how-to-play|glossary|rulings|$)',
      },
      { text: 'API reference', link: '/api/', activeMatch: '/api/' },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      // Guides rank above the reference.
      options: { miniSearch: { searchOptions: { boostDocument: (id: string) => (/\/api\//.test(id) ? 0.2 : 1) } } },
    },
  },
  // Pages link to pictures as files, which the build would not copy automatically.
  buildEnd: async ({ srcDir, outDir }) => {
    cpSync(join(srcDir, 'images'), join(outDir, 'images'), { recursive: true });
    writeForModels(outDir, readPages(srcDir, docs), description, base);
    await buildPlay(outDir);
    writeOffline(outDir);
  },
});
