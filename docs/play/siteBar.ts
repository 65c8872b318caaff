import { h } from '../shared/elements.ts';
import { selectList } from './dom.ts';
import { LANGUAGE_NAMES, languageCode } from './language.ts';
import type { SettingsHost } from './table/settings.ts';
import { COLOURS, colours } from './theme.ts';
import type { Words } from './words/en.ts';

/** The bar above all screens except the table, with links to the other pages, the colours and the language. */
export function siteBar(
  home: string,
  { words, code }: { readonly words: Words; readonly code: string },
  host: SettingsHost,
): HTMLElement {
  const { pages, site } = words.lobby;
  const links = [
    [pages.learn, 'how-to-play'],
    [pages.rules, 'rules/'],
    [pages.workshop, 'workshop/'],
    [pages.docs, 'introduction'],
  ] as const;
  const themes = COLOURS.map((name) => [name, words.menuSheet.themes[name]] as const);
  return h(
    'header',
    { class: 'masthead' },
    wordmark(home),
    h(
      'nav',
      { 'aria-label': site },
      h('a', { href: './', 'aria-current': 'page' }, pages.play),
      ...links.map(([name, path]) => h('a', { href: `${home}${path}` }, name)),
    ),
    barSelect(words.theme, 'bar-theme', themes, colours(), (name) => host.prefer('theme', name)),
    barSelect(words.language, 'bar-language', LANGUAGE_NAMES, code, (name) => host.setLanguage(languageCode(name))),
  );
}

function wordmark(home: string): HTMLElement {
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sign.setAttribute('viewBox', '-16 -16 32 32');
  sign.setAttribute('aria-hidden', 'true');
  const arcs = ['skymine', 'astrogo', 'tawac', 'minerva'].map(
    (company, index) =>
      `<path d="M0-12.5A12.5 12.5 0 0 1 12.5 0" transform="rotate(${index * 90})" fill="none" stroke="var(--sm-company-${company})" stroke-width="4"/>`,
  );
  sign.innerHTML = `<circle r="11" fill="var(--sm-rock)"/>${arcs.join('')}`;
  return h('a', { class: 'wordmark', href: home }, sign, 'SKYMINES');
}

function barSelect(
  label: string,
  name: string,
  values: readonly (readonly [value: string, label: string])[],
  chosen: string,
  change: (value: string) => void,
): HTMLElement {
  const list = selectList(values, chosen, change);
  list.className = name;
  list.ariaLabel = label;
  return list;
}
