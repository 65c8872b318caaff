import type { Action, Violation } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import {
  back,
  type Choice,
  type Chooser,
  type Chosen,
  choicesAt,
  choose,
  chooser,
  click,
  highlightsOf,
  parseRef,
  type Ref,
  refId,
} from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button } from '../../shared/elements.ts';
import type { Language } from '../language.ts';
import type { BotAnswer } from '../match/bot.worker.ts';
import { about } from './about.ts';
import { ask } from './ask.ts';
import type { Position } from './costs.ts';
import { advice, foresight, outcome } from './foresight.ts';
import { labelOf, labelsOf } from './labels.ts';
import { markOf, usefulFirst } from './notes.ts';
import { refusal } from './refusal.ts';

/** What a question needs from the table. */
export interface QuestionHost {
  /** Takes an action, or says why not. */
  act(action: Action): Violation | undefined;
  /** Other things can be chosen now. */
  changed(): void;
  showMessage(message: HTMLElement | null): void;
}

/** One decision of the person at the screen, from the first step to the action. */
export class Question {
  readonly position: Position;
  readonly #text: Text;
  readonly #language: Language;
  readonly #host: QuestionHost;
  #chooser: Chooser;
  /** An answer to a click: it comes back when nothing is pointed at any more. */
  #held: HTMLElement | null = null;
  #advice: HTMLElement | null = null;

  constructor(position: Position, text: Text, language: Language, host: QuestionHost) {
    this.position = position;
    this.#text = text;
    this.#language = language;
    this.#host = host;
    this.#chooser = chooser(position.view, position.prompt.seat, position.rules);
  }

  get isBegun(): boolean {
    return this.#chooser.canGoBack;
  }

  /** What the pictures mark: what is chosen, and what can be chosen with its cost. */
  get highlights(): readonly Highlight[] {
    const { places } = this.#chooser;
    return highlightsOf(this.#chooser).map(({ ref, as }) => {
      const offer = as === 'chosen' ? undefined : places.find(({ steps }) => pointsAt(steps.at(-1)?.ref ?? null, ref));
      const label = offer === undefined ? null : markOf(this.position, offer, this.#language.words);
      return { ref, as, ...(label !== null && { label }) };
    });
  }

  /** The question in words, with a button for every choice. */
  draw(): readonly HTMLElement[] {
    const { words } = this.#language;
    const offers = usefulFirst(this.position, this.#chooser.offers, words);
    return ask({ position: this.position, chooser: this.#chooser, offers }, this.#text, words, {
      choose: (offer) => this.#choose(offer),
      act: (action) => this.#take(action, this.#chooser.now),
      back: (kept) => this.back(kept),
      point: (offer) => this.#point(offer),
    });
  }

  /** Back to an earlier step; by default the one before. */
  back(kept?: number): void {
    this.#go(back(this.#chooser, kept));
  }

  /** Somebody clicks a thing in a picture. */
  click(id: string): void {
    const ref = parseRef(id);
    if (ref === undefined) return;
    const [offer = this.#chooser.now] = this.#at(ref);
    const { view, rules } = this.position;
    const chosen = click(view, this.#chooser, ref, rules);
    if (chosen.kind === 'blocked') void this.#explain(chosen.violations[0]);
    else if (chosen.kind === 'nothing') this.#hold(about(id, view, this.#text, this.#language.words.noChoice));
    else this.#follow(chosen, offer);
  }

  #at(ref: Ref): readonly Choice[] {
    return choicesAt(this.position.view, this.#chooser.now, ref, this.position.rules);
  }

  /** Somebody points at a choice in a picture. */
  hover(id: string | null): void {
    const ref = id === null ? undefined : parseRef(id);
    const [offer = null] = ref === undefined ? [] : this.#at(ref);
    if (offer !== null || id === null) this.#point(offer);
  }

  /** Shows what somebody else would choose. */
  advise(answer: BotAnswer): void {
    this.#advice = advice(this.position, answer, this.#text, this.#language.words, () => this.#act(answer.action));
    this.#hold(this.#advice);
  }

  /** Takes the advice away, and says whether there was one. */
  dropAdvice(): boolean {
    const isThere = this.#advice !== null && this.#held === this.#advice;
    if (isThere) this.#hold(null);
    return isThere;
  }

  #choose(offer: Choice): void {
    this.#follow(choose(this.#chooser, offer), offer);
  }

  #follow(chosen: Chosen, offer: Choice): void {
    if (chosen.kind === 'complete') this.#take(chosen.action, offer);
    else if ('chooser' in chosen) this.#go(chosen.chooser);
  }

  #take(action: Action, offer: Choice): void {
    // A card is planned where it is put, and lies there for all to see; Undo takes it back.
    if (matchMedia('(hover: none)').matches && action.type !== 'planCard') this.#confirm(offer, action);
    else this.#act(action);
  }

  #act(action: Action): void {
    const violation = this.#host.act(action);
    if (violation !== undefined) void this.#explain(violation);
  }

  /** A finger cannot point at a choice before it takes it: it sees first what will happen. */
  #confirm(offer: Choice, action: Action): void {
    const message = this.#foreseen(offer);
    message.append(button(this.#language.words.doIt, () => this.#act(action), { class: 'main' }));
    this.#hold(message);
  }

  #hold(message: HTMLElement | null): void {
    this.#held = message;
    this.#host.showMessage(message);
  }

  #go(next: Chooser): void {
    this.#chooser = next;
    this.#hold(null);
    this.#host.changed();
  }

  #point(offer: Choice | null): void {
    this.#host.showMessage(offer === null ? this.#held : this.#foreseen(offer));
  }

  #foreseen(offer: Choice): HTMLElement {
    const { words } = this.#language;
    const { now, offers } = this.#chooser;
    const action = offer === now ? offer.action : null;
    if (action) return outcome(this.position, action, this.#text, words);
    const at = offers.findIndex((each) => keyOf(each) === keyOf(offer));
    const label = labelsOf(this.position, offers, this.#text, words)[at];
    return foresight(
      this.position,
      offer,
      label ?? labelOf(this.position, offer, this.#text, words),
      this.#text,
      words,
    );
  }

  async #explain(violation: Violation | undefined): Promise<void> {
    if (violation === undefined) return;
    this.#hold(await refusal(violation, this.#text, this.#language, this.position.rules.content));
  }
}

/** A text that is the same for the same steps. */
function keyOf({ steps }: Choice): string {
  return steps.map(({ field, value }) => `${field}:${value}`).join();
}

function pointsAt(one: Ref | null, other: Ref): boolean {
  return one !== null && refId(one) === refId(other);
}
