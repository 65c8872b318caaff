import type { Action, Violation } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import {
  blocked,
  type Choice,
  choiceAfter,
  choices,
  choicesAt,
  nextChoices,
  parseRef,
  placedChoices,
  type Ref,
  refId,
  settled,
  wholeAction,
} from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button } from '../../shared/elements.ts';
import type { Language } from '../language.ts';
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
  /** Before anything is chosen. */
  readonly #start: Choice;
  /** After the steps that could not be chosen otherwise. */
  readonly #forced: Choice;
  #now: Choice;
  /** One click in a picture can mean several things; then only these are offered. */
  #meant: readonly Choice[] | null = null;
  /** An answer to a click: it comes back when nothing is pointed at any more. */
  #held: HTMLElement | null = null;
  #advice: HTMLElement | null = null;

  constructor(position: Position, text: Text, language: Language, host: QuestionHost) {
    this.position = position;
    this.#text = text;
    this.#language = language;
    this.#host = host;
    this.#start = choices(position.view, position.prompt.seat, position.rules);
    this.#forced = this.#forcedFrom(this.#start);
    this.#now = this.#forced;
  }

  get offers(): readonly Choice[] {
    return this.#meant ?? this.#after(this.#now);
  }

  /** What can be chosen next. A turn begins with its types of action; other decisions are too small for that. */
  #after(choice: Choice): readonly Choice[] {
    return this.position.prompt.kind === 'turn' ? nextChoices(choice) : placedChoices(choice);
  }

  /** What nobody has to choose because there is one way to begin; the last step of an action is never taken unasked. */
  #forcedFrom(start: Choice): Choice {
    const [only, ...others] = this.#after(start);
    return only === undefined || others.length > 0 || wholeAction(only) !== null ? start : settled(only);
  }

  /** What the pictures mark: what is chosen, and what can be chosen with its cost. */
  get highlights(): readonly Highlight[] {
    const { words } = this.#language;
    const chosen = this.#now.steps.flatMap(({ ref }): Highlight[] => (ref === null ? [] : [{ ref, as: 'chosen' }]));
    const open = new Map<string, Highlight>();
    for (const offer of this.#meant ?? placedChoices(this.#now)) {
      const ref = offer.steps.at(-1)?.ref ?? null;
      if (ref === null || open.has(refId(ref))) continue;
      const label = markOf(this.position, offer, words);
      open.set(refId(ref), { ref, as: 'choice', ...(label !== null && { label }) });
    }
    return [...chosen, ...open.values()];
  }

  /** The question in words, with a button for every choice. */
  draw(): readonly HTMLElement[] {
    const { words } = this.#language;
    const offers = usefulFirst(this.position, this.offers, words);
    const isChosen = this.#now !== this.#forced && this.isBegun;
    const asked = { position: this.position, start: this.#start, now: this.#now, offers, isChosen };
    return ask(asked, this.#text, words, {
      choose: (offer) => this.#choose(offer),
      act: (action) => this.#take(action, this.#now),
      back: (kept) => this.back(kept),
      point: (offer) => this.#point(offer),
    });
  }

  /** Back to an earlier step; by default the one before. */
  back(kept = -1): void {
    if (this.#meant === null) this.#go(this.#upTo(kept < 0 ? this.#now.steps.length - 1 : kept));
    else this.#go(this.#now);
  }

  /** After the first steps. Only a turn asks for the type of action by itself. */
  #upTo(count: number): Choice {
    const asksType = this.position.prompt.kind === 'turn';
    const steps = count < (asksType ? 1 : 2) ? [] : this.#now.steps.slice(0, count);
    return choiceAfter(this.#start, steps) ?? this.#start;
  }

  get isBegun(): boolean {
    return this.#now.steps.length > 0 || this.#meant !== null;
  }

  /** Somebody clicks a thing in a picture. */
  click(id: string): void {
    const ref = parseRef(id);
    if (ref === undefined) return;
    const meant = this.#at(ref, this.#now);
    const [only, ...others] = meant;
    if (only === undefined) this.#refuse(ref);
    else if (others.length === 0) this.#choose(only);
    else {
      this.#meant = meant;
      this.#host.changed();
    }
  }

  #at(ref: Ref, choice: Choice): readonly Choice[] {
    return choicesAt(this.position.view, choice, ref, this.position.rules);
  }

  /** Somebody points at a choice in a picture. */
  hover(id: string | null): void {
    const ref = id === null ? undefined : parseRef(id);
    const [offer = null] = ref === undefined ? [] : this.#at(ref, this.#now);
    if (offer !== null || id === null) this.#point(offer);
  }

  /** Shows what somebody else would choose. */
  advise(action: Action): void {
    this.#advice = advice(this.position, action, this.#text, this.#language.words, () => this.#act(action));
    this.#hold(this.#advice);
  }

  /** Takes the advice away, and says whether there was one. */
  dropAdvice(): boolean {
    const isThere = this.#advice !== null && this.#held === this.#advice;
    if (isThere) this.#hold(null);
    return isThere;
  }

  #choose(offer: Choice): void {
    const action = wholeAction(offer);
    if (action === null) this.#go(settled(offer));
    else this.#take(action, offer);
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

  #go(choice: Choice): void {
    this.#now = choice;
    this.#meant = null;
    this.#hold(null);
    this.#host.changed();
  }

  #point(offer: Choice | null): void {
    this.#host.showMessage(offer === null ? this.#held : this.#foreseen(offer));
  }

  #foreseen(offer: Choice): HTMLElement {
    const { words } = this.#language;
    const action = offer === this.#now ? offer.action : null;
    if (action) return outcome(this.position, action, this.#text, words);
    const at = this.offers.findIndex((each) => keyOf(each) === keyOf(offer));
    const label = labelsOf(this.position, this.offers, this.#text, words)[at];
    return foresight(
      this.position,
      offer,
      label ?? labelOf(this.position, offer, this.#text, words),
      this.#text,
      words,
    );
  }

  #refuse(ref: Ref): void {
    const { view, rules } = this.position;
    const [refused] = blocked(view, this.#now, [ref], rules);
    const [violation] = refused?.violations ?? [];
    const [elsewhere] = this.#at(ref, this.#start);
    if (violation !== undefined) void this.#explain(violation);
    else if (elsewhere !== undefined) {
      // Whoever clicks a thing of another action wants to choose that.
      this.#go(settled(choiceAfter(this.#start, elsewhere.steps.slice(0, 1)) ?? this.#start));
    } else this.#hold(about(refId(ref), view, this.#text, this.#language.words.noChoice));
  }

  async #explain(violation: Violation): Promise<void> {
    this.#hold(await refusal(violation, this.#text, this.#language, this.position.rules.content));
  }
}

/** A text that is the same for the same steps. */
function keyOf({ steps }: Choice): string {
  return steps.map(({ field, value }) => `${field}:${value}`).join();
}
