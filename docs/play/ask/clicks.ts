import type { CardId } from 'skymines-rules';
import {
  back,
  type Choice,
  type Chooser,
  type Chosen,
  choicesAt,
  click,
  type Ref,
  refId,
} from 'skymines-rules/queries';
import type { Position } from './costs.ts';
import { type Destination, destinationsFrom, type Route } from './further.ts';
import { pick, type RouteQuestion, routeQuestion } from './routeQuestion.ts';

/** The state of a decision when the player clicks a piece. */
export interface Standing {
  readonly chooser: Chooser;
  /** The places that can be clicked beside the next choices. */
  readonly destinations: readonly Destination[];
  /** The question about the place that was clicked last, if several ways lead there. */
  readonly question: RouteQuestion | null;
  /** The column of a station from which the player wants to take outposts. */
  readonly column: number | null;
}

/** The result of a click on a piece. */
export type ClickResult =
  /** Takes the next outpost from this column. */
  | { readonly kind: 'column'; readonly column: number }
  /** Takes a planned card back into hand. */
  | { readonly kind: 'takeBack'; readonly card: CardId }
  /** Takes the only way to a place. */
  | { readonly kind: 'go'; readonly route: Route }
  /** Asks the player which way to take. */
  | { readonly kind: 'question'; readonly question: RouteQuestion }
  /** Goes back to the point after the first `kept` steps. */
  | { readonly kind: 'back'; readonly kept: number }
  /** The answer of the library; `offer` is the choice that was clicked. */
  | { readonly kind: 'near'; readonly chosen: Chosen; readonly offer: Choice };

/** Returns what a click on a piece does. A piece that is part of a legal action leads to that action, whatever is chosen so far. */
export function resolveClick(position: Position, standing: Standing, ref: Ref): ClickResult {
  const { chooser, question } = standing;
  if (question !== null) return clickOnRoute(position, { ...standing, question }, ref);
  const meant = clickHere(position, standing, ref);
  if (meant.kind !== 'near' || !isDeadEnd(meant.chosen) || !chooser.canGoBack) return meant;
  // A piece that does not fit the steps so far can still begin another action.
  const start = back(chooser, 0);
  const destinations = destinationsFrom(position, start.now, standing.column);
  const anew = clickHere(position, { ...standing, chooser: start, destinations }, ref);
  return anew.kind === 'near' && isDeadEnd(anew.chosen) ? meant : anew;
}

/** A click on the place withdraws the question, and so does a click on any other piece, which then has its usual effect. */
function clickOnRoute(
  position: Position,
  standing: Standing & { readonly question: RouteQuestion },
  ref: Ref,
): ClickResult {
  const { question, chooser } = standing;
  const picked = pick(question, ref);
  if (picked !== null)
    return 'routes' in picked ? { kind: 'question', question: picked } : { kind: 'go', route: picked };
  if (refId(question.place) === refId(ref)) return { kind: 'back', kept: chooser.now.steps.length };
  return resolveClick(position, { ...standing, question: null }, ref);
}

function clickHere(position: Position, { chooser, destinations }: Standing, ref: Ref): ClickResult {
  const isBegun = chooser.canGoBack;
  const planned = plannedAt(position, ref);
  const id = refId(placeOf(position, ref));
  const found = destinations.find((each) => refId(each.ref) === id);
  const [route, ...others] = found?.routes ?? [];
  if (ref.kind === 'column' && isExpansion(position) && !isBegun) return { kind: 'column', column: ref.column };
  if (planned !== null && !isBegun) return { kind: 'takeBack', card: planned };
  if (found !== undefined && others.length > 0) return { kind: 'question', question: routeQuestion(found) };
  return route === undefined ? clickNear(position, chooser, ref) : { kind: 'go', route };
}

function clickNear({ view, rules }: Position, chooser: Chooser, ref: Ref): ClickResult {
  const [offer = chooser.now, ...others] = choicesAt(view, chooser.now, ref, rules);
  const kept = chooser.now.steps.findIndex((step) => step.ref !== null && refId(step.ref) === refId(ref));
  // What is chosen already and can be nothing else is given back.
  if (kept >= 0 && others.length === 0 && offer === chooser.now && chooser.canGoBack) return { kind: 'back', kept };
  return { kind: 'near', chosen: click(view, chooser, ref, rules), offer };
}

/** A displayed card stands for its slot, and a space of an asteroid for the asteroid, as in the library. */
function placeOf({ view, prompt }: Position, ref: Ref): Ref {
  if (ref.kind === 'outpostSpace' && prompt.kind === 'turn') return { kind: 'asteroid', asteroid: ref.asteroid };
  const slot = ref.kind === 'card' ? view.display.indexOf(ref.card) + 1 : 0;
  return slot > 0 ? { kind: 'displaySlot', slot } : ref;
}

function isDeadEnd({ kind }: Chosen): boolean {
  return kind === 'blocked' || kind === 'nothing';
}

function isExpansion({ prompt }: Position): boolean {
  return prompt.kind === 'expansion' || prompt.kind === 'beltExpansion';
}

/** The own card that lies there and is planned. */
function plannedAt({ view, prompt }: Position, ref: Ref): CardId | null {
  if (prompt.kind !== 'planning') return null;
  const area = view.players[prompt.seat]?.area ?? [];
  if (ref.kind === 'card') return area.includes(ref.card) ? ref.card : null;
  return ref.kind === 'actionSlot' && ref.seat === prompt.seat ? (area[ref.slot] ?? null) : null;
}
