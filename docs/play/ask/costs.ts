import type { CardId, CoreRules, GameView, Prompt } from 'skymines-rules';
import {
  type Choice,
  companyStandings,
  lookUp,
  priceOf,
  type Ref,
  reachOf,
  spaceStanding,
  trackStandings,
} from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import type { Words } from '../words/en.ts';
import type { Offer } from './steps.ts';

/** The position in which somebody chooses. */
export interface Position {
  readonly view: GameView;
  readonly prompt: Prompt;
  readonly rules: CoreRules;
}

/** What a choice costs, in words; `null` where nothing has to be paid. All figures come from the library. */
export function costOf(position: Position, offer: Offer, words: Words): string | null {
  const ref = offer.at(-1)?.ref;
  if (!ref) return null;
  const energy = energyFor(position, ref);
  if (energy !== null) return words.energy(energy);
  const units = unitsFor(position, offer, ref);
  if (units !== null) return words.units(units);
  const coins = coinsFor(position, ref);
  return coins === null || coins === 0 ? null : words.coins(coins);
}

/** What a picture writes at a choice: its cost, unless it shows the same there already. */
export function costToMark(position: Position, offer: Offer, words: Words): string | null {
  const ref = offer.at(-1)?.ref;
  const isPrinted = ref?.kind === 'displaySlot' && unitsFor(position, offer, ref) === printedCost(position, ref.slot);
  return isPrinted ? null : costOf(position, offer, words);
}

/** RES-6: what the picture of the display says over a card. */
function printedCost({ view, rules }: Position, slot: number): number | null {
  const id = view.display[slot - 1] ?? null;
  const card = id === null ? undefined : lookUp(rules.content).card(id);
  return card === undefined ? null : card.cost + (rules.content.slotCosts[slot - 1] ?? 0);
}

/** How much more the shares of a company are worth when a piece leaves a column of its station, in words. */
export function gainOf({ view, rules }: Position, offer: Offer, words: Words): string | null {
  const ref = offer.at(-1)?.ref;
  if (ref?.kind !== 'column' || !LEAVES.includes(String(offer[0]?.value))) return null;
  const more = companyStandings(view, rules)[ref.company].nextCoins[ref.column] ?? null;
  return more === null ? null : words.shareValue(more);
}

/** The plan that another one would cover, in words (RP-16). */
export function coveredBy({ view, prompt }: Position, offer: Offer, text: Text, words: Words): string | null {
  const last = offer.at(-1);
  if (last?.ref?.kind !== 'researchSpace' || offer[0]?.value !== 'placePlan') return null;
  const lying = view.players[prompt.seat]?.plans[last.ref.position] ?? null;
  return lying === null ? null : words.covers(plain(text.name({ kind: 'plan', plan: lying.plan })));
}

/** Actions that take a piece from a column. */
const LEAVES: readonly string[] = ['occupy', 'placeOutpost', 'placeShuttle', 'removeOutpost'];

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

/** Units of resources for a card of the display, with the cards chosen so far. */
function unitsFor({ view, prompt, rules }: Position, offer: Offer, ref: Ref): number | null {
  if (ref.kind !== 'displaySlot' || prompt.kind === 'purchase') return null;
  return priceOf(view, prompt.seat, ref.slot, cardsIn(offer), rules)?.total ?? null;
}

function coinsFor({ view, prompt, rules }: Position, ref: Ref): number | null {
  const { seat, kind, params } = prompt;
  if (ref.kind === 'bonusSpace') return spaceStanding(view, seat, ref.space, rules)?.cost ?? null;
  if (ref.kind === 'company' && (kind === 'units' || kind === 'barrier')) {
    return trackStandings(view, seat, rules)[ref.company].nextStep;
  }
  if (ref.kind === 'displaySlot' && kind === 'purchase') {
    const price = priceOf(view, seat, ref.slot, [], rules);
    return price === undefined ? null : Math.max(0, price.total - params.discount);
  }
  if (ref.kind === 'plan') return lookUp(rules.content).specialPlan(ref.plan)?.cost ?? null;
  return null;
}

/** The cards among the steps. */
export function cardsIn(steps: readonly Choice[]): readonly CardId[] {
  return steps.flatMap(({ field, value }) => (field === 'cards' && typeof value === 'string' ? [value] : []));
}
