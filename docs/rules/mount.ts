import './style.css';
import { LANGUAGE_CODES, LANGUAGES } from 'skymines-rules/text/languages';
import { button, h } from '../shared/elements.ts';
import { preferredLanguage } from '../shared/preferredLanguage.ts';
import { set, settings } from '../shared/settings.ts';
import { addressOf, readAddress, type View } from './address.ts';
import { openedBy } from './catalogue.ts';
import { COMPONENT_NAMES } from './componentRules.ts';
import { detail } from './detail.ts';
import { type Edition, loadEdition } from './edition.ts';
import { languageOf } from './languageOf.ts';
import { chapterBar, isUnfiltered, listed, resultList } from './results.ts';

/** Time without typing before the best result is drawn, in milliseconds. */
const PAUSE = 300;

/** Height of the part of the list that stays visible above the open entry, in pixels. */
const ABOVE = 100;

interface Options {
  /** Path of the site, such as `/`. */
  readonly base: string;
}

/** Opens the rules explorer in an element. Returns a function that closes it. */
export async function mount(host: HTMLElement, { base }: Options): Promise<() => void> {
  let edition: Edition = await loadEdition(preferredLanguage(settings()['language']));
  let view: View = readAddress(location);
  const closing = new AbortController();
  const { signal } = closing;

  const input = h('input', {
    type: 'search',
    id: 'rules-query',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const status = h('p', { class: 'status', role: 'status' });
  const offer = h('div', { class: 'offer', role: 'status' });
  const list = h('div', { class: 'list' });
  const open = h('div', { class: 'open' });
  const head = h('div', { class: 'head' });
  const chapters = h('div', { class: 'chapters' });
  const root = h('div', { class: 'explorer' }, head, chapters, status, offer, h('div', { class: 'panes' }, list, open));

  /** Shows another view. Opening a rule adds to the browser's history, and typing does not. */
  function go(change: Partial<View>): void {
    const next = { ...view, ...change };
    if (addressOf(next) === addressOf(view)) return;
    const isStep = change.id !== undefined || change.chapter !== undefined || change.component !== undefined;
    view = next;
    if (isStep) history.pushState(null, '', addressOf(view));
    else history.replaceState(history.state, '', addressOf(view));
    render();
  }

  function openRule(id: string): void {
    go({ id });
    open.querySelector('h2')?.focus({ preventScroll: true });
    if (isNarrow()) root.scrollIntoView();
  }

  function back(): void {
    const { id } = view;
    go({ id: null });
    const link = [...list.querySelectorAll('a')].find((each) => each.dataset['open'] === id);
    (link ?? input).focus();
  }

  function renderHead(): void {
    const { words } = edition;
    document.title = `${words.title} | skymines-rules`;
    host.lang = edition.code;
    input.placeholder = words.questions[0] ?? '';
    const languages = LANGUAGE_CODES.map((code) => {
      const attributes = { 'aria-pressed': String(code === edition.code), lang: code };
      return button(LANGUAGES[code].name, () => void choose(code), attributes);
    });
    head.replaceChildren(
      h('h1', {}, words.title),
      h('div', { class: 'languages', role: 'group', 'aria-label': words.language }, ...languages),
      h('label', { for: 'rules-query', class: 'intro' }, words.intro),
      input,
    );
  }

  function render(): void {
    const { words, byId } = edition;
    if (input.value !== view.query) input.value = view.query;
    chapters.replaceChildren(chapterBar(view, edition, go));
    const found = listed(view, edition);
    const isStart = isUnfiltered(view) && view.id === null;
    status.textContent = isStart ? '' : found.length === 0 ? words.none : words.results(found.length);
    status.hidden = isUnfiltered(view);
    offer.replaceChildren();
    void offerLanguage(view.query);
    list.replaceChildren(isStart ? start() : resultList(found, view, edition));
    root.classList.toggle('is-start', isStart);
    root.classList.toggle('is-open', view.id !== null);
    root.classList.toggle('is-search', view.query.trim() !== '');
    // Wide screens show the best result beside the list.
    const [best] = found;
    const id = view.id ?? (best && openedBy(best));
    const entry = id === undefined ? undefined : byId.get(id);
    const current = list.querySelector('[aria-current]');
    // scrollIntoView would scroll the page, too.
    if (current !== null)
      list.scrollTop = current.getBoundingClientRect().top - list.getBoundingClientRect().top - ABOVE;
    if (entry !== undefined) {
      open.replaceChildren(detail(entry, edition, { base, back }));
      void illustrate(entry.id);
    } else if (view.id !== null) open.replaceChildren(h('p', { class: 'note' }, words.unknown(view.id)));
    else open.replaceChildren();
  }

  /** Offers another language if the question is written in it. */
  async function offerLanguage(query: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const isCurrent = (): boolean => !signal.aborted && view.query === query;
    const other = isCurrent() ? await languageOf(query, edition) : null;
    if (other === null || !isCurrent()) return;
    offer.replaceChildren(button(other.words.searchHere, () => void choose(other.code), { lang: other.code }));
  }

  /** Shows examples of questions, and a picture of each kind of component. */
  function start(): HTMLElement {
    const { words } = edition;
    const questions = words.questions.map((query) => button(query, () => go({ query, id: null })));
    const tiles = COMPONENT_NAMES.map((component) => {
      const name = h('span', {}, words.componentNames[component]);
      const act = (): void => go({ component, query: '', chapter: null, id: null });
      const tile = button(name, act, { class: 'tile', 'data-component': component });
      tile.prepend(h('div', { class: 'picture', 'aria-hidden': 'true' }));
      return tile;
    });
    const gallery = h('div', { class: 'tiles' }, ...tiles);
    void drawTiles(gallery);
    return h(
      'div',
      { class: 'start' },
      h('div', { class: 'questions' }, h('span', {}, words.forExample), ...questions),
      h('h2', {}, words.components),
      gallery,
      h('p', { class: 'keys' }, words.keys),
      h('p', {}, h('a', { class: 'more', href: `${base}proof` }, words.proved)),
    );
  }

  async function drawTiles(gallery: HTMLElement): Promise<void> {
    const [{ crop, pictures }, { COLOURS }, locale] = await Promise.all([
      import('./gallery.ts'),
      import('./examples/show.ts'),
      edition.locale(),
    ]);
    const drawn = pictures(locale);
    colour(COLOURS);
    for (const component of COMPONENT_NAMES) {
      const picture = gallery.querySelector(`[data-component="${component}"] .picture`);
      if (picture === null) continue;
      picture.innerHTML = drawn[component];
      crop(picture, component);
    }
  }

  async function illustrate(id: string): Promise<void> {
    const place = open.querySelector('.example');
    const { showExample, COLOURS } = await import('./examples/show.ts');
    // While the visitor types, only the last result is drawn.
    await new Promise((resolve) => setTimeout(resolve, view.id === id ? 0 : PAUSE));
    if (signal.aborted || place === null || !place.isConnected) return;
    const example = await showExample(id, edition);
    if (example !== null) place.replaceChildren(example);
    colour(COLOURS);
  }

  function colour(css: string): void {
    if (host.querySelector('style') === null) host.append(h('style', {}, css));
  }

  async function choose(code: Edition['code']): Promise<void> {
    set('language', code);
    edition = await loadEdition(code);
    renderHead();
    render();
    head.querySelector<HTMLElement>('.languages [aria-pressed="true"]')?.focus();
  }

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null;
    const id = link?.dataset['open'];
    if (id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openRule(id);
  }

  function onKey(event: KeyboardEvent): void {
    const { key, target } = event;
    const isInSiteSearch = target instanceof Element && target.closest('.VPLocalSearchBox') !== null;
    if (isInSiteSearch || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = target instanceof HTMLInputElement;
    if (key === '/' && !isTyping) input.select();
    else if (key === 'Escape' && view.id !== null && isNarrow()) back();
    else if (key === 'Escape') input.select();
    else if (key === 'Enter' && target === input) list.querySelector<HTMLElement>('[data-open]')?.click();
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && root.contains(document.activeElement)) {
      if (!moveFocus(key === 'ArrowDown' ? 1 : -1)) return;
    } else return;
    event.preventDefault();
    // VitePress opens its own search with /.
    event.stopPropagation();
  }

  /** Moves the focus through the search line and the results. */
  function moveFocus(step: number): boolean {
    const places: HTMLElement[] = [input, ...list.querySelectorAll<HTMLElement>('[data-open]')];
    const at = places.findIndex((place) => place === document.activeElement);
    const next = places[at + step];
    if (at === -1 || next === undefined) return false;
    next.focus();
    return true;
  }

  input.addEventListener('input', () => go({ query: input.value, ...(view.id !== null && { id: null }) }));
  root.addEventListener('click', onClick);
  addEventListener('keydown', onKey, { signal, capture: true });
  addEventListener(
    'popstate',
    () => {
      view = readAddress(location);
      render();
    },
    { signal },
  );
  host.replaceChildren(root);
  renderHead();
  render();
  return () => closing.abort();
}

const isNarrow = (): boolean => matchMedia('(max-width: 959px)').matches;
