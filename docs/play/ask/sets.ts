import type { Choice } from 'skymines-rules/queries';
import type { Offer } from './steps.ts';

/** Lists of cards whose order means nothing. `arrangeStartingDecks` is none: its cards lie from left to right. */
const SETS: readonly string[] = ['useResources.cards', 'confront.destroy'];

function isMember(steps: Offer, choice: Choice): boolean {
  return SETS.includes(`${String(steps[0]?.value)}.${choice.field}`);
}

/**
 * The tree of choices has every set of cards once, in the order of the hand. People click cards in any order: these are the cards
 * that can join the set but stand before one of it, with the steps to the whole set.
 */
export function otherMembers(steps: Offer): readonly Offer[] {
  const last = steps.at(-1);
  if (last === undefined || !isMember(steps, last)) return [];
  const first = steps.findIndex((step) => isMember(steps, step));
  const head = steps.slice(0, first);
  const chosen = steps.slice(first);
  const siblings = head.at(-1)?.next ?? [];
  const values = chosen.map(({ value }) => value);
  return siblings
    .filter((choice) => isMember(steps, choice) && !values.includes(choice.value))
    .filter((choice) => !last.next.some(({ value }) => value === choice.value))
    .flatMap((choice) => {
      const path = pathTo(siblings, [...values, choice.value]);
      // The card that joins is shown, so it comes last although the tree has it earlier.
      return path === null ? [] : [[...head, ...chosen, { ...choice, ...endOf(path) }]];
    });
}

function endOf(path: Offer): Pick<Choice, 'action' | 'next'> {
  const last = path.at(-1);
  return { action: last?.action ?? null, next: last?.next ?? [] };
}

/** The steps that choose exactly these values, in the order of the tree. */
function pathTo(choices: readonly Choice[], values: readonly unknown[]): Offer | null {
  if (values.length === 0) return [];
  for (const choice of choices.filter(({ value }) => values.includes(value))) {
    const rest = values.filter((value) => value !== choice.value);
    const path = rest.length === 0 ? [] : pathTo(choice.next, rest);
    if (path !== null) return [choice, ...path];
  }
  return null;
}
