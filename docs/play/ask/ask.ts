import type { Action } from 'skymines-rules';
import type { Text } from 'skymines-rules/text';
import { button, h, isMouse, sentence } from '../dom.ts';
import type { Words } from '../words/en.ts';
import type { Position } from './costs.ts';
import { labelOf, labelsOf } from './labels.ts';
import type { Offer } from './steps.ts';

/** What somebody can do with what is asked. */
export interface Answers {
  choose(offer: Offer): void;
  act(action: Action): void;
  /** Back to an earlier step: so many steps are kept. */
  back(kept: number): void;
  /** Somebody points at an offer, or at nothing any more. */
  point(offer: Offer | null): void;
}

/** What is chosen so far, and what can be chosen next. */
export interface Asked {
  readonly position: Position;
  readonly steps: Offer;
  readonly offers: readonly Offer[];
}

/** The question, help for a newcomer, the steps taken, and a button for every choice. */
export function ask({ position, steps, offers }: Asked, text: Text, words: Words, answers: Answers): HTMLElement[] {
  const { prompt } = position;
  const chosen = steps.at(-1)?.action ?? null;
  const question = h('h2', { tabindex: -1 }, sentence(text.prompt(prompt)));
  const isBegun = steps.length > 0;
  // The cards of the starting decks are not used together, as those of a turn are.
  const isStep = isBegun && prompt.kind !== 'startingDecks';
  const advice = isStep ? stepHelp(offers, words) : `${text.help(prompt.kind)} ${words.hints[prompt.kind] ?? ''}`;
  const help = h('p', { class: 'help' }, advice);
  const done =
    chosen === null
      ? null
      : button(sentence(text.action(chosen, position.view)), () => answers.act(chosen), {
          class: 'main',
          ...pointedAt(steps, answers),
        });
  const labels = labelsOf(position, offers, text, words);
  const isOnly = done === null && offers.length === 1;
  const list = offers.map((offer, index) => {
    const made = offerButton(offer, labels[index] ?? '', words, answers);
    made.classList.toggle('main', isOnly);
    return h('li', {}, made);
  });
  return [
    question,
    ...(isBegun ? [trail(position, steps, text, words, answers)] : []),
    help,
    ...(done === null ? [] : [done, ...(list.length === 0 ? [] : [h('p', { class: 'faint' }, words.orAdd)])]),
    h('ul', { class: 'offers', 'aria-label': words.choices }, ...list),
  ];
}

/** What the next step asks. */
function stepHelp(offers: readonly Offer[], words: Words): string {
  const fields = new Set(offers.map((offer) => offer.at(-1)?.field));
  return [...fields].map((field) => (field && words.fields[field]) ?? '').join(' ');
}

/** Who points at a button, or comes to it by the keyboard, learns what it does. */
function pointedAt(offer: Offer, answers: Answers): Readonly<Record<string, (event: Event) => void>> {
  return {
    onpointerenter: (event) => isMouse(event) && answers.point(offer),
    onfocus: () => answers.point(offer),
    onpointerleave: (event) => isMouse(event) && answers.point(null),
  };
}

function offerButton(offer: Offer, label: string, words: Words, answers: Answers): HTMLElement {
  const type = offer.length === 1 ? words.kinds[String(offer[0]?.value)] : undefined;
  const made = button(label, () => answers.choose(offer), {
    ...pointedAt(offer, answers),
    class: offer.at(-1)?.ref === null ? 'offer plain' : 'offer',
  });
  if (type !== undefined) made.append(h('small', {}, type));
  return made;
}

/** The steps taken; each goes back to the point before it. */
function trail(position: Position, steps: Offer, text: Text, words: Words, answers: Answers): HTMLElement {
  const made = steps.map((step, index) => {
    if (step.field === 'type' && position.prompt.kind !== 'turn') return null;
    const label = labelOf(position, steps.slice(0, index + 1), text, words);
    return h(
      'li',
      {},
      button(label, () => answers.back(index), { class: 'step', title: words.backTo }),
    );
  });
  return h(
    'nav',
    { class: 'trail', 'aria-label': words.steps },
    h('ol', {}, ...made),
    button(words.back, () => answers.back(-1)),
  );
}
