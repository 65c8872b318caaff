import type { GameView } from 'skymines-rules';
import { parseRef } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';

export function componentInfo(id: string, view: GameView, text: Text, ...more: readonly string[]): HTMLElement | null {
  const ref = parseRef(id);
  if (ref === undefined) return null;
  const lines = text.describe(ref, view).map((line) => h('p', {}, sentence(line)));
  const notes = more.map((note) => h('p', { class: 'faint' }, note));
  return h(
    'div',
    {},
    h('p', {}, h('b', {}, sentence(text.name(ref, ref.kind === 'card' ? 'short' : 'full')))),
    ...lines,
    ...notes,
  );
}
