import type { MenaceId } from 'skymines-rules';
import { plain } from 'skymines-rules/text';
import { h } from '../../../shared/elements.ts';
import { sentence } from '../../../shared/sentence.ts';
import { menaceSign } from '../../art/menaceSigns.ts';
import type { Look } from './look.ts';

export function menaceCard(menace: MenaceId, look: Look): HTMLElement {
  const lines = look.text.describe({ kind: 'menace', menace });
  const text = h(
    'div',
    { class: 'menace-text' },
    h('p', { class: 'menace-heading' }, look.words.moments.menace),
    h('p', { class: 'moment-title' }, menaceName(menace, look)),
    ...lines.map((line) => h('p', {}, sentence(line))),
  );
  return h('div', { class: 'moment menace-moment' }, h('div', { class: 'band' }, menaceSign(menace), text));
}

/** The short name, without the word "menace". */
export function menaceName(menace: MenaceId, { text }: Look): string {
  const parts = text.event({ type: 'menaceRevealed', menace }) ?? [];
  const name = parts.find((part) => typeof part !== 'string' && part.ref.kind === 'menace');
  return sentence(plain(name === undefined ? parts : [name]));
}
