import { HOUSE_PAGE } from './pages.ts';

/** Source of a rule. */
export type Source =
  /** Pages of the rulebook, such as `12-13`, or `set-up` for the set-up pages, which have no numbers in our copy. */
  | { readonly kind: 'rulebook'; readonly page: string }
  /** Pages of Luna's booklet. */
  | { readonly kind: 'luna'; readonly page: string }
  /** Card texts and hints of the public helper app for solo games. */
  | { readonly kind: 'helper' }
  /** Our own ruling, such as `AMB-LACT-3`. */
  | { readonly kind: 'ruling'; readonly id: string }
  /** A house rule: a restriction that is not in any booklet. */
  | { readonly kind: 'house' };

const PAGES = /^\d+(-\d+)?$/;
const LUNA_PAGES = /^Luna (\d+(?:-\d+)?)$/;
const RULING = /^AMB-[A-Z]+-\d+$/;

/**
 * Parses a `page` into its sources, in order.
 * @throws RangeError for an invalid source.
 */
export function sourcesOf(page: string): readonly Source[] {
  return page.split(', ').map(sourceOf);
}

/**
 * Returns a `page` as English text, such as `rulebook p. 12-13`, `rulebook, set-up pages` or `Luna booklet p. 5`.
 * @throws RangeError for an invalid source.
 */
export function sourceText(page: string): string {
  return sourcesOf(page).map(englishSource).join(', ');
}

function sourceOf(item: string): Source {
  if (item === HOUSE_PAGE) return { kind: 'house' };
  if (item === 'helper') return { kind: 'helper' };
  if (item === 'set-up' || PAGES.test(item)) return { kind: 'rulebook', page: item };
  if (RULING.test(item)) return { kind: 'ruling', id: item };
  const [, luna] = LUNA_PAGES.exec(item) ?? [];
  if (luna !== undefined) return { kind: 'luna', page: luna };
  throw new RangeError(`"${item}" is not the source of a rule.`);
}

type SourceTexts = { readonly [Kind in Source['kind']]: (source: Extract<Source, { kind: Kind }>) => string };

/** Returns a function that turns a source into text. */
export function sourceWith(texts: SourceTexts): (source: Source) => string {
  return (source) => (texts[source.kind] as (source: Source) => string)(source);
}

export const englishSource: (source: Source) => string = /* @__PURE__ */ sourceWith({
  rulebook: ({ page }) => (page === 'set-up' ? 'rulebook, set-up pages' : `rulebook p. ${page}`),
  luna: ({ page }) => `Luna booklet p. ${page}`,
  helper: () => 'card text of the public helper',
  ruling: ({ id }) => `ruling ${id}`,
  house: () => 'house rule',
});
