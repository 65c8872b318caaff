import type { Highlight } from 'skymines-rules/drawing';
import { type Choice, type Cost, priceOf, type Ref } from 'skymines-rules/queries';
import type { Decision } from './decision.ts';

const SIGNS = { energy: 'energy', points: 'research', coins: 'coin' } as const;

export function signOf({ of, amount }: Cost): NonNullable<Highlight['sign']> | null {
  return of === 'units' ? null : { kind: SIGNS[of], text: String(amount) };
}

/** Kinds of components whose price is printed next to them or shown on a button. */
const PRICE_VISIBLE: readonly Ref['kind'][] = ['bonusSpace', 'displaySpace', 'researchSpace', 'plan', 'company'];

/** On a research track, for example, there is no room for a price. */
export function needsNoCost({ view, prompt, rules }: Decision, offer: Choice): boolean {
  const ref = offer.steps.at(-1)?.ref;
  if (ref && PRICE_VISIBLE.includes(ref.kind)) return true;
  if (ref?.kind !== 'displaySlot') return false;
  if (prompt.kind === 'purchase') return prompt.params.discount === 0;
  const cards = offer.steps.flatMap(({ field, value }) => (field === 'cards' ? [String(value)] : []));
  return priceOf(view, prompt.seat, ref.slot, cards, rules)?.discount === 0;
}
