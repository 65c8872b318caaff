import type { Action, CardId, Violation } from 'skymines-rules';
import type { Highlight, TrackGhost } from 'skymines-rules/drawing';
import {
  back,
  type Choice,
  type Chooser,
  type Chosen,
  choicesAt,
  choose,
  chooser,
  click,
  parseRef,
  type Ref,
  type RefOf,
  refId,
  retrace,
  type Step,
  wholeAction,
} from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import type { Language } from '../language.ts';
import type { BotAnswer } from '../match/bot.worker.ts';
import type { Words } from '../words/en.ts';
import { about } from './about.ts';
import { ask, besideOf, type Drawn, keyOf } from './ask.ts';
import { askRoute, toldRoutes } from './askRoute.ts';
import { resolveClick, type Standing } from './clicks.ts';
import type { Position } from './costs.ts';
import { advice, foresight, outcome, strideForesight } from './foresight.ts';
import { type Destination, destinationsFrom, type Route } from './further.ts';
import { labelOf, labelsOf } from './labels.ts';
import { choosable, energyOf, marksOf } from './marks.ts';
import { usefulFirst } from './notes.ts';
import { type Proposal, proposalFor } from './proposals.ts';
import { refusal } from './refusal.ts';
import { pick, type RouteQuestion, routeQuestion } from './routeQuestion.ts';
import type { Stride } from './strides.ts';
import { usualChoice } from './usual.ts';
import { withButton } from './withButton.ts';

/** What a question needs from the table. */
export interface QuestionHost {
  /** Takes a decision, or says why not. */
  act(actions: readonly Action[]): Violation | undefined;
  /** Takes a planned card back into hand. */
  takeBack(card: CardId): void;
  /** Other things can be chosen now. */
  changed(): void;
  showMessage(message: HTMLElement | null): void;
  /** Shows where markers on company tracks would stand. */
  ghost(ghosts: readonly TrackGhost[]): void;
}

/** One decision of the person at the screen, from the first step to the action. */
export class Question {
  readonly position: Position;
  readonly #text: Text;
  readonly #language: Language;
  readonly #host: QuestionHost;
  readonly #proposal: Proposal | null;
  #chooser: Chooser;
  #destinations: readonly Destination[] | null = null;
  /** The question about a place that several ways lead to. */
  #routes: RouteQuestion | null = null;
  /** The column of the station that somebody has clicked before a place for its outpost. */
  #column: number | null = null;
  /** An answer to a click: it comes back when nothing is pointed at any more. */
  #held: HTMLElement | null = null;
  #advice: { readonly message: HTMLElement; readonly action: Action; readonly act: () => void } | null = null;

  /** `begun` are the steps of the same question before something else has happened: they are taken again as far as they still can be. */
  constructor(position: Position, text: Text, language: Language, host: QuestionHost, begun: readonly Step[] = []) {
    this.position = position;
    this.#text = text;
    this.#language = language;
    this.#host = host;
    this.#chooser = retrace(chooser(position.view, position.prompt.seat, position.rules), begun);
    this.#proposal = proposalFor(position, text, language.words);
  }

  get isBegun(): boolean {
    return this.#routes !== null || this.#chooser.canGoBack;
  }

  /** True at the start of a turn, when a thin line marks the places further on. */
  get isAtStart(): boolean {
    return this.position.prompt.kind === 'turn' && !this.isBegun;
  }

  /** Where the person stands on the way to an action. */
  get chooser(): Chooser {
    return this.#chooser;
  }

  /** The ids of the things that can be chosen, in the order of their offers. */
  get things(): readonly string[] {
    return choosable(this.position, this.#standing).map(refId);
  }

  /** The energy cards and tiles that the action uses, or can use. */
  get energy(): readonly Ref[] {
    return energyOf(this.position, this.#chooser);
  }

  get #standing(): Standing {
    this.#destinations ??= destinationsFrom(this.position, this.#chooser.now, this.#column);
    const destinations = this.#destinations;
    return { chooser: this.#chooser, destinations, question: this.#routes, column: this.#column };
  }

  /** Whether something can be chosen that lies nowhere and has no place beside the question, or several things at one place. */
  get needsList(): boolean {
    if (this.#routes !== null) return false;
    if (this.#chooser.isNarrowed) return true;
    const beside = besideOf(this.#chooser).length;
    return this.#chooser.places.filter(({ steps }) => !steps.at(-1)?.ref).length > beside;
  }

  /** What the pictures mark: what is chosen, and what can be chosen with its cost. */
  get highlights(): readonly Highlight[] {
    return marksOf(this.position, this.#standing, this.#language.words);
  }

  /** The question in words, with a button for every choice. */
  draw(): Drawn {
    const { words } = this.#language;
    if (this.#routes !== null) {
      return askRoute(this.position, this.#routes, this.#text, words, {
        take: (route) => this.#stride(route),
        point: (route) => this.#host.showMessage(route === null ? this.#held : this.#foreseenStride(route)),
        back: () => this.back(),
      });
    }
    const offers = usefulFirst(this.position, this.#chooser.offers, words);
    const asked = { position: this.position, chooser: this.#chooser, offers, proposal: this.#proposal };
    return ask(asked, this.#text, words, {
      choose: (offer) => this.#choose(offer),
      finish: () => this.finish(),
      accept: (proposal) => this.#act(proposal.actions),
      back: (kept) => this.back(kept),
      point: (pointed) => this.#point(pointed),
    });
  }

  /** Does what Enter does: what is advised, chosen or proposed, or what alone is left. Says whether there was anything. */
  finish(): boolean {
    const { now, places } = this.#chooser;
    const [only, ...others] = places;
    if (this.#advice !== null && this.#held === this.#advice.message) this.#advice.act();
    else if (this.#routes !== null) return false;
    else if (now.action !== null) this.#take(now.action, now);
    else if (this.#proposal !== null && !this.isBegun) this.#act(this.#proposal.actions);
    else if (only !== undefined && others.length === 0) this.#choose(only);
    else return false;
    return true;
  }

  /** Takes the choice of a type of action that lies nowhere, such as `pass`, if it is offered. */
  press(type: string): void {
    const offer = this.#chooser.places.find(({ steps }) => steps.length === 1 && steps[0]?.value === type);
    if (offer !== undefined) this.#choose(offer);
  }

  /** Back to an earlier step; by default the one before. */
  back(kept?: number): void {
    this.#go(this.#routes === null ? back(this.#chooser, kept) : this.#chooser);
  }

  /** Somebody clicks a thing in a picture. */
  click(id: string): void {
    const ref = parseRef(id);
    if (ref === undefined) return;
    const meant = resolveClick(this.position, this.#standing, ref);
    if (meant.kind === 'column') this.#prefer(meant.column);
    else if (meant.kind === 'takeBack') this.#host.takeBack(meant.card);
    else if (meant.kind === 'go') this.#stride(meant.route);
    else if (meant.kind === 'question') this.#go(this.#chooser, meant.question);
    else if (meant.kind === 'back') this.back(meant.kept);
    else this.#answer(meant.chosen, meant.offer, ref);
  }

  #answer(chosen: Chosen, offer: Choice, ref: Ref): void {
    const { words } = this.#language;
    if (chosen.kind === 'blocked') void this.#explain(chosen.violations[0]);
    else if (chosen.kind === 'nothing') this.#hold(about(refId(ref), this.position.view, this.#text, words.noChoice));
    else this.#follow(chosen, offer, true);
  }

  /** Somebody drags a thing onto another one: both are chosen, the second where the first allows it. Says whether they were. */
  drop(id: string, onto: string): boolean {
    const { view, rules } = this.position;
    const [from, to] = [parseRef(id), parseRef(onto)];
    if (from === undefined || to === undefined) return false;
    const begun = click(view, this.#chooser, from, rules);
    if (begun.kind !== 'chosen') return false;
    const found = destinationsFrom(this.position, begun.chooser.now, this.#column).find(({ ref }) => pointsAt(ref, to));
    const [route, ...others] = found?.routes ?? [];
    const chosen = click(view, begun.chooser, to, rules);
    if (found !== undefined && others.length > 0) this.#go(begun.chooser, routeQuestion(found));
    else if (route !== undefined) this.#act(route.actions);
    else if (chosen.kind === 'complete') this.#act([chosen.action]);
    else return false;
    return true;
  }

  /** Somebody drags an own marker from where it stands or lies: that is a click on the place, if the marker can go there. */
  move(from: string | null, onto: string): boolean {
    const to = parseRef(onto);
    if (to === undefined || !isMarkersWay(from === null ? undefined : parseRef(from), to)) return false;
    this.click(onto);
    return true;
  }

  /** Whoever clicks a column before a place takes the outpost from there. */
  #prefer(column: number): void {
    this.#column = column;
    this.#hold(h('p', {}, this.#language.words.table.fromColumn(column + 1)));
    this.#host.changed();
  }

  #at(ref: Ref): readonly Choice[] {
    return choicesAt(this.position.view, this.#chooser.now, ref, this.position.rules);
  }

  /** Somebody points at a choice in a picture. */
  hover(id: string | null): void {
    const ref = id === null ? undefined : parseRef(id);
    const there = ref === undefined ? [] : this.#routesTo(ref);
    const [route, ...others] = there;
    const [offer = null] = ref === undefined || this.#routes !== null ? [] : this.#at(ref);
    const place = route?.ref;
    this.#host.ghost(place?.kind === 'trackSpace' ? [ghostAt(place, this.position)] : []);
    if (route !== undefined && others.length === 0) this.#host.showMessage(this.#foreseenStride(route));
    else if (route !== undefined)
      this.#host.showMessage(toldRoutes(this.position, there, this.#text, this.#language.words));
    else if (offer !== null || id === null) this.#point(offer);
  }

  /** The ways that are left after a click on a thing. */
  #routesTo(ref: Ref): readonly Route[] {
    if (this.#routes === null) return this.#standing.destinations.find((each) => pointsAt(each.ref, ref))?.routes ?? [];
    const picked = pick(this.#routes, ref);
    return picked === null ? [] : 'routes' in picked ? picked.routes : [picked];
  }

  /** Shows what somebody else would choose. */
  advise(answer: BotAnswer): void {
    const act = (): void => this.#act([answer.action]);
    const message = advice(this.position, answer, this.#text, this.#language.words, act);
    this.#advice = { message, action: answer.action, act };
    this.#hold(message);
  }

  /** What somebody else would choose, as long as that is said. */
  get advised(): Action | null {
    return this.#advice !== null && this.#held === this.#advice.message ? this.#advice.action : null;
  }

  /** Takes the advice away, and says whether there was one. */
  dropAdvice(): boolean {
    const isThere = this.advised !== null;
    if (isThere) this.#hold(null);
    return isThere;
  }

  #choose(offer: Choice): void {
    this.#follow(choose(this.#chooser, offer), offer);
  }

  /** In a picture the last step is taken as usual; a list has room to ask for it. */
  #follow(chosen: Chosen, offer: Choice, isPictured = false): void {
    if (chosen.kind === 'complete') this.#take(chosen.action, offer);
    else if (chosen.kind === 'chosen') {
      const found = usualChoice(this.position, chosen.chooser, this.#column);
      const usual = isPictured || found?.steps.at(-1)?.field === 'slot' ? found : undefined;
      const action = usual && wholeAction(usual);
      if (!usual || !action) this.#go(chosen.chooser);
      else if (usual.steps.at(-1)?.field === 'slot') this.#act([action]);
      else this.#take(action, usual);
    } else if ('chooser' in chosen) this.#go(chosen.chooser);
  }

  #stride(stride: Stride): void {
    if (needsTouch()) this.#confirm(this.#foreseenStride(stride), stride.actions);
    else this.#act(stride.actions);
  }

  #take(action: Action, offer: Choice): void {
    if (action.type === 'confirmPlan' && this.#plansNothing) {
      this.#ask(this.#language.words.noCards, [action]);
      return;
    }
    // A card is planned where it is put, and lies there for all to see; Undo takes it back.
    if (needsTouch() && action.type !== 'planCard') this.#confirm(this.#foreseen(offer), [action]);
    else this.#act([action]);
  }

  /** PLAN-6: a round without cards is allowed, and hardly ever meant. */
  get #plansNothing(): boolean {
    const { view, prompt } = this.position;
    const hasPlanned = view.players[prompt.seat]?.area.some((card) => card !== null) === true;
    return !hasPlanned && this.#chooser.start.ways.some(({ action }) => action.type === 'planCard');
  }

  #ask({ asks, finish }: Words['noCards'], actions: readonly Action[]): void {
    const question = h('p', { tabindex: -1 }, asks);
    const finishes = button(finish, () => this.#act(actions));
    this.#hold(withButton(h('div', {}, question), finishes));
    // The keyboard is at the question, so that the next key does not answer it.
    question.focus();
  }

  #act(actions: readonly Action[]): void {
    const violation = this.#host.act(actions);
    if (violation !== undefined) void this.#explain(violation);
  }

  /** A finger cannot point at a choice before it takes it: it sees first what will happen. */
  #confirm(message: HTMLElement, actions: readonly Action[]): void {
    const doIt = button(this.#language.words.doIt, () => this.#act(actions), { class: 'main' });
    this.#hold(withButton(message, doIt));
  }

  #hold(message: HTMLElement | null): void {
    this.#held = message;
    this.#host.showMessage(message);
  }

  #go(next: Chooser, question: RouteQuestion | null = null): void {
    this.#chooser = next;
    this.#destinations = null;
    this.#routes = question;
    this.#held = null;
    // The table lets the focus go before anything changes; the message comes after that.
    this.#host.changed();
    this.#host.showMessage(null);
  }

  #point(pointed: Choice | Proposal | null): void {
    if (pointed === null) this.#host.showMessage(this.#held);
    else if ('told' in pointed) this.#host.showMessage(h('div', {}, h('p', {}, pointed.told)));
    else this.#host.showMessage(this.#foreseen(pointed));
  }

  #foreseenStride(stride: Stride): HTMLElement {
    return strideForesight(this.position, stride, this.#text, this.#language.words);
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

/** Whether a marker goes from the one place to the other: along its track, or from the supply onto a bonus space. */
function isMarkersWay(from: Ref | undefined, to: Ref): boolean {
  if (to.kind === 'trackSpace') return from?.kind === 'trackSpace' && from.company === to.company;
  if (to.kind === 'researchSpace') return from?.kind === 'researchSpace' && from.seat === to.seat;
  return to.kind === 'bonusSpace' && from === undefined;
}

/** Whether nothing can be pointed at before it is taken. */
function needsTouch(): boolean {
  return matchMedia('(hover: none)').matches;
}

function ghostAt({ company, space }: RefOf<'trackSpace'>, { prompt }: Position): TrackGhost {
  return { seat: prompt.seat, company, to: space };
}

function pointsAt(one: Ref | null, other: Ref): boolean {
  return one !== null && refId(one) === refId(other);
}
