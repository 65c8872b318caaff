import type { Action } from 'skymines-rules';
import { preview } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { button, h, sentence, told } from '../dom.ts';
import type { Words } from '../words/en.ts';
import type { Position } from './costs.ts';
import { labelOf } from './labels.ts';
import { type Offer, settled } from './steps.ts';

/** What somebody learns who points at an offer: what is certain to happen, or what the thing is. */
export function foresight(position: Position, offer: Offer, text: Text, words: Words): HTMLElement {
  const steps = settled(offer);
  const last = steps.at(-1);
  const title = h('p', {}, h('b', {}, labelOf(position, offer, text, words)));
  if (last?.action) return h('div', {}, title, ...certain(position, last.action, text, words));
  const ref = offer.at(-1)?.ref ?? null;
  const lines = ref === null ? [] : text.describe(ref).map((line) => h('p', {}, sentence(line)));
  return h('div', {}, title, ...lines, h('p', { class: 'faint' }, words.thenChoose));
}

/** What an action is certain to do, with the button that takes it. */
export function advice(position: Position, action: Action, text: Text, words: Words, act: () => void): HTMLElement {
  const title = h('p', {}, `${words.hintIs} `, h('b', {}, told(text.action(action, position.view))));
  const lines = certain(position, action, text, words);
  return h('div', {}, title, ...lines, button(words.doIt, act, { class: 'main' }));
}

function certain({ view, rules }: Position, action: Action, text: Text, words: Words): readonly HTMLElement[] {
  const seen = preview(view, action, rules);
  if (!seen.ok) return [];
  const happens = text.log(seen.events).map((line) => h('p', {}, sentence(line.told)));
  const [next] = seen.asks ?? [];
  const then =
    seen.asks === null ? words.thenHidden : next && `${words.thenAsks} ${sentence(plain(text.prompt(next)))}`;
  const wasted = rules
    .warnings(view, action)
    .map((warning) => h('p', { class: 'warned' }, told(text.warning(warning))));
  return [...happens, ...wasted, ...(then === undefined ? [] : [h('p', { class: 'faint' }, then)])];
}
