import type { CardId } from 'skymines-rules';
import {
  back,
  type Choice,
  type Chooser,
  type Chosen,
  choicesAt,
  click,
  type Destination,
  defaultChoice,
  type Ref,
  type Route,
  reachable,
  refId,
} from 'skymines-rules/queries';
import type { Decision } from './decision.ts';
import { pick, type RouteQuestion, routeQuestion } from './routeQuestion.ts';
import { bestRoutes } from './routes.ts';

export interface DecisionState {
  readonly chooser: Chooser;
  /** Places that can be clicked in addition to the next choices. */
  readonly destinations: readonly Destination[];
  readonly question: RouteQuestion | null;
}

export type ClickResult =
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'takeBack'; readonly card: CardId }
  | { readonly kind: 'route'; readonly route: Route }
  | { readonly kind: 'question'; readonly question: RouteQuestion }
  /** Returns to the state after the first `kept` steps. */
  | { readonly kind: 'back'; readonly kept: number }
  | { readonly kind: 'step'; readonly chosen: Chosen; readonly offer: Choice };

/** A click on a component of a legal action leads to that action, regardless of the steps chosen so far. */
export function resolveClick(decision: Decision, state: DecisionState, ref: Ref): ClickResult {
  const { chooser, question } = state;
  if (question !== null) return clickOnRoute(decision, { ...state, question }, ref);
  const result = clickHere(decision, state, ref);
  if (result.kind !== 'step' || !isDeadEnd(result.chosen) || !chooser.canGoBack) return result;
  // A piece that does not fit the chosen steps may still start another action.
  const start = back(chooser, 0);
  const destinations = reachable(decision.view, start.now, decision.rules);
  const restarted = clickHere(decision, { ...state, chooser: start, destinations }, ref);
  return restarted.kind === 'step' && isDeadEnd(restarted.chosen) ? result : restarted;
}

/** Clicking the place again cancels the question. Clicking another component also has its usual effect. */
function clickOnRoute(
  decision: Decision,
  state: DecisionState & { readonly question: RouteQuestion },
  ref: Ref,
): ClickResult {
  const { question, chooser } = state;
  const picked = pick(question, ref);
  if (picked !== null)
    return 'routes' in picked ? { kind: 'question', question: picked } : { kind: 'route', route: picked };
  if (refId(question.place) === refId(ref)) return { kind: 'back', kept: chooser.now.steps.length };
  return resolveClick(decision, { ...state, question: null }, ref);
}

/** On a turn, a click goes to a destination. An expansion has no destinations, so a click chooses the next step. */
function clickHere(decision: Decision, { chooser, destinations }: DecisionState, ref: Ref): ClickResult {
  const isInProgress = chooser.canGoBack;
  const planned = plannedAt(decision, ref);
  const id = refId(placeOf(decision, ref));
  const found = destinations.find((each) => refId(each.ref) === id);
  const best = bestRoutes(decision, found?.routes ?? []);
  const [route, ...others] = best;
  if (ref.kind === 'column' && isExpansion(decision) && !isInProgress) return { kind: 'column', column: ref.column };
  if (planned !== null && !isInProgress) return { kind: 'takeBack', card: planned };
  if (found !== undefined && others.length > 0)
    return { kind: 'question', question: routeQuestion({ ref: found.ref, routes: best }) };
  return route === undefined ? clickStep(decision, chooser, ref) : { kind: 'route', route };
}

function clickStep({ view, rules }: Decision, chooser: Chooser, ref: Ref): ClickResult {
  const [offer = chooser.now, ...others] = choicesAt(view, chooser.now, ref, rules);
  const kept = chooser.now.steps.findIndex((step) => step.ref !== null && refId(step.ref) === refId(ref));
  // Clicking a chosen piece again deselects it, unless the click has another meaning.
  if (kept >= 0 && others.length === 0 && offer === chooser.now && chooser.canGoBack) return { kind: 'back', kept };
  return { kind: 'step', chosen: click(view, chooser, ref, rules), offer };
}

/** A displayed card stands for its slot, and an outpost space for its asteroid, as in `choicesAt`. */
function placeOf({ view, prompt }: Decision, ref: Ref): Ref {
  if (ref.kind === 'outpostSpace' && prompt.kind === 'turn') return { kind: 'asteroid', asteroid: ref.asteroid };
  const slot = ref.kind === 'card' ? view.display.indexOf(ref.card) + 1 : 0;
  return slot > 0 ? { kind: 'displaySlot', slot } : ref;
}

function isDeadEnd({ kind }: Chosen): boolean {
  return kind === 'blocked' || kind === 'nothing';
}

function isExpansion({ prompt }: Decision): boolean {
  return prompt.kind === 'expansion' || prompt.kind === 'beltExpansion';
}

function plannedAt({ view, prompt }: Decision, ref: Ref): CardId | null {
  if (prompt.kind !== 'planning') return null;
  const area = view.players[prompt.seat]?.area ?? [];
  if (ref.kind === 'card') return area.includes(ref.card) ? ref.card : null;
  return ref.kind === 'actionSlot' && ref.seat === prompt.seat ? (area[ref.slot] ?? null) : null;
}

/** Returns the default choice. The column that the player clicked before replaces the default column. */
export function defaultIn({ view, rules }: Decision, chooser: Chooser, column: number | null): Choice | undefined {
  const found = defaultChoice(view, chooser, rules);
  const wanted = chooser.offers.find(({ steps }) => {
    const last = steps.at(-1);
    return last?.field === 'column' && last.value === column;
  });
  return found && (wanted ?? found);
}

/** A marker moves along its own track, or from the supply to a bonus space. */
export function canMarkerMove(from: Ref | undefined, to: Ref): boolean {
  if (to.kind === 'trackSpace') return from?.kind === 'trackSpace' && from.company === to.company;
  if (to.kind === 'researchSpace') return from?.kind === 'researchSpace' && from.seat === to.seat;
  return to.kind === 'bonusSpace' && from === undefined;
}
