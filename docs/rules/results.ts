import { button, h } from '../shared/elements.ts';
import { addressOf, type View } from './address.ts';
import type { Entry } from './catalogue.ts';
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
  const found = (isSearch ? search.find(query) : entries).filter(({ id }) => {
    const isInChapter = chapter === null || chapterOf(id) === chapter;
    return isInChapter && (component === null || isAbout(id, component));
  });
  return isSearch ? found.slice(0, MOST) : found;
}

/** Draws the list of results as links, the open one marked. */
export function resultList(found: readonly Entry[], view: View, { words }: Edition): HTMLElement {
  const items = found.map((entry) => {
    const { id, title, summary, isRuling } = entry;
    const link = h(
      'a',
      { href: addressOf({ ...view, id }), 'data-open': id, 'aria-current': id === view.id ? 'true' : null },
      h('span', { class: 'id' }, id),
      h('span', { class: 'title', lang: isRuling ? 'en' : null }, title),
      isRuling ? h('span', { class: 'badge' }, words.ruling) : null,
      h('span', { class: isRuling ? 'summary is-ruling' : 'summary', lang: isRuling ? 'en' : null }, summary),
    );
    return h('li', {}, link);
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
