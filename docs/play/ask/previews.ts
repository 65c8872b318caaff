import type { Action, Prompt } from 'skymines-rules';
import {
  type Choice,
  type Chooser,
  nextChoices,
  preview,
  type Route,
  settled,
  wholeAction,
} from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { renderText } from '../dom.ts';
import type { BotAnswer } from '../match/bot.worker.ts';
import type { Words } from '../words/en.ts';
import { keyOf } from './ask.ts';
import { choicePrompt } from './choicePrompt.ts';
import type { Position } from './costs.ts';
import { labelOf, labelsOf } from './labels.ts';
import { costIn } from './notes.ts';
import { useOfCard } from './uses.ts';
import { withButton } from './withButton.ts';

/** Shows the certain effects, or a description and the next step if the action is not complete yet. */
function choicePreview(position: Position, offer: Choice, label: string, text: Text, words: Words): HTMLElement {
  const action = wholeAction(offer);
  const title = h('p', {}, h('b', {}, label));
  if (action !== null) return h('div', {}, title, ...certain(position, action, text, words));
  const next = choicePrompt(position, nextChoices(settled(offer)), words);
  return h(
    'div',
    {},
    title,
    ...thingOf(position, offer, text, words).map((line) => h('p', {}, line)),
    h('p', { class: 'faint' }, next === '' ? words.thenChoose : `${words.thenAsks} ${next}`),
  );
}

/** Shows the preview of one of the offers, with the label of its button. */
export function offerPreview(
  position: Position,
  { now, offers }: Chooser,
  offer: Choice,
  text: Text,
  words: Words,
): HTMLElement {
  if (offer === now && offer.action !== null) return actionPreview(position, offer.action, text, words);
  const at = offers.findIndex((each) => keyOf(each) === keyOf(offer));
  const label = labelsOf(position, offers, text, words)[at] ?? labelOf(position, offer, text, words);
  return choicePreview(position, offer, label, text, words);
}

function actionPreview(position: Position, action: Action, text: Text, words: Words): HTMLElement {
  const title = h('p', {}, h('b', {}, sentence(text.action(action, position.view))));
  return h('div', {}, title, ...certain(position, action, text, words));
}

export function routePreview(position: Position, route: Route, text: Text, words: Words): HTMLElement {
  const { ref, actions, cost } = route;
  const { view } = position;
  const [first, ...more] = actions;
  if (first !== undefined && more.length === 0 && !isStep(first)) return actionPreview(position, first, text, words);
  const title = h('p', {}, h('b', {}, sentence(text.name(ref, 'full', view))));
  const firstLine = first === undefined || isStep(first) ? [] : [sentence(text.action(first, view))];
  const steps = actions.filter(isStep).length;
  const lines = [
    ...firstLine,
    ...(steps === 0 ? [] : [words.table.stepsThere(steps)]),
    ...(cost === null ? [] : [costIn(cost, words)]),
    ...text.describe(ref, view).map(sentence),
  ];
  return h('div', {}, title, ...lines.map((line) => h('p', {}, line)));
}

function isStep({ type }: Action): boolean {
  return type === 'advance' || type === 'upload';
}

function thingOf({ view, prompt, rules }: Position, offer: Choice, text: Text, words: Words): readonly string[] {
  const ref = offer.steps.at(-1)?.ref ?? null;
  if (ref === null) return [];
  const card =
    ref.kind === 'displaySlot' ? (view.display[ref.slot - 1] ?? null) : ref.kind === 'card' ? ref.card : null;
  if (card === null) return text.describe(ref).map(sentence);
  const use = useOfCard(rules.content, card, words);
  if (prompt.kind === 'planning' && use !== null) return [use];
  return [...text.describe({ kind: 'card', card }, view).map(sentence), ...(use === null ? [] : [use])];
}

export function advice(position: Position, answer: BotAnswer, text: Text, words: Words, act: () => void): HTMLElement {
  const { action } = answer;
  const title = h('p', {}, `${words.hintIs} `, h('b', {}, renderText(text.action(action, position.view))));
  const lines = certain(position, action, text, words);
  const why = whyOf(position, answer, text, words).map((line) => h('p', {}, line));
  return withButton(h('div', {}, title, ...why, ...lines), button(words.doIt, act, { class: 'main' }));
}

export function hindsight(position: Position, answer: BotAnswer, text: Text, words: Words): HTMLElement {
  const { prompt, view } = position;
  const name = sentence(text.name({ kind: 'seat', seat: prompt.seat }));
  const title = h('p', {}, `${words.botWouldHave(name)} `, h('b', {}, renderText(text.action(answer.action, view))));
  return h('div', {}, title, ...whyOf(position, answer, text, words).map((line) => h('p', {}, line)));
}

function whyOf({ prompt: { kind }, view }: Position, { action, advice }: BotAnswer, text: Text, words: Words) {
  if (advice !== null) return text.advice(advice, view).map(renderText);
  return [words.hintWhy[kind === 'turn' ? action.type : kind] ?? words.hintRates];
}

function certain(position: Position, action: Action, text: Text, words: Words): readonly HTMLElement[] {
  const { view, prompt, rules } = position;
  const seen = preview(view, action, rules);
  if (!seen.ok) return [];
  const happens = text.log(seen.events).map(({ seat, text: happened }) => {
    const isOther = seat !== null && seat !== prompt.seat;
    const name = isOther ? h('b', {}, words.says(sentence(text.name({ kind: 'seat', seat })))) : null;
    return h('p', {}, name, isOther ? renderText(happened) : sentence(happened));
  });
  const then = followUp(position, seen.asks?.[0], text, words);
  const wasted = rules
    .warnings(view, action)
    .map((warning) => h('p', { class: 'warned' }, renderText(text.warning(warning))));
  return [...happens, ...wasted, ...(then === null ? [] : [h('p', { class: 'faint' }, then)])];
}

/** Returns `null` if the next decision is of the same kind as the current one. */
function followUp({ prompt }: Position, next: Prompt | undefined, text: Text, words: Words): string | null {
  if (next === undefined || (next.kind === prompt.kind && next.seat === prompt.seat)) return null;
  return `${words.thenAsks} ${sentence(plain(text.prompt(next)))}`;
}
