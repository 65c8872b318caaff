import { HOUSE_PAGE } from '../pages.ts';

/** Where a rule stands, or who has decided it. */
export type Source =
  /** A page or pages of the rulebook, such as `12-13`, or `set-up`: its set-up pages carry no number in our source. */
  | { readonly kind: 'rulebook'; readonly page: string }
  /** A page or pages of Luna's booklet. */
  | { readonly kind: 'luna'; readonly page: string }
  /** The card texts and hints of the public helper app for solo games. */
  | { readonly kind: 'helper' }
  /** A ruling of ours, such as `AMB-LACT-3`. */
  | { readonly kind: 'ruling'; readonly id: string }
  /** A restriction on the rules, which is not in any booklet. */
  | { readonly kind: 'house' };

const PAGES = /^\d+(-\d+)?$/;
const LUNA_PAGES = /^Luna (\d+(?:-\d+)?)$/;
const RULING = /^AMB-[A-Z]+-\d+$/;

/** The sources a `page` names, in its order. Throws a `RangeError` for a text that names none. */
export function sourcesOf(page: string): readonly Source[] {
  return page.split(', ').map(sourceOf);
}

/** A `page` in words: `rulebook p. 12-13`, `rulebook, set-up pages`, `Luna booklet p. 5`. Throws as `sourcesOf` does. */
export function sourceText(page: string): string {
  return sourcesOf(page).map(sourceInEnglish).join(', ');
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

/** A source in English. */
export function sourceInEnglish(source: Source): string {
  switch (source.kind) {
    case 'rulebook':
      return source.page === 'set-up' ? 'rulebook, set-up pages' : `rulebook p. ${source.page}`;
    case 'luna':
      return `Luna booklet p. ${source.page}`;
    case 'helper':
      return 'card text of the public helper';
    case 'ruling':
      return `ruling ${source.id}`;
    case 'house':
      return 'house rule';
  }
}
