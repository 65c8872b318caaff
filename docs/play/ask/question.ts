import type { Action, CardId, Violation } from 'skymines-rules';
import {
  back,
  type Choice,
  type Chooser,
  type Chosen,
  choicesAt,
  choose,
  chooser,
  click,
  type Destination,
  parseRef,
  type Ref,
  type Route,
  reachable,
  refId,
  retrace,
  type Step,
  wholeAction,
} from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { hasNoHover } from '../dom.ts';
import type { Language } from '../language.ts';
import type { BotAnswer } from '../match/bot.worker.ts';
import { ask, besideOf, type QuestionElements } from './ask.ts';
import { askRoute } from './askRoute.ts';
import { canMarkerMove, type DecisionState, defaultIn, resolveClick } from './clicks.ts';
import { componentInfo } from './componentInfo.ts';
import { doubtAbout, doubted, previewed } from './confirmations.ts';
import type { Decision } from './decision.ts';
import type { Glow } from './glow.ts';
import { choosable, energyOf, marksOf } from './marks.ts';
import { usefulFirst } from './notes.ts';
import { type Pointed, Pointing } from './pointed.ts';
import { advice } from './previews.ts';
import { type Proposal, proposalFor } from './proposals.ts';
import { refusal } from './refusal.ts';
import { pick, type RouteQuestion, routeQuestion } from './routeQuestion.ts';
import { bestRoutes } from './routes.ts';

export interface QuestionHost {
  /** Returns the violation if the decision is illegal. */
  act(actions: readonly Action[]): Violation | undefined;
  takeBack(card: CardId): void;
  changed(): void;
  showMessage(message: HTMLElement | null): void;
  /** Shows the choice under the pointer outside the message as well. */
  point(pointed: Pointed | null): void;
}

export class Question {
  readonly decision: Decision;
  readonly #text: Text;
  readonly #language: Language;
  readonly #host: QuestionHost;
  readonly #proposal: Proposal | null;
  readonly #pointing: Pointing;
  #chooser: Chooser;
  #destinations: readonly Destination[] | null = null;
  #routes: RouteQuestion | null = null;
  /** Station column that the player clicked before choosing a place for the outpost. */
  #column: number | null = null;
  /** Answer to a click. It appears again whenever the pointer is not on a component. */
  #pinned: HTMLElement | null = null;
  #advice: { readonly message: HTMLElement; readonly action: Action; readonly act: () => void } | null = null;

  /** `earlierSteps` were chosen before other players acted. They are repeated as far as possible. */
  constructor(
    decision: Decision,
    text: Text,
    language: Language,
    host: QuestionHost,
    earlierSteps: readonly Step[] = [],
  ) {
    this.decision = decision;
    this.#text = text;
    this.#language = language;
    this.#host = host;
    this.#chooser = retrace(chooser(decision.view, decision.prompt.seat, decision.rules), earlierSteps);
    this.#proposal = proposalFor(decision, text, language.words);
    this.#pointing = new Pointing(decision, text, language.words);
  }

  get isInProgress(): boolean {
    return this.#routes !== null || this.#chooser.canGoBack;
  }

  /** True at the start of a turn, when the player holds nothing. */
  get isAtStart(): boolean {
    return this.decision.prompt.kind === 'turn' && !this.isInProgress;
  }

  get chooser(): Chooser {
    return this.#chooser;
  }

  get things(): readonly string[] {
    return choosable(this.decision, this.#state).map(refId);
  }

  get energy(): readonly Ref[] {
    return energyOf(this.decision, this.#chooser);
  }

  get #state(): DecisionState {
    const { view, rules } = this.decision;
    this.#destinations ??= reachable(view, this.#chooser.now, rules);
    return { chooser: this.#chooser, destinations: this.#destinations, question: this.#routes };
  }

  /** The list opens if a choice is visible nowhere else, or if several choices share a place. */
  get needsList(): boolean {
    if (this.#routes !== null) return false;
    if (this.#chooser.isNarrowed) return true;
    const beside = besideOf(this.#chooser).length;
    return this.#chooser.places.filter(({ steps }) => !steps.at(-1)?.ref).length > beside;
  }

  get glow(): Glow {
    return marksOf(this.decision, this.#state, this.#language.words);
  }

  /** True if a click on the supply of bonus markers starts an action. */
  get offersMarker(): boolean {
    return this.isAtStart && this.#markerOffer !== undefined;
  }

  get #markerOffer(): Choice | undefined {
    return this.#chooser.offers.find(({ steps }) => steps.length === 1 && steps[0]?.value === 'placeBonusMarker');
  }

  takeMarker(): void {
    const offer = this.#markerOffer;
    if (offer !== undefined) this.#choose(offer);
  }

  draw(): QuestionElements {
    const { words } = this.#language;
    if (this.#routes !== null) {
      return askRoute(this.decision, this.#routes, this.#text, words, {
        take: (route) => this.#takeRoute(route),
        point: (route) => this.#show(route && this.#pointing.route(route)),
        back: () => this.back(),
      });
    }
    const offers = usefulFirst(this.decision, this.#chooser.offers, words);
    const input = { decision: this.decision, chooser: this.#chooser, offers, proposal: this.#proposal };
    return ask(input, this.#text, words, {
      choose: (offer) => this.#choose(offer),
      finish: () => this.finish(),
      accept: (proposal) => this.#act(proposal.actions),
      back: (kept) => this.back(kept),
      point: (pointed) => this.#point(pointed),
    });
  }

  /** Takes the advised, chosen, suggested or only action. Returns `false` if there is none. */
  finish(): boolean {
    const { now, places } = this.#chooser;
    const [only, ...others] = places;
    if (this.#advice !== null && this.#pinned === this.#advice.message) this.#advice.act();
    else if (this.#routes !== null) return false;
    else if (now.action !== null) this.#take(now.action, now);
    else if (this.#proposal !== null && !this.isInProgress) this.#act(this.#proposal.actions);
    else if (only !== undefined && others.length === 0) this.#choose(only);
    else return false;
    return true;
  }

  press(type: string): void {
    const offer = this.#chooser.places.find(({ steps }) => steps.length === 1 && steps[0]?.value === type);
    if (offer !== undefined) this.#choose(offer);
  }

  back(kept?: number): void {
    this.#setChooser(this.#routes === null ? back(this.#chooser, kept) : this.#chooser);
  }

  click(id: string): void {
    const ref = parseRef(id);
    if (ref === undefined) return;
    const result = resolveClick(this.decision, this.#state, ref);
    if (result.kind === 'column') this.#prefer(result.column);
    else if (result.kind === 'takeBack') this.#host.takeBack(result.card);
    else if (result.kind === 'route') this.#takeRoute(result.route);
    else if (result.kind === 'question') this.#setChooser(this.#chooser, result.question);
    else if (result.kind === 'back') this.back(result.kept);
    else this.#answer(result.chosen, result.offer, ref);
  }

  #answer(chosen: Chosen, offer: Choice, ref: Ref): void {
    const { words } = this.#language;
    // A task that is clicked too early is described.
    const isToRead = chosen.kind === 'nothing' || (chosen.kind === 'blocked' && ref.kind === 'task');
    if (isToRead) this.#pin(componentInfo(refId(ref), this.decision, this.#text, words, words.noChoice));
    else if (chosen.kind === 'blocked') void this.#explain(chosen.violations[0]);
    else this.#follow(chosen, offer, true);
  }

  /** Handles dragging one component onto another. Returns `true` if both were chosen. */
  drop(id: string, onto: string): boolean {
    const { view, rules } = this.decision;
    const [from, to] = [parseRef(id), parseRef(onto)];
    if (from === undefined || to === undefined) return false;
    const first = click(view, this.#chooser, from, rules);
    if (first.kind !== 'chosen') return false;
    const found = reachable(view, first.chooser.now, rules).find(({ ref }) => refId(ref) === refId(to));
    const best = bestRoutes(this.decision, found?.routes ?? []);
    const [route, ...others] = best;
    const chosen = click(view, first.chooser, to, rules);
    if (found !== undefined && others.length > 0)
      this.#setChooser(first.chooser, routeQuestion({ ref: found.ref, routes: best }));
    else if (route !== undefined) this.#act(route.actions);
    else if (chosen.kind === 'complete') this.#act([chosen.action]);
    else return false;
    return true;
  }

  /** Dragging a marker onto a place is the same as clicking that place. */
  move(from: string | null, onto: string): boolean {
    const to = parseRef(onto);
    if (to === undefined || !canMarkerMove(from === null ? undefined : parseRef(from), to)) return false;
    this.click(onto);
    return true;
  }

  /** The next outpost will leave the station from this column. */
  #prefer(column: number): void {
    this.#column = column;
    this.#pin(h('p', {}, this.#language.words.table.fromColumn(column + 1)));
    this.#host.changed();
  }

  #at(ref: Ref): readonly Choice[] {
    return choicesAt(this.decision.view, this.#chooser.now, ref, this.decision.rules);
  }

  hover(id: string | null): void {
    const ref = id === null ? undefined : parseRef(id);
    const there = ref === undefined ? [] : this.#routesTo(ref);
    const [route, ...others] = there;
    const [offer = null] = ref === undefined || this.#routes !== null ? [] : this.#at(ref);
    if (route !== undefined)
      this.#show(others.length === 0 ? this.#pointing.route(route) : this.#pointing.routes(there));
    else if (offer !== null || id === null) this.#point(offer);
  }

  #routesTo(ref: Ref): readonly Route[] {
    if (this.#routes === null) {
      const found = this.#state.destinations.find((each) => refId(each.ref) === refId(ref));
      return bestRoutes(this.decision, found?.routes ?? []);
    }
    const picked = pick(this.#routes, ref);
    return picked === null ? [] : 'routes' in picked ? picked.routes : [picked];
  }

  advise(answer: BotAnswer): void {
    const act = (): void => this.#act([answer.action]);
    const message = advice(this.decision, answer, this.#text, this.#language.words, act);
    this.#advice = { message, action: answer.action, act };
    this.#pin(message);
  }

  get advised(): Action | null {
    return this.#advice !== null && this.#pinned === this.#advice.message ? this.#advice.action : null;
  }

  dropAdvice(): boolean {
    const isThere = this.advised !== null;
    if (isThere) this.#pin(null);
    return isThere;
  }

  #choose(offer: Choice): void {
    this.#follow(choose(this.#chooser, offer), offer);
  }

  /** After a click in a picture, the last step takes its default value. In the list, the player chooses it. */
  #follow(chosen: Chosen, offer: Choice, isPictured = false): void {
    if (chosen.kind === 'complete') this.#take(chosen.action, offer);
    else if (chosen.kind === 'chosen') {
      const found = defaultIn(this.decision, chosen.chooser, this.#column);
      const usual = isPictured || found?.steps.at(-1)?.field === 'slot' ? found : undefined;
      const action = usual && wholeAction(usual);
      if (!usual || !action) this.#setChooser(chosen.chooser);
      else if (usual.steps.at(-1)?.field === 'slot') this.#act([action]);
      else this.#take(action, usual);
    } else if ('chooser' in chosen) this.#setChooser(chosen.chooser);
  }

  #takeRoute(route: Route): void {
    if (hasNoHover()) this.#confirm(this.#pointing.route(route), route.actions);
    else this.#act(route.actions);
  }

  #take(action: Action, offer: Choice): void {
    const doubt = doubtAbout(this.decision, this.#chooser, action, this.#text, this.#language.words);
    if (doubt !== null) {
      const { message, focus } = doubted(doubt.asks, doubt.finish, () => this.#act([action]));
      this.#pin(message);
      focus();
      return;
    }
    // A planned card is visible in its slot and easily undone, so it needs no confirmation.
    if (hasNoHover() && action.type !== 'planCard')
      this.#confirm(this.#pointing.choice(this.#chooser, offer), [action]);
    else this.#act([action]);
  }

  #act(actions: readonly Action[]): void {
    const violation = this.#host.act(actions);
    if (violation !== undefined) void this.#explain(violation);
  }

  #confirm(pointed: Pointed, actions: readonly Action[]): void {
    this.#pin(previewed(pointed.message, this.#language.words, () => this.#act(actions)));
    this.#host.point(pointed);
  }

  #pin(message: HTMLElement | null): void {
    this.#pinned = message;
    this.#host.showMessage(message);
  }

  #setChooser(next: Chooser, question: RouteQuestion | null = null): void {
    this.#chooser = next;
    this.#destinations = null;
    this.#routes = question;
    this.#pinned = null;
    // The table releases the focus before anything changes and shows messages only after the change.
    this.#host.changed();
    this.#show(null);
  }

  #point(pointed: Choice | Proposal | null): void {
    this.#show(pointed && this.#pointing.choice(this.#chooser, pointed));
  }

  #show(pointed: Pointed | null): void {
    this.#host.showMessage(pointed?.message ?? this.#pinned);
    this.#host.point(pointed);
  }

  async #explain(violation: Violation | undefined): Promise<void> {
    if (violation === undefined) return;
    this.#pin(await refusal(violation, this.#text, this.#language, this.decision.rules.content));
  }
}
