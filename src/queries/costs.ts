import type { CoreRules } from '../api/coreRules.ts';
import { boxUnder } from '../game/boundRules.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { Ref } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { priceOf } from './area.ts';
import { type Choice, promptOf } from './choices.ts';
import { type Reach, reachOf, spaceStanding, trackStandings } from './spaces.ts';

/** The cost of a choice or of a route. */
export interface Cost {
  /** Kind of payment: energy, units of resources, research points or coins. */
  readonly of: 'energy' | 'units' | 'points' | 'coins';
  /** Number of units, points, coins or energy, at least 0. */
  readonly amount: number;
}

interface Chosen {
  readonly state: GameState;
  readonly prompt: Prompt;
  readonly choice: Choice;
  readonly ref: Ref;
  readonly rules: CoreRules | undefined;
}

/**
 * Returns the cost of the last step of a choice: energy for a place on the board, units or coins for a displayed card,
 * research points for a plan, or coins for a bonus space, a barrier or a flipped plan. Returns `null` if the step is
 * free. For an asteroid, returns the energy for its cheapest space. For a custom component set, pass its rules as the
 * last argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 * @example
 * ```ts
 * for (const offer of chooser(state, 0).offers) console.log(costOf(state, offer)?.amount ?? 'free');
 * ```
 */
export function costOf(state: GameState, choice: Choice, rules?: CoreRules): Cost | null {
  const prompt = promptOf(state, choice.seat, rules);
  const ref = choice.steps.at(-1)?.ref ?? null;
  if (prompt === undefined || ref === null) return null;
  const chosen = { state, prompt, choice, ref, rules };
  return energyFor(chosen) ?? unitsFor(chosen) ?? pointsFor(chosen) ?? coinsFor(chosen);
}

export function inCoins(amount: number | null | undefined): Cost | null {
  return amount ? { of: 'coins', amount } : null;
}

/** Returns the energy for the cheapest place that matches the reference, or `null` if none does. */
export function energyTo(ref: Ref, reach: readonly Reach[]): Cost | null {
  const fits = reach.filter(({ place }) => {
    if ('sector' in place) return ref.kind === 'sector' && place.sector === ref.sector;
    if ('shuttleSpace' in place) return ref.kind === 'shuttleSpace' && place.shuttleSpace === ref.shuttleSpace;
    if (ref.kind === 'asteroid') return place.asteroid === ref.asteroid;
    return ref.kind === 'outpostSpace' && place.asteroid === ref.asteroid && place.space === ref.space;
  });
  return fits.length === 0 ? null : { of: 'energy', amount: Math.min(...fits.map(({ energy }) => energy)) };
}

function energyFor({ state, prompt, ref, rules }: Chosen): Cost | null {
  const isExpansion = prompt.kind === 'expansion' || prompt.kind === 'beltExpansion';
  return isExpansion ? energyTo(ref, reachOf(state, prompt.params.company, rules)) : null;
}

function unitsFor({ state, prompt, choice, ref, rules }: Chosen): Cost | null {
  if (ref.kind !== 'displaySlot' || prompt.kind === 'purchase') return null;
  const cards = choice.steps.flatMap(({ field, value }) => (field === 'cards' ? [String(value)] : []));
  const price = priceOf(state, choice.seat, ref.slot, cards, rules);
  return price === undefined ? null : { of: 'units', amount: price.total };
}

// RP-5, RP-6, RP-7; RP-9 for special plans
function pointsFor({ prompt, ref, rules }: Chosen): Cost | null {
  const { figures, researchDisplay } = boxUnder(rules).content;
  if (ref.kind === 'plan' && prompt.kind === 'research') return { of: 'points', amount: figures.specialPlanPrice };
  const space = ref.kind === 'displaySpace' ? researchDisplay[ref.space] : undefined;
  return space === undefined ? null : { of: 'points', amount: figures.planPrices[space.letter] };
}

function coinsFor({ state, prompt, ref, rules }: Chosen): Cost | null {
  const { seat, kind, params } = prompt;
  if (ref.kind === 'bonusSpace') return inCoins(spaceStanding(state, seat, ref.space, rules)?.cost);
  if (ref.kind === 'company' && (kind === 'units' || kind === 'barrier')) {
    return inCoins(trackStandings(state, seat, rules)[ref.company].nextStep);
  }
  if (ref.kind === 'researchSpace' && kind === 'upload') return inCoins(boxUnder(rules).content.figures.flipPrice);
  if (ref.kind !== 'displaySlot' || kind !== 'purchase') return null;
  const price = priceOf(state, seat, ref.slot, [], rules)?.total ?? 0;
  return inCoins(Math.max(0, price - params.discount));
}
