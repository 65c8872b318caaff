import { type Ref, type Route, refId } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { isMouse } from '../dom.ts';
import type { Words } from '../words/en.ts';
import type { QuestionElements } from './ask.ts';
import { cardChip, companyChip } from './chips.ts';
import type { Decision } from './decision.ts';
import type { RouteQuestion } from './routeQuestion.ts';

interface RouteAnswers {
  take(route: Route): void;
  point(route: Route | null): void;
  back(): void;
}

/** Maximum number of routes shown next to the question. */
const MAX_BESIDE = 3;

export function askRoute(
  decision: Decision,
  question: RouteQuestion,
  text: Text,
  words: Words,
  answers: RouteAnswers,
): QuestionElements {
  const { routes, place } = question;
  const { asks, help } = words.routes[subjectOf(routes)];
  const buttons = routes.map((route) => routeButton(decision, route, text, answers));
  const isShort = buttons.length <= MAX_BESIDE;
  return {
    question: [
      h('h2', { tabindex: -1 }, asks, h('span', { class: 'spoken' }, `: ${nameOf(place, decision, text)}`)),
      h('nav', { class: 'trail', 'aria-label': words.steps }, button(words.back, answers.back)),
    ],
    closing: isShort ? buttons : [],
    list: isShort ? [] : buttons.map((each) => h('li', {}, each)),
    help,
  };
}

export function routesPreview(decision: Decision, routes: readonly Route[], text: Text, words: Words): HTMLElement {
  const [first] = routes;
  if (first === undefined) return h('div', {});
  const lines = [
    ...text.describe(first.ref, decision.view).map(sentence),
    words.routes.ways(routes.map((route) => labelOf(decision, route, text))),
  ];
  const title = h('p', {}, h('b', {}, nameOf(first.ref, decision, text)));
  return h('div', {}, title, ...lines.map((line) => h('p', {}, line)));
}

function routeButton(decision: Decision, route: Route, text: Text, answers: RouteAnswers): HTMLElement {
  const pictures = route.by.flatMap((ref) => pictureOf(decision, ref));
  const label = h('span', {}, ...pictures, sentence(labelOf(decision, route, text)));
  return button(label, () => answers.take(route), {
    class: 'offer route',
    'data-points': route.by.map(refId)[0] ?? null,
    onpointerenter: (event: Event) => isMouse(event) && answers.point(route),
    onfocus: () => answers.point(route),
    onpointerleave: (event: Event) => isMouse(event) && answers.point(null),
  });
}

function pictureOf({ rules }: Decision, ref: Ref): readonly Element[] {
  if (ref.kind === 'company') return [companyChip(ref.company)];
  return ref.kind === 'card' ? [cardChip(rules.content, ref.card)] : [];
}

function subjectOf([first]: readonly Route[]): 'cards' | 'scientist' | 'company' {
  const type = first?.actions[0]?.type;
  if (type === 'useEnergy') return 'company';
  return type === 'useScientist' ? 'scientist' : 'cards';
}

function labelOf({ view }: Decision, { by }: Route, text: Text): string {
  return by.map((ref) => plain(text.name(ref, 'short', view))).join(' + ');
}

function nameOf(ref: Ref, { view }: Decision, text: Text): string {
  return sentence(text.name(ref, 'full', view));
}
