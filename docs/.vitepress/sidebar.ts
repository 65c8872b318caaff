import { readdirSync, readFileSync } from 'node:fs';
import type { DefaultTheme } from 'vitepress';

/** Returns the sidebar entry of a page, with the page's own title. */
function page(name: string): DefaultTheme.SidebarItem {
  const [, title = name] = /^# (.*)$/m.exec(readFileSync(new URL(`../${name}.md`, import.meta.url), 'utf8')) ?? [];
  return { text: title, link: `/${name}` };
}

const entries = readdirSync(new URL('../../src/entries', import.meta.url), { encoding: 'utf8', recursive: true });

/** Only modules, because every page contains its sidebar and the API reference has hundreds of pages. */
const modules = entries
  .filter((file) => file.endsWith('.ts'))
  .map((file) => (file === 'index.ts' ? 'skymines-rules' : `skymines-rules/${file.slice(0, -'.ts'.length)}`))
  .sort()
  .map((name) => ({ text: name, link: `/api/${name}/` }));

const explorer = { text: 'Rules explorer', link: '/rules/' };

/** The sidebar of pages for players. */
const play: DefaultTheme.SidebarItem[] = [
  { text: 'Play', items: [page('how-to-play'), explorer, ...['glossary', 'rulings', 'gallery'].map(page)] },
  { text: 'For developers', items: ['introduction', 'components'].map(page) },
];

/** The sidebar of the documentation. */
export const docs: DefaultTheme.SidebarItem[] = [
  { text: 'Get started', items: ['introduction', 'quickstart', 'concepts', 'state', 'how-to-play'].map(page) },
  {
    text: 'Build a UI',
    items: ['choosers', 'queries', 'text', 'drawing', 'themes', 'frameworks'].map(page),
  },
  { text: 'Host games', items: ['sessions', 'hidden-information', 'saving', 'server', 'limits'].map(page) },
  { text: 'Game options', items: ['modules', 'campaign', 'positions', 'house-rules', 'components'].map(page) },
  { text: 'Bots', items: ['bots', 'arena', 'learning'].map(page) },
  { text: 'Recipes', items: [page('recipes')] },
  {
    text: 'Reference',
    items: [
      { text: 'API reference', link: '/api/' },
      ...['api-by-task', 'decisions', 'events', 'errors', 'notation', 'command-line', 'glossary'].map(page),
      explorer,
      ...['rulings', 'gallery'].map(page),
    ],
  },
  {
    text: 'Project',
    items: [
      ...['compatibility', 'testing', 'scenarios', 'proof', 'perft', 'vectors', 'performance', 'architecture'].map(
        page,
      ),
      { text: 'Changelog', link: '/changelog' },
      { text: 'Security', link: '/security' },
    ],
  },
];

export const sidebar: DefaultTheme.SidebarMulti = {
  '/api/': [{ text: 'API reference', link: '/api/', items: modules }],
  '/how-to-play': play,
  '/glossary': play,
  '/rulings': play,
  '/gallery': play,
  '/': docs,
};
