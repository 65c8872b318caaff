import { type Choice, type Chooser, choiceAfter, type Ref, refId, wholeAction } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { isMouse, isMoved } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { askedFor } from './asked.ts';
import type { Position } from './costs.ts';
import { labelOf, labelsOf, rewardOf } from './labels.ts';
import { isOfNoMatter, type Proposal } from './proposals.ts';
import { prospectOf } from './prospects.ts';
import { usesOf } from './uses.ts';

/** What somebody can do with what is asked. */
export interface Answers {
  choose(offer: Choice): void;
  /** Takes what is chosen so far. */
  finish(): void;
  /** Takes what is proposed. */
  accept(proposal: Proposal): void;
  /** Back to an earlier step: so many steps are kept, or all but the last choice. */
  back(kept?: number): void;
  /** Somebody points at an offer or at a proposal, or at nothing any more. */
  point(pointed: Choice | Proposal | null): void;
}

export interface Asked {
  readonly position: Position;
  readonly chooser: Chooser;
  /** The offers of the chooser, the most useful first. */
  readonly offers: readonly Choice[];
  readonly proposal: Proposal | null;
}

/** A question as the table shows it: what is asked, what lies in no picture, and every other choice as a list. */
export interface Drawn {
  readonly question: readonly HTMLElement[];
  readonly closing: readonly HTMLElement[];
  readonly list: readonly HTMLElement[];
  /** What is asked in full, with help for a newcomer. */
  readonly help: string;
}

/** So many choices fit beside the question. */
const BESIDE = 3;

/** The question, the steps taken, and a button for every choice. */
export function ask({ position, chooser, offers, proposal }: Asked, text: Text, words: Words, answers: Answers): Drawn {
  const { prompt } = position;
  const { now, canGoBack, isNarrowed } = chooser;
  const steps = canGoBack ? taken(position, chooser, text, words) : [];
  const question = h(
    'h2',
    { tabindex: -1 },
    words.asks[prompt.kind](prompt.params as never),
    // Who hears the question hears what is chosen already; the others see it beside it.
    canGoBack ? h('span', { class: 'spoken' }, `: ${steps.join(', ')}`) : null,
  );
  // The cards of the starting decks are not used together, as those of a turn are.
  const isStep = canGoBack && !isNarrowed && prompt.kind !== 'startingDecks';
  const help = isStep ? stepHelp(position, now, offers, words) : helpFor(position, offers, text, words);
  const beside = besideOf(chooser);
  const listed = offers.filter((offer) => !beside.some((other) => keyOf(other) === keyOf(offer)));
  const made = (offer: Choice): HTMLElement => offerButton(position, offer, text, words, answers);
  const labels = labelsOf(position, listed, text, words);
  return {
    question: [question, ...(canGoBack ? [trail(steps, now.steps.length - steps.length, words, answers)] : [])],
    closing: [...beside.map(made), ...mainOf({ position, chooser, proposal }, text, words, answers)],
    list: listed.map((offer, index) => h('li', {}, offerButton(position, offer, text, words, answers, labels[index]))),
    help,
  };
}

/** What ends the decision: what is chosen so far, or what is proposed. */
function mainOf(
  { position, chooser, proposal }: Pick<Asked, 'position' | 'chooser' | 'proposal'>,
  text: Text,
  words: Words,
  answers: Answers,
): HTMLElement[] {
  const { now } = chooser;
  if (now.action !== null) {
    const isForTracks = now.action.type === 'useResources' && now.action.acquire === undefined;
    const label = isForTracks ? words.table.toTracks : sentence(text.action(now.action, position.view));
    return [button(label, () => answers.finish(), { class: 'main', ...pointedAt(now, answers) })];
  }
  if (proposal === null || chooser.canGoBack) return [];
  return [
    button(proposal.label, () => answers.accept(proposal), {
      // Who is to buy plans is not led to do without.
      class: position.prompt.kind === 'research' ? 'proposal' : 'main proposal',
      ...pointedAt(proposal, answers),
    }),
  ];
}

/** Choices that lie in no picture, unless they are many. Nobody looks for the payment of a barrier at the name of the company. */
export function besideOf({ places, prompt }: Chooser): readonly Choice[] {
  if (prompt?.kind === 'barrier') return places;
  const nowhere = places.filter((offer) => !offer.steps.at(-1)?.ref);
  return nowhere.length > BESIDE ? [] : nowhere;
}

/** What a kind of action is good for. */
function kindOf({ prompt }: Position, offer: Choice, words: Words): string | null {
  const type = String(offer.steps[0]?.value);
  if (prompt.kind === 'upload') return words.uploads[type] ?? null;
  return offer.steps.length === 1 ? (words.kinds[type] ?? null) : null;
}

/** What is asked, and what a newcomer would wonder. */
function helpFor(position: Position, offers: readonly Choice[], text: Text, words: Words): string {
  const { prompt, view } = position;
  const cards = offers.filter((offer) => offer.steps[0]?.value === 'planCard');
  if (prompt.kind === 'planning' && cards.length === 0) return words.allPlanned;
  const isLast = cards.every((offer) => offer.steps.at(-1)?.field === 'card' && wholeAction(offer) !== null);
  if (prompt.kind === 'planning' && isLast) return words.lastSlot;
  if (prompt.kind === 'turn' && offers.length === 1) return words.onlyPass;
  if (isOfNoMatter(position)) return words.lastRound;
  const token = prompt.kind === 'startingDecks' ? (view.players[prompt.seat]?.token ?? null) : null;
  const shown = token === null ? '' : `${inFull({ kind: 'token', token }, text)} `;
  const hint = words.hints[prompt.kind];
  // After two rounds everybody knows what is asked most often.
  const isKnown = view.round > 2 && (prompt.kind === 'turn' || prompt.kind === 'planning');
  return hint !== undefined && isKnown ? hint : `${shown}${text.help(prompt.kind)} ${hint ?? ''}`;
}

/** A thing with all that it asks and gives, for a screen that does not show it now. */
function inFull(ref: Ref, text: Text): string {
  return [text.name(ref), ...text.describe(ref)].map((line) => `${sentence(line)}.`).join(' ');
}

/** What the next step asks. */
function stepHelp(position: Position, now: Choice, offers: readonly Choice[], words: Words): string {
  if (position.prompt.kind === 'turn' && now.steps.length === 1 && now.steps[0]?.value === 'useEnergy')
    return words.routes.place;
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
function pointedAt(at: Choice | Proposal, answers: Answers): Readonly<Record<string, (event: Event) => void>> {
  let isPointed = false;
  const point = (isAt: boolean): void => {
    if (isAt !== isPointed) answers.point(isAt ? at : null);
    isPointed = isAt;
  };
  return {
    onpointermove: (event) => isMoved(event) && point(true),
    onfocus: () => answers.point(at),
    onpointerleave: (event) => isMouse(event) && point(false),
  };
}

function offerButton(
  position: Position,
  offer: Choice,
  text: Text,
  words: Words,
  answers: Answers,
  label = labelOf(position, offer, text, words),
): HTMLElement {
  const more =
    kindOf(position, offer, words) ??
    rewardOf(position, offer, text, words) ??
    prospectOf(position, offer, text, words);
  const made = button(label, () => answers.choose(offer), {
    ...pointedAt(offer, answers),
    class: `offer${offer.steps.at(-1)?.ref === null ? ' plain' : ''}${isLeaving(position, offer) ? ' leaving' : ''}`,
    'data-steps': keyOf(offer),
    'data-points': pointsTo(offer),
  });
  if (more !== null) made.append(h('small', {}, sentence(more)));
  return made;
}

/** Returns whether a choice ends a planning phase or a round that the player can still use. Its button must not look like the default. */
function isLeaving({ view, prompt, rules }: Position, { action }: Choice): boolean {
  if (action?.type !== 'pass' && action?.type !== 'confirmPlan') return false;
  return rules.legalActions(view, prompt.seat).length > 1;
}

/** The steps taken, of which the first ones are not told; each goes back to the point before it. */
function trail(labels: readonly string[], untold: number, words: Words, answers: Answers): HTMLElement {
  const made = labels.map((label, index) =>
    h(
      'li',
      {},
      button(label, () => answers.back(untold + index), { class: 'step', title: words.backTo }),
    ),
  );
  return h(
    'nav',
    { class: 'trail', 'aria-label': words.steps },
    h('ol', {}, ...made),
    button(words.back, () => answers.back()),
  );
}

/** The steps that are taken, in words. Outside a turn there is only one type of action to take first. */
function taken(position: Position, { start, now }: Chooser, text: Text, words: Words): readonly string[] {
  const isTold = (index: number): boolean => now.steps[index]?.field !== 'type' || position.prompt.kind === 'turn';
  return now.steps.flatMap((_, index) => {
    const choice = choiceAfter(start, now.steps.slice(0, index + 1)) ?? now;
    return isTold(index) ? [labelOf(position, choice, text, words)] : [];
  });
}

/** The thing that lights up while somebody points at the button. */
function pointsTo({ steps }: Choice): string | null {
  const ref = steps.at(-1)?.ref ?? null;
  return ref === null ? null : refId(ref);
}

/** A text that is the same for the same steps. */
export function keyOf({ steps }: Choice): string {
  return steps.map(({ field, value }) => `${field}:${value}`).join();
}
