import type { Action } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import { type Choice, choices, parseRef } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button } from '../dom.ts';
import type { Language } from '../language.ts';
import { about } from './about.ts';
import { ask } from './ask.ts';
import { attempted } from './attempt.ts';
import type { Position } from './costs.ts';
import { advice, foresight, outcome } from './foresight.ts';
import { labelOf, labelsOf } from './labels.ts';
import { markOf, usefulFirst } from './notes.ts';
import { refusal } from './refusal.ts';
import { type Offer, offersAfter, settled, targets, wholeAction } from './steps.ts';

/** What a question needs from the table. */
export interface QuestionHost {
  act(action: Action): void;
  /** Other things can be chosen now. */
  changed(): void;
  say(message: HTMLElement | null): void;
}

/** One decision of the person at the screen, from the first step to the action. */
export class Question {
  readonly position: Position;
  readonly #text: Text;
  readonly #language: Language;
  readonly #host: QuestionHost;
  readonly #tree: readonly Choice[];
  /** The steps that could not be chosen otherwise. */
  readonly #forced: Offer;
  #steps: Offer;
  /** One click in a picture can mean several things; then only these are offered. */
  #meant: readonly Offer[] | null = null;
  /** An answer to a click: it comes back when nothing is pointed at any more. */
  #held: HTMLElement | null = null;
  #advice: HTMLElement | null = null;

  constructor(position: Position, text: Text, language: Language, host: QuestionHost) {
    this.position = position;
    this.#text = text;
    this.#language = language;
    this.#host = host;
    this.#tree = choices(position.view, position.prompt.seat, position.rules);
    this.#forced = forced(offersAfter(this.#tree, [], position.prompt.kind));
    this.#steps = this.#forced;
  }

  get offers(): readonly Offer[] {
    return this.#meant ?? offersAfter(this.#tree, this.#steps, this.position.prompt.kind);
  }

  /** What the pictures mark: what is chosen, and what can be chosen with its cost. */
  get highlights(): readonly Highlight[] {
    const { words } = this.#language;
    const chosen = this.#steps.flatMap(({ ref }): Highlight[] => (ref === null ? [] : [{ ref, as: 'chosen' }]));
    const open = [...targets(this.offers).values()].flatMap(([offer]): Highlight[] => {
      const ref = offer?.at(-1)?.ref;
      if (!ref || offer === undefined) return [];
      const label = markOf(this.position, offer, words);
      return [{ ref, as: 'choice', ...(label !== null && { label }) }];
    });
    return [...chosen, ...open];
  }

  /** The question in words, with a button for every choice. */
  draw(): readonly HTMLElement[] {
    const { words } = this.#language;
    const offers = usefulFirst(this.position, this.offers, words);
    const isChosen = this.#steps !== this.#forced && this.isBegun;
    return ask({ position: this.position, steps: this.#steps, offers, isChosen }, this.#text, words, {
      choose: (offer) => this.#choose(offer),
      act: (action) => this.#take(action, this.#steps),
      back: (kept) => this.back(kept),
      point: (offer) => this.#point(offer),
    });
  }

  /** Back to an earlier step; by default the one before. */
  back(kept = -1): void {
    if (this.#meant === null) this.#go(this.#upTo(kept < 0 ? this.#steps.length - 1 : kept));
    else this.#go(this.#steps);
  }

  /** The first steps. Only a turn asks for the kind of action by itself. */
  #upTo(count: number): Offer {
    const asksKind = this.position.prompt.kind === 'turn';
    return count < (asksKind ? 1 : 2) ? [] : this.#steps.slice(0, count);
  }

  get isBegun(): boolean {
    return this.#steps.length > 0 || this.#meant !== null;
  }

  /** Somebody clicks a thing in a picture. */
  click(id: string): void {
    const meant = targets(this.offers).get(id) ?? [];
    const [only, ...others] = meant;
    if (only === undefined) this.#refuse(id);
    else if (others.length === 0) this.#choose(only);
    else {
      this.#meant = meant;
      this.#host.changed();
    }
  }

  /** Somebody points at a choice in a picture. */
  hover(id: string | null): void {
    const [offer] = id === null ? [] : (targets(this.offers).get(id) ?? []);
    if (offer !== undefined || id === null) this.#point(offer ?? null);
  }

  /** Shows what somebody else would choose. */
  advise(action: Action): void {
    const act = (): void => this.#host.act(action);
    this.#advice = advice(this.position, action, this.#text, this.#language.words, act);
    this.#hold(this.#advice);
  }

  /** Takes the advice away, and says whether there was one. */
  dropAdvice(): boolean {
    const isThere = this.#advice !== null && this.#held === this.#advice;
    if (isThere) this.#hold(null);
    return isThere;
  }

  #choose(offer: Offer): void {
    const action = wholeAction(offer);
    if (action === null) this.#go(settled(offer));
    else this.#take(action, offer);
  }

  #take(action: Action, offer: Offer): void {
    // A card is planned where it is put, and lies there for all to see; Undo takes it back.
    if (matchMedia('(hover: none)').matches && action.type !== 'planCard') this.#confirm(offer, action);
    else this.#host.act(action);
  }

  /** A finger cannot point at a choice before it takes it: it sees first what will happen. */
  #confirm(offer: Offer, action: Action): void {
    const message = this.#foreseen(offer);
    message.append(button(this.#language.words.doIt, () => this.#host.act(action), { class: 'main' }));
    this.#hold(message);
  }

  #hold(message: HTMLElement | null): void {
    this.#held = message;
    this.#host.say(message);
  }

  #go(steps: Offer): void {
    this.#steps = steps;
    this.#meant = null;
    this.#hold(null);
    this.#host.changed();
  }

  #point(offer: Offer | null): void {
    this.#host.say(offer === null ? this.#held : this.#foreseen(offer));
  }

  #foreseen(offer: Offer): HTMLElement {
    const { words } = this.#language;
    const action = offer === this.#steps ? offer.at(-1)?.action : null;
    if (action) return outcome(this.position, action, this.#text, words);
    const at = this.offers.findIndex((each) => each.at(-1) === offer.at(-1));
    const label = labelsOf(this.position, this.offers, this.#text, words)[at];
    return foresight(
      this.position,
      offer,
      label ?? labelOf(this.position, offer, this.#text, words),
      this.#text,
      words,
    );
  }

  #refuse(id: string): void {
    const ref = parseRef(id);
    if (ref === undefined) return;
    const { view, rules } = this.position;
    const action = attempted(this.position, ref);
    const [violation] = action === null ? [] : rules.explain(view, action);
    const type = this.#tree.find(({ field, value }) => field === 'type' && value === action?.['type']);
    if (violation === undefined && type !== undefined) {
      this.#go(settled([type]));
      return;
    }
    if (violation !== undefined) {
      void refusal(violation, this.#text, this.#language, rules.content).then((message) => this.#hold(message));
      return;
    }
    this.#hold(about(id, this.position.view, this.#text, this.#language.words.noChoice));
  }
}

/** The steps that nobody has to choose because there is one way to begin; the last step of an action is never taken unasked. */
function forced(offers: readonly Offer[]): Offer {
  const [only, ...others] = offers;
  return only === undefined || others.length > 0 || wholeAction(only) !== null ? [] : settled(only);
}
