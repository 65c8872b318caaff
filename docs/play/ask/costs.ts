import type { CardId, CoreRules, GameView, Prompt } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import {
  type Choice,
  type Price,
  priceOf,
  type Ref,
  reachOf,
  spaceStanding,
  trackStandings,
} from 'skymines-rules/queries';

/** The position in which a decision is made. */
export interface Position {
  readonly view: GameView;
  readonly prompt: Prompt;
  readonly rules: CoreRules;
}

/** A price in energy, units, research points or coins. */
export interface Cost {
  readonly of: 'energy' | 'units' | 'points' | 'coins';
  readonly amount: number;
}

/** Returns the cost of a choice, or `null` if it is free. The library computes all values. */
export function costOf(position: Position, offer: Choice): Cost | null {
  const ref = offer.steps.at(-1)?.ref;
  if (!ref) return null;
  const energy = energyFor(position, ref);
  if (energy !== null) return { of: 'energy', amount: energy };
  const price = priceNow(position, offer, ref);
  if (price !== null) return { of: 'units', amount: price.total };
  const points = pointsFor(position, ref);
  if (points !== null) return { of: 'points', amount: points };
  return inCoins(coinsFor(position, ref) ?? 0);
}

export function inCoins(amount: number): Cost | null {
  return amount === 0 ? null : { of: 'coins', amount };
}

/** Icons for the kinds of costs that have one. */
const SIGNS = { energy: 'energy', points: 'research', coins: 'coin' } as const;

export function signOf({ of, amount }: Cost): NonNullable<Highlight['sign']> | null {
  return of === 'units' ? null : { kind: SIGNS[of], text: String(amount) };
}

/** Kinds of components whose price is printed next to them or shown on a button. */
const PRICE_VISIBLE: readonly Ref['kind'][] = ['bonusSpace', 'displaySpace', 'researchSpace', 'plan', 'company'];

/**
 * Returns `true` if the picture should not show a choice's price. The price is either visible already, for example
 * above a displayed card, or there is no room for it, for example on a research track.
 */
export function needsNoCost(position: Position, offer: Choice): boolean {
  const ref = offer.steps.at(-1)?.ref;
  const { prompt } = position;
  if (ref && PRICE_VISIBLE.includes(ref.kind)) return true;
  if (ref?.kind === 'displaySlot' && prompt.kind === 'purchase') return prompt.params.discount === 0;
  const price = ref ? priceNow(position, offer, ref) : null;
  return price !== null && price.total === price.printed;
}

/**
 * Returns the energy needed to enter a sector, asteroid or shuttle space. For an asteroid, this is the energy for its
 * cheapest space.
 */
function energyFor({ view, prompt, rules }: Position, ref: Ref): number | null {
  if (prompt.kind !== 'expansion' && prompt.kind !== 'beltExpansion') return null;
  const fits = reachOf(view, prompt.params.company, rules).filter(({ place }) => {
    if (ref.kind === 'sector') return 'sector' in place && place.sector === ref.sector;
    if (ref.kind === 'shuttleSpace') return 'shuttleSpace' in place && place.shuttleSpace === ref.shuttleSpace;
    if (ref.kind === 'asteroid') return 'asteroid' in place && place.asteroid === ref.asteroid;
    if (ref.kind !== 'outpostSpace' || !('asteroid' in place)) return false;
    return place.asteroid === ref.asteroid && place.space === ref.space;
  });
  return fits.length === 0 ? null : Math.min(...fits.map(({ energy }) => energy));
}

/** Returns the price of a displayed card, in units, when it is paid with the cards chosen so far. */
function priceNow({ view, prompt, rules }: Position, offer: Choice, ref: Ref): Price | null {
  if (ref.kind !== 'displaySlot' || prompt.kind === 'purchase') return null;
  return priceOf(view, prompt.seat, ref.slot, cardsIn(offer), rules) ?? null;
}

/** Returns the price of the plan on a research display space (RP-5, RP-6, RP-7) or of a special plan (RP-9). */
function pointsFor({ prompt, rules }: Position, ref: Ref): number | null {
  if (ref.kind === 'plan' && prompt.kind === 'research') return rules.content.figures.specialPlanPrice;
  const space = ref.kind === 'displaySpace' ? rules.content.researchDisplay[ref.space] : undefined;
  return space === undefined ? null : rules.content.figures.planPrices[space.letter];
}

function coinsFor({ view, prompt, rules }: Position, ref: Ref): number | null {
  const { seat, kind, params } = prompt;
  if (ref.kind === 'bonusSpace') return spaceStanding(view, seat, ref.space, rules)?.cost ?? null;
  if (ref.kind === 'company' && (kind === 'units' || kind === 'barrier')) {
    return trackStandings(view, seat, rules)[ref.company].nextStep;
  }
  if (ref.kind === 'researchSpace' && kind === 'upload') return rules.content.figures.flipPrice;
  if (ref.kind === 'displaySlot' && kind === 'purchase') {
    const price = priceOf(view, seat, ref.slot, [], rules);
    return price === undefined ? null : Math.max(0, price.total - params.discount);
  }
  return null;
}

function cardsIn({ steps }: Choice): readonly CardId[] {
  return steps.flatMap(({ field, value }) => (field === 'cards' && typeof value === 'string' ? [value] : []));
}
