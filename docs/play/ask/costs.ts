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

/** The position in which somebody chooses. */
export interface Position {
  readonly view: GameView;
  readonly prompt: Prompt;
  readonly rules: CoreRules;
}

/** So much of something has to be paid. */
export interface Cost {
  readonly of: 'energy' | 'units' | 'points' | 'coins';
  readonly amount: number;
}

/** What a choice costs; `null` where nothing has to be paid. All figures come from the library. */
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

/** A cost in coins, `null` for none. */
export function inCoins(amount: number): Cost | null {
  return amount === 0 ? null : { of: 'coins', amount };
}

/** The signs of what has one. */
const SIGNS = { energy: 'energy', points: 'research', coins: 'coin' } as const;

/** The sign of a cost, for a picture. */
export function signOf({ of, amount }: Cost): NonNullable<Highlight['sign']> | null {
  return of === 'units' ? null : { kind: SIGNS[of], text: String(amount) };
}

/** Places whose price stands beside them, or on the button beside the question. */
const SHOWN: readonly Ref['kind'][] = ['bonusSpace', 'displaySpace', 'researchSpace', 'plan', 'company'];

/** Whether a picture needs no word for the cost: it says it already, as over a card of the display, or has no room for it, as on a research track. */
export function needsNoCost(position: Position, offer: Choice): boolean {
  const ref = offer.steps.at(-1)?.ref;
  const { prompt } = position;
  if (ref && SHOWN.includes(ref.kind)) return true;
  if (ref?.kind === 'displaySlot' && prompt.kind === 'purchase') return prompt.params.discount === 0;
  const price = ref ? priceNow(position, offer, ref) : null;
  return price !== null && price.total === price.printed;
}

/** Energy to enter a place of the board; for an asteroid, of its cheapest space. */
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

/** The price of a card of the display in units, with the cards chosen so far. */
function priceNow({ view, prompt, rules }: Position, offer: Choice, ref: Ref): Price | null {
  if (ref.kind !== 'displaySlot' || prompt.kind === 'purchase') return null;
  return priceOf(view, prompt.seat, ref.slot, cardsIn(offer), rules) ?? null;
}

/** RP-5, RP-6, RP-7: the price of the plan on a space of the research display. RP-9: of a special plan. */
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

/** The cards among the steps. */
function cardsIn({ steps }: Choice): readonly CardId[] {
  return steps.flatMap(({ field, value }) => (field === 'cards' && typeof value === 'string' ? [value] : []));
}
