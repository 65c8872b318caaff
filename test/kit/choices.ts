import { type Choice, nextChoices } from '../../src/entries/queries.ts';

/** Types of action whose cards are a set. */
export const SETS: readonly unknown[] = ['useResources', 'confront'];

/** Returns all choices, with each set of cards only in the order found first. */
export function everyChoice(start: Choice): readonly Choice[] {
  const found = new Map<string, Choice>();
  const visit = (choice: Choice): void => {
    const keys = choice.steps.map(({ field, value }) => `${field}:${value}`);
    const key = (SETS.includes(choice.steps[0]?.value) ? keys.sort() : keys).join();
    if (found.has(key)) return;
    found.set(key, choice);
    for (const next of nextChoices(choice)) visit(next);
  };
  visit(start);
  return [...found.values()];
}
