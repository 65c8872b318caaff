import type { Source } from '../../../src/entries/index.ts';
import { sourcesOf } from '../../../src/entries/index.ts';
import { HELPER, LUNA_BOOKLET, RULEBOOK } from './contents.ts';

/** Returns the invalid items of a rule's `page`: unknown sources, and sources that do not cover the rule's family. */
export function wrongSources(rule: string, page: string, rulings: ReadonlySet<string>): readonly string[] {
  const family = rule.split('-')[0] ?? '';
  return page.split(', ').flatMap((item) => {
    const source = read(item);
    return source === undefined ? [`"${item}" is not a source`] : wrong(source, family, rulings);
  });
}

function read(item: string): Source | undefined {
  try {
    return sourcesOf(item)[0];
  } catch {
    return undefined;
  }
}

function wrong(source: Source, family: string, rulings: ReadonlySet<string>): readonly string[] {
  switch (source.kind) {
    case 'rulebook':
      return wrongPages(RULEBOOK, 'the rulebook', source.page, family);
    case 'luna':
      return wrongPages(LUNA_BOOKLET, 'the booklet of Luna', source.page, family);
    case 'helper':
      return HELPER.split(' ').includes(family) ? [] : [`the helper does not cover ${family}`];
    case 'ruling':
      return rulings.has(source.id) ? [] : [`docs/rulings.md has no ${source.id}`];
    case 'house':
      return ['a rule of the game is not a house rule'];
  }
}

/** Checks that every page of a range covers the family. */
function wrongPages(booklet: typeof RULEBOOK, name: string, pages: string, family: string): readonly string[] {
  const each = pagesOf(pages);
  if (each.length === 0) return [`${pages} is not a range of pages`];
  return each.flatMap((page) => {
    const sections = booklet.filter((section) => pagesOf(section.pages).includes(page));
    if (sections.length === 0) return [`${name} has no page ${page}`];
    const isCovered = sections.some(({ families }) => families.split(' ').includes(family));
    return isCovered ? [] : [`page ${page} of ${name} does not cover ${family}`];
  });
}

/** Expands '12-13' to '12' and '13'; a single page stays the same. */
function pagesOf(pages: string): readonly string[] {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(pages) ?? [];
  if (first === undefined || last === undefined) return [pages];
  return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, n) => String(Number(first) + n));
}
