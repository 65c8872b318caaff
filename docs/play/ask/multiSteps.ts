import type { Action, CardRef, Company } from 'skymines-rules';
import { COMPANIES } from 'skymines-rules';
import { lookUp, planStanding, preview, type Ref, trackStandings } from 'skymines-rules/queries';
import { type Cost, inCoins, type Position } from './costs.ts';

/** A target that can be reached only by several consecutive actions. */
export interface MultiStep {
  readonly ref: Ref;
  readonly actions: readonly Action[];
  /** Total price of the actions, or `null` if they are free. */
  readonly cost: Cost | null;
}

/** Returns the track spaces that can be reached with the units on the given cards. */
export function trackStepsWith(position: Position, use: Action): readonly MultiStep[] {
  if (use.type !== 'useResources' || use.acquire !== undefined) return [];
  const result = preview(position.view, use, position.rules);
  const next = result.ok ? result.asks?.find(({ seat }) => seat === position.prompt.seat) : undefined;
  return next?.kind === 'units' ? advances(position, next.params.units, [use]) : [];
}

/** Returns the track spaces that can be reached with a number of units. The actions in `first` are taken beforehand. */
export function advances(position: Position, units: number, first: readonly Action[] = []): readonly MultiStep[] {
  return COMPANIES.flatMap((company) => advancesOn(position, company, units, first));
}

/**
 * Returns the spaces within reach on one track. The reach is limited by the units, the length of the track and the
 * coins for its barriers (TRACK-1 to TRACK-4).
 */
function advancesOn({ view, prompt, rules }: Position, company: Company, units: number, first: readonly Action[]) {
  const track = lookUp(rules.content).track(view.tracks[company]);
  const from = trackStandings(view, prompt.seat, rules)[company].space;
  const owned = view.players[prompt.seat]?.coins ?? 0;
  const found: MultiStep[] = [];
  let coins = 0;
  for (let space = from + 1; space <= from + units && space < (track?.shares.length ?? 0); space += 1) {
    coins += track?.barriers.find(({ before }) => before === space)?.cost ?? 0;
    if (coins > owned) break;
    const steps = repeated({ type: 'advance', seat: prompt.seat, company }, space - from);
    found.push({ ref: { kind: 'trackSpace', company, space }, actions: [...first, ...steps], cost: inCoins(coins) });
  }
  return found;
}

/** Returns the plans to which a scientist can move the marker without turning a plan face down (SCI-5, SCI-9). */
export function uploadSteps({ view, prompt: { seat }, rules }: Position, card: CardRef | null): readonly MultiStep[] {
  const player = view.players[seat];
  const found: MultiStep[] = [];
  let coins = 0;
  for (let position = (player?.upload ?? 0) + 1; player !== undefined; position += 1) {
    const placed = player.plans[position] ?? null;
    if (placed === null || placed.faceDown) break;
    const { isMet, cost } = planStanding(view, seat, placed.plan, card, rules);
    coins += cost;
    if (!isMet || coins > player.coins) break;
    const actions = repeated({ type: 'upload', seat }, found.length + 1);
    found.push({ ref: { kind: 'researchSpace', seat, position }, actions, cost: inCoins(coins) });
  }
  return found;
}

function repeated(action: Action, count: number): readonly Action[] {
  return Array.from({ length: count }, () => action);
}
