import { parseRef } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';
import type { Decision } from './decision.ts';
import { notesOn } from './uses.ts';

/** Describes a component, why it cannot be chosen, and what a player can do with it. */
export function componentInfo(
  id: string,
  { view, rules }: Pick<Decision, 'view' | 'rules'>,
  text: Text,
  words: Words,
  ...why: readonly string[]
): HTMLElement | null {
  const ref = parseRef(id);
  if (ref === undefined) return null;
  const lines = text.describe(ref, view).map((line) => h('p', {}, sentence(line)));
  const notes = [...why, ...notesOn(ref, rules, text, words)].map((note) => h('p', { class: 'faint' }, note));
  return h(
    'div',
    {},
    h('p', {}, h('b', {}, sentence(text.name(ref, ref.kind === 'card' ? 'short' : 'full')))),
    ...lines,
    ...notes,
  );
}
