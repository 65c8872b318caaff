import type { Action } from 'skymines-rules';
import { type Choice, type Chooser, choiceAfter, type Ref, wholeAction } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { isMouse, isMoved } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { askedFor } from './asked.ts';
import type { Position } from './costs.ts';
import { labelOf, labelsOf, rewardOf } from './labels.ts';
import { prospectOf } from './prospects.ts';
import { usesOf } from './uses.ts';

/** What somebody can do with what is asked. */
export interface Answers {
  choose(offer: Choice): void;
  act(action: Action): void;
  /** Back to an earlier step: so many steps are kept, or all but the last choice. */
  back(kept?: number): void;
  /** Somebody points at an offer, or at nothing any more. */
  point(offer: Choice | null): void;
}

export interface Asked {
  readonly position: Position;
  readonly chooser: Chooser;
  /** The offers of the chooser, the most useful first. */
  readonly offers: readonly Choice[];
}

/** The question, help for a newcomer, the steps taken, and a button for every choice. */
export function ask({ position, chooser, offers }: Asked, text: Text, words: Words, answers: Answers): HTMLElement[] {
  const { prompt } = position;
  const { now, canGoBack, isNarrowed } = chooser;
  const chosen = now.action;
  const question = h('h2', { tabindex: -1 }, sentence(text.prompt(prompt, position.view)));
  // The cards of the starting decks are not used together, as those of a turn are.
  const isStep = canGoBack && !isNarrowed && prompt.kind !== 'startingDecks';
  const advice = isStep ? stepHelp(position, now, offers, words) : helpFor(position, offers, text, words);
  const help = h('p', { class: isStep ? 'help step-help' : 'help' }, advice);
  const done =
    chosen === null
      ? null
      : button(sentence(text.action(chosen, position.view)), () => answers.act(chosen), {
          class: 'main',
          ...pointedAt(now, answers),
        });
  const isForTracks = chosen?.type === 'useResources' && chosen.acquire === undefined;
  if (isForTracks) done?.append(h('small', {}, words.forTracks));
  const labels = labelsOf(position, offers, text, words);
  const isOnly = done === null && offers.length === 1;
  const list = offers.map((offer, index) => {
    const more =
      kindOf(position, offer, words) ??
      rewardOf(position, offer, text, words) ??
      prospectOf(position, offer, text, words);
    const made = offerButton(offer, labels[index] ?? '', more, answers);
    made.classList.toggle('main', isOnly);
    return h('li', {}, made);
  });
  return [
    question,
    ...(canGoBack ? [trail(position, chooser, text, words, answers)] : []),
    help,
    ...(done === null
      ? []
      : [done, ...(list.length === 0 ? [] : [h('p', { class: 'faint' }, furtherWays(offers, words))])]),
    h('ul', { class: 'offers', 'aria-label': words.choices }, ...list),
  ];
}

/** What can be done besides taking what is chosen. */
function furtherWays(offers: readonly Choice[], words: Words): string {
  if (offers.every(isPurchase)) return words.orBuy;
  return offers.some(isPurchase) ? words.orAddOrBuy : words.orAdd;
}

/** What a kind of action is good for. */
function kindOf({ prompt }: Position, offer: Choice, words: Words): string | null {
  const type = String(offer.steps[0]?.value);
  if (prompt.kind === 'upload') return words.uploads[type] ?? null;
  return offer.steps.length === 1 ? (words.kinds[type] ?? null) : null;
}

function isPurchase(offer: Choice): boolean {
  return offer.steps.at(-1)?.field === 'acquire';
}

/** What is asked, and what a newcomer would wonder. */
function helpFor({ prompt, view }: Position, offers: readonly Choice[], text: Text, words: Words): string {
  const cards = offers.filter((offer) => offer.steps[0]?.value === 'planCard');
  if (prompt.kind === 'planning' && cards.length === 0) return words.allPlanned;
  const isLast = cards.every((offer) => offer.steps.at(-1)?.field === 'card' && wholeAction(offer) !== null);
  if (prompt.kind === 'planning' && isLast) return words.lastSlot;
  if (prompt.kind === 'turn' && offers.length === 1) return words.onlyPass;
  const token = prompt.kind === 'startingDecks' ? (view.players[prompt.seat]?.token ?? null) : null;
  const shown = token === null ? '' : `${inFull({ kind: 'token', token }, text)} `;
  return `${shown}${text.help(prompt.kind)} ${words.hints[prompt.kind] ?? ''}`;
}

/** A thing with all that it asks and gives, for a screen that does not show it now. */
function inFull(ref: Ref, text: Text): string {
  return [text.name(ref), ...text.describe(ref)].map((line) => `${sentence(line)}.`).join(' ');
}

/** What the next step asks. */
function stepHelp(position: Position, now: Choice, offers: readonly Choice[], words: Words): string {
  const told = [askedFor(position, offers, words), slotHelp(position, offers, words), usesOf(position, now, words)];
  return told.filter((part) => part !== null).join(' ');
}

/** PLAN-12, PASS-4: whether it matters in which slot a card is planned. */
function slotHelp({ prompt, view }: Position, offers: readonly Choice[], words: Words): string | null {
  const isSlot = offers.some((offer) => offer.steps.at(-1)?.field === 'slot');
  if (prompt.kind !== 'planning' || !isSlot) return null;
  return view.options.constrainedSlots ? words.ownSlot : words.anySlot;
}

/** Who points at a button, or comes to it by the keyboard, learns what it does. */
function pointedAt(offer: Choice, answers: Answers): Readonly<Record<string, (event: Event) => void>> {
  let isPointed = false;
  const point = (isAt: boolean): void => {
    if (isAt !== isPointed) answers.point(isAt ? offer : null);
    isPointed = isAt;
  };
  return {
    onpointermove: (event) => isMoved(event) && point(true),
    onfocus: () => answers.point(offer),
    onpointerleave: (event) => isMouse(event) && point(false),
  };
}

function offerButton(offer: Choice, label: string, more: string | null, answers: Answers): HTMLElement {
  const made = button(label, () => answers.choose(offer), {
    ...pointedAt(offer, answers),
    class: offer.steps.at(-1)?.ref === null ? 'offer plain' : 'offer',
  });
  if (more !== null) made.append(h('small', {}, sentence(more)));
  return made;
}

/** The steps taken; each goes back to the point before it. */
function trail(position: Position, { start, now }: Chooser, text: Text, words: Words, answers: Answers): HTMLElement {
  const made = now.steps.map((step, index) => {
    if (step.field === 'type' && position.prompt.kind !== 'turn') return null;
    const label = labelOf(position, choiceAfter(start, now.steps.slice(0, index + 1)) ?? now, text, words);
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
    button(words.back, () => answers.back()),
  );
}
