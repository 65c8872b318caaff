import { button, h } from '../shared/elements.ts';
import { addressOf, type View } from './address.ts';
import { type Entry, openedBy } from './catalogue.ts';
import { CHAPTER_NAMES, chapterOf } from './chapters.ts';
import { isAbout } from './componentRules.ts';
import type { Edition } from './edition.ts';

/** Longer lists are of no use to a reader. */
const MOST = 40;

export function isUnfiltered({ query, chapter, component }: View): boolean {
  return query.trim() === '' && chapter === null && component === null;
}

/** Returns the entries that a view lists, best first, or in the order of the catalogue if nothing is searched for. */
export function listed(view: View, { entries, search }: Edition): readonly Entry[] {
  const { query, component, id: open } = view;
  if (isUnfiltered(view) && open === null) return [];
  // A rule that is opened by its address is shown with its chapter.
  const chapter = isUnfiltered(view) ? (chapterOf(open ?? '') ?? null) : view.chapter;
  const isSearch = query.trim() !== '';
  const found = (isSearch ? search.find(query) : entries).filter((entry) => {
    const id = openedBy(entry);
    const isInChapter = chapter === null || chapterOf(id) === chapter;
    return isInChapter && (component === null || isAbout(id, component));
  });
  return isSearch ? found.slice(0, MOST) : found;
}

/** Draws the list of results as links, the open one marked. */
export function resultList(found: readonly Entry[], view: View, { words }: Edition): HTMLElement {
  const current = found.find((entry) => openedBy(entry) === view.id);
  const items = found.map((entry) => {
    const { title, summary, isRuling, answeredBy } = entry;
    const id = openedBy(entry);
    const name = h('span', { class: 'title', lang: isRuling ? 'en' : null }, title);
    const ids = h('span', { class: 'id' }, answeredBy?.join(', ') ?? id);
    const badge = isRuling ? h('span', { class: 'badge' }, words.ruling) : null;
    const told = h(
      'span',
      { class: isRuling ? 'summary is-ruling' : 'summary', lang: isRuling ? 'en' : null },
      summary,
    );
    const content = answeredBy === null ? [ids, name, badge, told] : [name, told, ids];
    const isCurrent = entry === current ? 'true' : null;
    const link = { href: addressOf({ ...view, id }), 'data-open': id, 'aria-current': isCurrent };
    return h('li', { class: answeredBy === null ? null : 'answer' }, h('a', link, ...content));
  });
  return h('ol', { class: 'results' }, ...items);
}

/** Draws the chapters as buttons, the chosen one pressed, after the chosen component if there is one. */
export function chapterBar(view: View, { words }: Edition, choose: (view: Partial<View>) => void): HTMLElement {
  const { chapter, component } = view;
  const chip = (label: string, value: View['chapter'], isPressed: boolean): HTMLElement => {
    const act = (): void => choose({ chapter: value, component: null, id: null });
    return button(label, act, { 'aria-pressed': String(isPressed) });
  };
  const chips = CHAPTER_NAMES.map((name) => chip(words.chapterNames[name], name, name === chapter));
  const isAll = chapter === null && component === null;
  return h(
    'div',
    { class: 'chips', role: 'group', 'aria-label': words.chapters },
    component === null ? null : chip(words.componentNames[component], null, true),
    chip(words.allChapters, null, isAll),
    ...chips,
  );
}
