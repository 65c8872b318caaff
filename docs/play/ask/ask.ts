import { type Choice, type Chooser, choiceAfter, type Ref, refId, wholeAction } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { isMouse, isMoved } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { choicePrompt } from './choicePrompt.ts';
import type { Decision } from './decision.ts';
import { labelOf, labelsOf, rewardOf } from './labels.ts';
import { makesNoDifference, type Proposal } from './proposals.ts';
import { prospectOf } from './prospects.ts';
import { usesOf } from './uses.ts';

export interface Answers {
  choose(offer: Choice): void;
  finish(): void;
  accept(proposal: Proposal): void;
  /** Returns to the state after the first `kept` steps. By default, undoes the last step. */
  back(kept?: number): void;
  /** Called with the choice or suggestion under the pointer, and with `null` when the pointer leaves it. */
  point(pointed: Choice | Proposal | null): void;
}

export interface QuestionInput {
  readonly decision: Decision;
  readonly chooser: Chooser;
  readonly offers: readonly Choice[];
  readonly proposal: Proposal | null;
}

export interface QuestionElements {
  readonly question: readonly HTMLElement[];
  readonly closing: readonly HTMLElement[];
  readonly list: readonly HTMLElement[];
  readonly help: string;
}

/** Maximum number of choices shown next to the question. */
const MAX_BESIDE = 3;

export function ask(
  { decision, chooser, offers, proposal }: QuestionInput,
  text: Text,
  words: Words,
  answers: Answers,
): QuestionElements {
  const { prompt } = decision;
  const { now, canGoBack, isNarrowed } = chooser;
  const steps = canGoBack ? taken(decision, chooser, text, words) : [];
  const question = h(
    'h2',
    { tabindex: -1 },
    words.asks[prompt.kind](prompt.params as never),
    // Screen readers read the chosen steps as part of the question. On the screen, the steps are shown next to the
    // question.
    canGoBack ? h('span', { class: 'spoken' }, `: ${steps.join(', ')}`) : null,
  );
  // Starting decks are laid out card by card, whereas a turn uses several cards at once.
  const isStep = canGoBack && !isNarrowed && prompt.kind !== 'startingDecks';
  const help = isStep ? stepHelp(decision, now, offers, words) : helpFor(decision, offers, text, words);
  const beside = besideOf(chooser);
  const listed = offers.filter((offer) => !beside.some((other) => keyOf(other) === keyOf(offer)));
  const renderOffer = (offer: Choice): HTMLElement => offerButton(decision, offer, text, words, answers);
  const labels = labelsOf(decision, listed, text, words);
  return {
    question: [question, ...(canGoBack ? [trail(steps, now.steps.length - steps.length, words, answers)] : [])],
    closing: [...beside.map(renderOffer), ...mainOf({ decision, chooser, proposal }, text, words, answers)],
    list: listed.map((offer, index) => h('li', {}, offerButton(decision, offer, text, words, answers, labels[index]))),
    help,
  };
}

function mainOf(
  { decision, chooser, proposal }: Pick<QuestionInput, 'decision' | 'chooser' | 'proposal'>,
  text: Text,
  words: Words,
  answers: Answers,
): HTMLElement[] {
  const { now } = chooser;
  if (now.action !== null) {
    const isForTracks = now.action.type === 'useResources' && now.action.acquire === undefined;
    const label = isForTracks ? words.table.toTracks : sentence(text.action(now.action, decision.view));
    return [button(label, () => answers.finish(), { class: 'main', ...pointedAt(now, answers) })];
  }
  if (proposal === null || chooser.canGoBack) return [];
  return [
    button(proposal.label, () => answers.accept(proposal), {
      // Skipping the purchase of plans must not look like the default.
      class: decision.prompt.kind === 'research' ? 'proposal' : 'main proposal',
      ...pointedAt(proposal, answers),
    }),
  ];
}

// Paying to pass a barrier is always included, because players would not look for it under the company's name.
export function besideOf({ places, prompt }: Chooser): readonly Choice[] {
  if (prompt?.kind === 'barrier') return places;
  const nowhere = places.filter((offer) => !offer.steps.at(-1)?.ref);
  return nowhere.length > MAX_BESIDE ? [] : nowhere;
}

function purposeOf({ prompt }: Decision, offer: Choice, words: Words): string | null {
  const type = String(offer.steps[0]?.value);
  if (prompt.kind === 'upload') return words.uploads[type] ?? null;
  return offer.steps.length === 1 ? (words.kinds[type] ?? null) : null;
}

function helpFor(decision: Decision, offers: readonly Choice[], text: Text, words: Words): string {
  const { prompt, view } = decision;
  const cards = offers.filter((offer) => offer.steps[0]?.value === 'planCard');
  if (prompt.kind === 'planning' && cards.length === 0) return words.allPlanned;
  const isLast = cards.every((offer) => offer.steps.at(-1)?.field === 'card' && wholeAction(offer) !== null);
  if (prompt.kind === 'planning' && isLast) return words.lastSlot;
  if (prompt.kind === 'turn' && offers.length === 1) return words.onlyPass;
  if (makesNoDifference(decision)) return words.lastRound;
  const token = prompt.kind === 'startingDecks' ? (view.players[prompt.seat]?.token ?? null) : null;
  const shown = token === null ? '' : `${inFull({ kind: 'token', token }, text)} `;
  const hint = words.hints[prompt.kind];
  // After two rounds, players know the most common decisions.
  const isKnown = view.round > 2 && (prompt.kind === 'turn' || prompt.kind === 'planning');
  return hint !== undefined && isKnown ? hint : `${shown}${text.help(prompt.kind)} ${hint ?? ''}`;
}

function inFull(ref: Ref, text: Text): string {
  return [text.name(ref), ...text.describe(ref)].map((line) => `${sentence(line)}.`).join(' ');
}

function stepHelp(decision: Decision, now: Choice, offers: readonly Choice[], words: Words): string {
  if (decision.prompt.kind === 'turn' && now.steps.length === 1 && now.steps[0]?.value === 'useEnergy')
    return words.routes.place;
  const parts = [
    choicePrompt(decision, offers, words),
    slotHelp(decision, offers, words),
    usesOf(decision, now, words),
  ];
  return parts.filter((part) => part !== null).join(' ');
}

// PLAN-12, PASS-4
function slotHelp({ prompt, view }: Decision, offers: readonly Choice[], words: Words): string | null {
  const isSlot = offers.some((offer) => offer.steps.at(-1)?.field === 'slot');
  if (prompt.kind !== 'planning' || !isSlot) return null;
  return view.options.constrainedSlots ? words.ownSlot : words.anySlot;
}

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
  decision: Decision,
  offer: Choice,
  text: Text,
  words: Words,
  answers: Answers,
  label = labelOf(decision, offer, text, words),
): HTMLElement {
  const more =
    purposeOf(decision, offer, words) ??
    rewardOf(decision, offer, text, words) ??
    prospectOf(decision, offer, text, words);
  const element = button(label, () => answers.choose(offer), {
    ...pointedAt(offer, answers),
    class: `offer${offer.steps.at(-1)?.ref === null ? ' plain' : ''}${isLeaving(decision, offer) ? ' leaving' : ''}`,
    'data-steps': keyOf(offer),
    'data-points': pointsTo(offer),
  });
  if (more !== null) element.append(h('small', {}, sentence(more)));
  return element;
}

// Ending planning or passing must not look like the default while the player can still act.
function isLeaving({ view, prompt, rules }: Decision, { action }: Choice): boolean {
  if (action?.type !== 'pass' && action?.type !== 'confirmPlan') return false;
  return rules.legalActions(view, prompt.seat).length > 1;
}

/** Clicking a step undoes it and all later steps. The first `hidden` steps are not shown. */
function trail(labels: readonly string[], hidden: number, words: Words, answers: Answers): HTMLElement {
  const items = labels.map((label, index) =>
    h(
      'li',
      {},
      button(label, () => answers.back(hidden + index), { class: 'step', title: words.backTo }),
    ),
  );
  return h(
    'nav',
    { class: 'trail', 'aria-label': words.steps },
    h('ol', {}, ...items),
    button(words.back, () => answers.back()),
  );
}

function taken(decision: Decision, { start, now }: Chooser, text: Text, words: Words): readonly string[] {
  const isShown = (index: number): boolean => now.steps[index]?.field !== 'type' || decision.prompt.kind === 'turn';
  return now.steps.flatMap((_, index) => {
    const choice = choiceAfter(start, now.steps.slice(0, index + 1)) ?? now;
    return isShown(index) ? [labelOf(decision, choice, text, words)] : [];
  });
}

function pointsTo({ steps }: Choice): string | null {
  const ref = steps.at(-1)?.ref ?? null;
  return ref === null ? null : refId(ref);
}

export function keyOf({ steps }: Choice): string {
  return steps.map(({ field, value }) => `${field}:${value}`).join();
}
