import { CHAPTER_NAMES, type Chapter } from './chapters.ts';
import { COMPONENT_NAMES, type Component } from './componentRules.ts';

/** The state of the page, which its address contains: `?q=tie&in=scoring#SCORE-10`. */
export interface View {
  readonly query: string;
  readonly chapter: Chapter | null;
  readonly component: Component | null;
  /** The open rule or ruling. */
  readonly id: string | null;
}

export const START: View = { query: '', chapter: null, component: null, id: null };

export function readAddress({ search, hash }: { readonly search: string; readonly hash: string }): View {
  const params = new URLSearchParams(search);
  // VitePress writes anchors in lower case.
  const [, id = null] = /^#((?:AMB-)?[A-Z]+-\d+)$/.exec(hash.toUpperCase()) ?? [];
  return {
    query: params.get('q') ?? '',
    chapter: CHAPTER_NAMES.find((each) => each === params.get('in')) ?? null,
    component: COMPONENT_NAMES.find((each) => each === params.get('of')) ?? null,
    id,
  };
}

export function addressOf({ query, chapter, component, id }: View): string {
  const given = { q: query, in: chapter, of: component };
  const pairs = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const params = new URLSearchParams(pairs).toString();
  return `${location.pathname}${params === '' ? '' : `?${params}`}${id === null ? '' : `#${id}`}`;
}
