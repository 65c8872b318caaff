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
import { pick, type Which, whichOf } from './which.ts';

/** Where a player stands in a decision when a piece is clicked. */
export interface Standing {
  readonly chooser: Chooser;
  /** The places that can be clicked beside the next choices. */
  readonly destinations: readonly Destination[];
  /** What is asked about the place that was clicked last. */
  readonly which: Which | null;
  /** The column of a station from which the player wants to take outposts. */
  readonly column: number | null;
}

/** What a click on a piece does. */
export type Meant =
  /** Takes the next outpost from this column. */
  | { readonly kind: 'column'; readonly column: number }
  /** Takes a planned card back into hand. */
  | { readonly kind: 'takeBack'; readonly card: CardId }
  /** Takes the only way to a place. */
  | { readonly kind: 'go'; readonly route: Route }
  /** Asks which way is meant. */
  | { readonly kind: 'which'; readonly which: Which }
  /** Goes back to the point after so many steps. */
  | { readonly kind: 'back'; readonly kept: number }
  /** What the library says; `offer` is the choice that was clicked. */
  | { readonly kind: 'near'; readonly chosen: Chosen; readonly offer: Choice };

/** Returns what a click on a piece does. A piece that any legal action is about leads to that action, from wherever the player stands. */
export function meantBy(position: Position, standing: Standing, ref: Ref): Meant {
  const { chooser, which } = standing;
  if (which !== null) return meantInWhich(position, { ...standing, which }, ref);
  const meant = meantHere(position, standing, ref);
  if (meant.kind !== 'near' || !isDeadEnd(meant.chosen) || !chooser.canGoBack) return meant;
  // What cannot follow the steps that are taken may still be another way to begin.
  const start = back(chooser, 0);
  const destinations = destinationsFrom(position, start.now, standing.column);
  const anew = meantHere(position, { ...standing, chooser: start, destinations }, ref);
  return anew.kind === 'near' && isDeadEnd(anew.chosen) ? meant : anew;
}

/** A click on a piece of no way means the same as if nothing had been asked; on the place itself it takes the question back. */
function meantInWhich(position: Position, standing: Standing & { readonly which: Which }, ref: Ref): Meant {
  const { which, chooser } = standing;
  const picked = pick(which, ref);
  if (picked !== null) return 'routes' in picked ? { kind: 'which', which: picked } : { kind: 'go', route: picked };
  if (refId(which.place) === refId(ref)) return { kind: 'back', kept: chooser.now.steps.length };
  return meantBy(position, { ...standing, which: null }, ref);
}

function meantHere(position: Position, { chooser, destinations }: Standing, ref: Ref): Meant {
  const isBegun = chooser.canGoBack;
  const planned = plannedAt(position, ref);
  const id = refId(placeOf(position, ref));
  const found = destinations.find((each) => refId(each.ref) === id);
  const [route, ...others] = found?.routes ?? [];
  if (ref.kind === 'column' && isExpansion(position) && !isBegun) return { kind: 'column', column: ref.column };
  if (planned !== null && !isBegun) return { kind: 'takeBack', card: planned };
  if (found !== undefined && others.length > 0) return { kind: 'which', which: whichOf(found) };
  return route === undefined ? meantNear(position, chooser, ref) : { kind: 'go', route };
}

function meantNear({ view, rules }: Position, chooser: Chooser, ref: Ref): Meant {
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
