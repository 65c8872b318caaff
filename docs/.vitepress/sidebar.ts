import { readdirSync, readFileSync } from 'node:fs';
import type { DefaultTheme } from 'vitepress';

/** An entry of the sidebar under the title that the page itself has. */
function page(name: string): DefaultTheme.SidebarItem {
  const [, title = name] = /^# (.*)$/m.exec(readFileSync(new URL(`../${name}.md`, import.meta.url), 'utf8')) ?? [];
  return { text: title, link: `/${name}` };
}

const entries = readdirSync(new URL('../../src/entries', import.meta.url), { encoding: 'utf8', recursive: true });

/** The modules alone: every page carries its sidebar, and the reference has hundreds of pages. */
const modules = entries
  .filter((file) => file.endsWith('.ts'))
  .map((file) => (file === 'index.ts' ? 'skymines-rules' : `skymines-rules/${file.slice(0, -'.ts'.length)}`))
  .sort()
  .map((name) => ({ text: name, link: `/api/${name}/` }));

export const sidebar: DefaultTheme.SidebarMulti = {
  '/api/': [{ text: 'API reference', link: '/api/', items: modules }],
  '/': [
    { text: 'Play', items: [page('how-to-play'), page('glossary'), page('rulings')] },
    {
      text: 'Start',
      items: [
        { text: 'What it is', link: '/developers' },
        page('quickstart'),
        page('modules'),
        page('interfaces'),
        page('languages'),
        page('drawing'),
        page('themes'),
        page('positions'),
        page('house-rules'),
        page('campaign'),
        page('hosting'),
        page('scaling'),
        page('recipes'),
        page('bots'),
        page('arena'),
        page('learning'),
        page('promise'),
        page('versions'),
        page('examples'),
        page('faq'),
      ],
    },
    { text: 'Rules', items: ['round', 'decisions', 'events'].map(page) },
    {
      text: 'Reference',
      items: [
        { text: 'API reference', link: '/api/' },
        ...['overview', 'exports', 'errors', 'notation', 'command-line', 'limits'].map(page),
      ],
    },
    { text: 'Components', items: ['components', 'box', 'gallery', 'balance', 'luna-levels'].map(page) },
    { text: 'Trust', items: ['testing', 'performance', 'architecture'].map(page) },
    {
      text: 'Project',
      items: [
        { text: 'Changes', link: '/changelog' },
        { text: 'Security', link: '/security' },
      ],
    },
  ],
};
