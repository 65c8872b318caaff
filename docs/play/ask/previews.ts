import type { Action, Prompt } from 'skymines-rules';
import {
  type Choice,
  type Chooser,
  nextChoices,
  preview,
  type Ref,
  type Route,
  settled,
  wholeAction,
} from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { renderText } from '../dom.ts';
import type { BotAnswer } from '../match/bot.worker.ts';
import { seatName } from '../seatNames.ts';
import type { Words } from '../words/en.ts';
import { keyOf } from './ask.ts';
import { broughtBy } from './broughtBy.ts';
import { choicePrompt } from './choicePrompt.ts';
import type { Decision } from './decision.ts';
import { labelOf, labelsOf } from './labels.ts';
import { costIn } from './notes.ts';
import { useOfCard } from './uses.ts';
import { withButton } from './withButton.ts';
import { worthLine } from './worthLine.ts';

/** Shows the certain effects, or a description and the next step if the action is not complete yet. */
function choicePreview(decision: Decision, offer: Choice, label: string, text: Text, words: Words): HTMLElement {
  const action = wholeAction(offer);
  const worth =
    action === null ? null : worthOfActions(decision, [action], offer.steps.at(-1)?.ref ?? null, text, words);
  if (worth !== null) return worth;
  const title = h('p', {}, h('b', {}, label));
  if (action !== null) return h('div', {}, title, ...certain(decision, action, text, words));
  const next = choicePrompt(decision, nextChoices(settled(offer)), words);
  return h(
    'div',
    {},
    title,
    ...thingOf(decision, offer, text, words).map((line) => h('p', {}, line)),
    h('p', { class: 'faint' }, next === '' ? words.thenChoose : `${words.thenAsks} ${next}`),
  );
}

/** Returns the line that says what the actions change, with what they waste. `null` if they change nothing yet. */
function worthOfActions(
  decision: Decision,
  actions: readonly Action[],
  to: Ref | null,
  text: Text,
  words: Words,
): HTMLElement | null {
  const line = worthLine({ decision, text, words }, actions, to);
  const [first] = actions;
  if (line === null || first === undefined) return null;
  const brought = broughtBy(decision, first, text, words);
  return h('div', {}, line, brought === null ? null : h('p', {}, brought), ...wasted(decision, first, text));
}

function wasted({ view, rules }: Decision, action: Action, text: Text): readonly HTMLElement[] {
  return rules.warnings(view, action).map((each) => h('p', { class: 'warned' }, renderText(text.warning(each))));
}

/** Shows the preview of one of the offers, with the label of its button. */
export function offerPreview(
  decision: Decision,
  { now, offers }: Chooser,
  offer: Choice,
  text: Text,
  words: Words,
): HTMLElement {
  if (offer === now && offer.action !== null) return actionPreview(decision, offer.action, text, words);
  const at = offers.findIndex((each) => keyOf(each) === keyOf(offer));
  const label = labelsOf(decision, offers, text, words)[at] ?? labelOf(decision, offer, text, words);
  return choicePreview(decision, offer, label, text, words);
}

function actionPreview(decision: Decision, action: Action, text: Text, words: Words): HTMLElement {
  const worth = worthOfActions(decision, [action], null, text, words);
  if (worth !== null) return worth;
  const title = h('p', {}, h('b', {}, sentence(text.action(action, decision.view))));
  return h('div', {}, title, ...certain(decision, action, text, words));
}

export function routePreview(decision: Decision, route: Route, text: Text, words: Words): HTMLElement {
  const { ref, actions, cost } = route;
  const { view } = decision;
  const worth = worthOfActions(decision, actions, ref, text, words);
  if (worth !== null) return worth;
  const [first, ...more] = actions;
  if (first !== undefined && more.length === 0 && !isStep(first)) return actionPreview(decision, first, text, words);
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

function thingOf({ view, prompt, rules }: Decision, offer: Choice, text: Text, words: Words): readonly string[] {
  const ref = offer.steps.at(-1)?.ref ?? null;
  if (ref === null) return [];
  const card =
    ref.kind === 'displaySlot' ? (view.display[ref.slot - 1] ?? null) : ref.kind === 'card' ? ref.card : null;
  if (card === null) return text.describe(ref).map(sentence);
  const use = useOfCard(rules.content, card, words);
  if (prompt.kind === 'planning' && use !== null) return [use];
  return [...text.describe({ kind: 'card', card }, view).map(sentence), ...(use === null ? [] : [use])];
}

export function advice(decision: Decision, answer: BotAnswer, text: Text, words: Words, act: () => void): HTMLElement {
  const { action } = answer;
  const title = h('p', {}, `${words.hintIs} `, h('b', {}, renderText(text.action(action, decision.view))));
  const worth = worthOfActions(decision, [action], null, text, words);
  const lines = worth === null ? certain(decision, action, text, words) : [...worth.children];
  const why = whyOf(decision, answer, text, words, worth !== null).map((line) => h('p', {}, line));
  return withButton(h('div', {}, title, ...lines, ...why), button(words.doIt, act, { class: 'main' }));
}

export function hindsight(decision: Decision, answer: BotAnswer, text: Text, words: Words): HTMLElement {
  const { prompt, view } = decision;
  const name = seatName(text, prompt.seat);
  const title = h('p', {}, `${words.botWouldHave(name)} `, h('b', {}, renderText(text.action(answer.action, view))));
  return h('div', {}, title, ...whyOf(decision, answer, text, words).map((line) => h('p', {}, line)));
}

/** `hasWorth` leaves out the immediate gains, because they are shown already. */
function whyOf(
  { prompt: { kind }, view }: Decision,
  { action, advice }: BotAnswer,
  text: Text,
  words: Words,
  hasWorth = false,
) {
  if (advice !== null) return text.advice(hasWorth ? { ...advice, gains: {} } : advice, view).map(renderText);
  return [words.hintWhy[kind === 'turn' ? action.type : kind] ?? words.hintRates];
}

function certain(decision: Decision, action: Action, text: Text, words: Words): readonly HTMLElement[] {
  const { view, prompt, rules } = decision;
  const seen = preview(view, action, rules);
  if (!seen.ok) return [];
  const happens = text.log(seen.events).map(({ seat, text: happened }) => {
    const isOther = seat !== null && seat !== prompt.seat;
    const name = isOther ? h('b', {}, words.says(seatName(text, seat))) : null;
    return h('p', {}, name, isOther ? renderText(happened) : sentence(happened));
  });
  const then = followUp(decision, seen.asks?.[0], text, words);
  return [...happens, ...wasted(decision, action, text), ...(then === null ? [] : [h('p', { class: 'faint' }, then)])];
}

/** Returns `null` if the next decision is of the same kind as the current one. */
function followUp({ prompt }: Decision, next: Prompt | undefined, text: Text, words: Words): string | null {
  if (next === undefined || (next.kind === prompt.kind && next.seat === prompt.seat)) return null;
  return `${words.thenAsks} ${sentence(plain(text.prompt(next)))}`;
}
