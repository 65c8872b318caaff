import { enRules } from 'skymines-rules/text/rules';
import { button, h } from '../shared/elements.ts';
import { addressOf, START } from './address.ts';
import type { Entry } from './catalogue.ts';
import type { Edition } from './edition.ts';
import { data as rulings } from './rulings.data.ts';
import { similarTo } from './similar.ts';

/** Time before similar rules are looked up, in milliseconds. */
const PAUSE = 200;

const pages: Readonly<Record<string, { readonly page: string }>> = enRules;
const details = new Map(rulings.map((ruling) => [ruling.id, ruling]));

interface Host {
  /** Path of the site, such as `/`. */
  readonly base: string;
  readonly back: () => void;
}

/** Shows a rule or a ruling with all that is known about it. */
export function detail(entry: Entry, edition: Edition, { base, back }: Host): HTMLElement {
  const { words } = edition;
  const lang = entry.isRuling ? 'en' : null;
  const ruling = details.get(entry.id);
  return h(
    'article',
    { class: 'rule', 'aria-labelledby': 'rule-title' },
    button(words.back, back, { class: 'back' }),
    h('p', { class: 'kicker' }, h('span', { class: 'id' }, entry.id), entry.isRuling ? ` ${words.ruling}` : null),
    h('h2', { id: 'rule-title', tabindex: '-1', lang }, entry.title),
    entry.isRuling ? h('p', { class: 'note' }, words.rulingNote) : null,
    h('p', { class: 'text', lang }, ...withLinks(ruling?.answer ?? entry.text, edition)),
    ...(ruling?.details ?? []).map(({ heading, text }) => {
      return h('p', { class: 'text', lang: 'en' }, h('strong', {}, `${heading}. `), ...withLinks(text, edition));
    }),
    source(entry, edition),
    ...relatedTo(entry, edition),
    h('div', { class: 'example' }),
    code(entry, edition, base),
  );
}

/** Shows the pages of a rule once the library's messages are loaded. */
function source({ id }: Entry, { words, locale }: Edition): HTMLElement | null {
  const page = pages[id]?.page;
  if (page === undefined) return null;
  const line = h('p', { class: 'source' }, words.source('…'));
  void Promise.all([import('./examples/text.ts'), locale()]).then(([{ sourceText }, loaded]) => {
    line.textContent = words.source(sourceText(page, loaded));
  });
  return line;
}

/** Turns the ids in a text into links. */
function withLinks(text: string, { byId }: Edition): readonly (string | HTMLElement)[] {
  return text.split(/((?:AMB-)?[A-Z]+-\d+)/).map((part) => {
    return byId.has(part) ? h('a', { href: addressOf({ ...START, id: part }), 'data-open': part }, part) : part;
  });
}

function relatedTo(entry: Entry, edition: Edition): readonly (HTMLElement | null)[] {
  const { words, byId } = edition;
  const cited = pages[entry.id]?.page.split(', ') ?? details.get(entry.id)?.mentions ?? [];
  const citing = rulings.filter(({ mentions }) => mentions.includes(entry.id)).map(({ id }) => id);
  const related = [...new Set([...cited, ...citing])].flatMap((id) => byId.get(id) ?? []);
  const ofKind = (isRuling: boolean): readonly Entry[] => related.filter((each) => each.isRuling === isRuling);
  return [links(words.rulings, ofKind(true)), seeAlso(entry, ofKind(false), related, edition)];
}

/** Lists the rules that an entry cites, and those similar to it a moment later, because typing must not wait for the comparison. */
function seeAlso(entry: Entry, cited: readonly Entry[], related: readonly Entry[], edition: Edition): HTMLElement {
  const place = h('div', { class: 'see-also' });
  const show = (entries: readonly Entry[]): void => {
    const section = links(edition.words.seeAlso, entries);
    if (section !== null) place.replaceChildren(section);
  };
  show(cited);
  // English words find nothing useful among rules in another language.
  const canCompare = !entry.isRuling || edition.code === 'en';
  const compare = (): void => {
    if (place.isConnected) show([...cited, ...similarTo(entry, edition).filter((each) => !related.includes(each))]);
  };
  if (canCompare) setTimeout(compare, PAUSE);
  return place;
}

function links(heading: string, entries: readonly Entry[]): HTMLElement | null {
  if (entries.length === 0) return null;
  const items = entries.map(({ id, title, isRuling }) => {
    const name = h('span', { lang: isRuling ? 'en' : null }, title);
    const link = h('a', { href: addressOf({ ...START, id }), 'data-open': id }, h('span', { class: 'id' }, id), name);
    return h('li', {}, link);
  });
  return h('section', { class: 'related' }, h('h3', {}, heading), h('ul', {}, ...items));
}

/** Shows where a rule is implemented and tested, once the visitor asks for it. */
function code({ id, isRuling }: Entry, { words }: Edition, base: string): HTMLElement | null {
  if (isRuling) return null;
  const list = h('dl', {});
  const row = (name: string, ...value: readonly (string | HTMLElement)[]): void => {
    list.append(h('dt', {}, name), h('dd', {}, ...value));
  };
  async function load(): Promise<void> {
    const [{ data: proofs }, { data: examples }] = await Promise.all([
      import('./proof.data.ts'),
      import('./examples.data.ts'),
    ]);
    const proof = proofs[id];
    const example = examples[id];
    if (proof === undefined || list.childElementCount > 0) return;
    row(words.implementedIn, h('code', {}, proof.source));
    row(words.testedIn, h('code', {}, proof.test));
    row(words.scenarios, String(proof.scenarios));
    if (example !== undefined)
      row(words.shownScenario, h('code', {}, `test/scenarios/${example.file}`), ` ${example.title}`);
    row(words.applied, words.times(proof.applied));
  }
  const more = h('p', {}, h('a', { class: 'more', href: `${base}proof` }, words.proved));
  return h('details', { class: 'code', ontoggle: () => void load() }, h('summary', {}, words.inCode), list, more);
}
