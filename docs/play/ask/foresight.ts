import type { Action, Prompt } from 'skymines-rules';
import { preview } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { button, h, sentence, told } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { askedFor } from './asked.ts';
import type { Position } from './costs.ts';
import { labelOf } from './labels.ts';
import { type Offer, settled } from './steps.ts';
import { usesOf } from './uses.ts';

/** What somebody learns who points at an offer: what is certain to happen, or what the thing is. */
export function foresight(position: Position, offer: Offer, text: Text, words: Words): HTMLElement {
  const steps = settled(offer);
  const last = steps.at(-1);
  const title = h('p', {}, h('b', {}, labelOf(position, offer, text, words)));
  if (last?.action) return h('div', {}, title, ...certain(position, last.action, text, words));
  const ref = offer.at(-1)?.ref ?? null;
  const use = usesOf(position, offer, words);
  const lines = ref === null ? [] : text.describe(ref).map(sentence);
  const next = askedFor(last?.next ?? [], words);
  return h(
    'div',
    {},
    title,
    ...(use === null ? lines : [use]).map((line) => h('p', {}, line)),
    h('p', { class: 'faint' }, next === '' ? words.thenChoose : `${words.thenAsks} ${next}`),
  );
}

/** What an action is certain to do, with the button that takes it. */
export function advice(position: Position, action: Action, text: Text, words: Words, act: () => void): HTMLElement {
  const title = h('p', {}, `${words.hintIs} `, h('b', {}, told(text.action(action, position.view))));
  const lines = certain(position, action, text, words);
  const why = h('p', {}, whyOf(position, action, words));
  return h('div', {}, title, why, ...lines, button(words.doIt, act, { class: 'main' }));
}

function whyOf({ prompt: { kind } }: Position, { type }: Action, words: Words): string {
  return words.hintWhy[kind === 'turn' ? type : kind] ?? words.hintRates;
}

function certain(position: Position, action: Action, text: Text, words: Words): readonly HTMLElement[] {
  const { view, prompt, rules } = position;
  const seen = preview(view, action, rules);
  if (!seen.ok) return [];
  const happens = text.log(seen.events).map(({ seat, told: happened }) => {
    const isOther = seat !== null && seat !== prompt.seat;
    const name = isOther ? h('b', {}, words.says(sentence(text.name({ kind: 'seat', seat })))) : null;
    return h('p', {}, name, isOther ? told(happened) : sentence(happened));
  });
  const then = seen.asks === null ? words.thenHidden : followUp(position, seen.asks[0], text, words);
  const wasted = rules
    .warnings(view, action)
    .map((warning) => h('p', { class: 'warned' }, told(text.warning(warning))));
  return [...happens, ...wasted, ...(then === null ? [] : [h('p', { class: 'faint' }, then)])];
}

/** What is asked next, unless it is the question that stands there already. */
function followUp({ prompt }: Position, next: Prompt | undefined, text: Text, words: Words): string | null {
  if (next === undefined || (next.kind === prompt.kind && next.seat === prompt.seat)) return null;
  return `${words.thenAsks} ${sentence(plain(text.prompt(next)))}`;
}
