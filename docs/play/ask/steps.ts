import type { Action, DecisionKind } from 'skymines-rules';
import { type Choice, refId } from 'skymines-rules/queries';
import { otherMembers } from './sets.ts';

/** A thing to choose now: the steps from the beginning up to it. The last one is what is shown. */
export type Offer = readonly Choice[];

/** What can be chosen after these steps. A turn begins with its kinds of action; other decisions are too small for that. */
export function offersAfter(tree: readonly Choice[], steps: Offer, kind: DecisionKind): readonly Offer[] {
  const last = steps.at(-1);
  if (last === undefined) return kind === 'turn' ? tree.map((choice) => [choice]) : tree.flatMap(opened);
  return followers(steps);
}

/** What can be chosen after at least one step. */
function followers(steps: Offer): readonly Offer[] {
  const next = steps.at(-1)?.next ?? [];
  // What is bought with the cards comes after more of them.
  const ordered = [
    ...next.filter(({ field }) => field !== 'acquire'),
    ...next.filter(({ field }) => field === 'acquire'),
  ];
  return [...otherMembers(steps), ...ordered.map((choice) => [...steps, choice])];
}

/** A kind of action is opened at once where that is clear: what it asks for is offered in its place. */
function opened(choice: Choice): readonly Offer[] {
  if (choice.action !== null || choice.field !== 'type') return [[choice]];
  return choice.next.map((next) => [choice, next]);
}

/** Everything in the pictures that can be clicked now, with the offers it stands for. */
export function targets(offers: readonly Offer[]): ReadonlyMap<string, readonly Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers.flatMap(visible)) {
    const ref = offer.at(-1)?.ref;
    if (ref) found.set(refId(ref), [...(found.get(refId(ref)) ?? []), offer]);
  }
  return found;
}

/** A kind of action lies nowhere; what can be chosen with it does. */
function visible(offer: Offer): readonly Offer[] {
  const last = offer.at(-1);
  return last?.field === 'type' && last.action === null ? last.next.map((next) => [...offer, next]) : [offer];
}

/** The action of an offer after which nothing more can be chosen. */
export function wholeAction(offer: Offer): Action | null {
  const steps = settled(offer);
  return followers(steps).length > 0 ? null : (steps.at(-1)?.action ?? null);
}

/** Goes on as long as there is nothing to choose. */
export function settled(steps: Offer): Offer {
  const last = steps.at(-1);
  const [only, ...others] = last?.next ?? [];
  const isClear = last?.action === null && only !== undefined && others.length === 0;
  return isClear ? settled([...steps, only]) : steps;
}
