import type { Action, CardRef, Company } from 'skymines-rules';
import { COMPANIES } from 'skymines-rules';
import { lookUp, planStanding, preview, type Ref, trackStandings } from 'skymines-rules/queries';
import { type Cost, inCoins, type Position } from './costs.ts';

/** A place that several actions lead to, one after the other. */
export interface Stride {
  readonly ref: Ref;
  readonly actions: readonly Action[];
  /** What is paid on the way, `null` for nothing. */
  readonly cost: Cost | null;
}

/** The spaces of tracks that the units of some cards reach. */
export function stepsWith(position: Position, use: Action): readonly Stride[] {
  if (use.type !== 'useResources' || use.acquire !== undefined) return [];
  const seen = preview(position.view, use, position.rules);
  const asked = seen.ok ? seen.asks?.find(({ seat }) => seat === position.prompt.seat) : undefined;
  return asked?.kind === 'units' ? advances(position, asked.params.units, [use]) : [];
}

/** The spaces of tracks that so many units reach. `first`: what has to be done before. */
export function advances(position: Position, units: number, first: readonly Action[] = []): readonly Stride[] {
  return COMPANIES.flatMap((company) => advancesOn(position, company, units, first));
}

/** TRACK-1 to TRACK-4: as far as the units, the track, and the coins for its barriers allow. */
function advancesOn({ view, prompt, rules }: Position, company: Company, units: number, first: readonly Action[]) {
  const track = lookUp(rules.content).track(view.tracks[company]);
  const from = trackStandings(view, prompt.seat, rules)[company].space;
  const owned = view.players[prompt.seat]?.coins ?? 0;
  const found: Stride[] = [];
  let coins = 0;
  for (let space = from + 1; space <= from + units && space < (track?.shares.length ?? 0); space += 1) {
    coins += track?.barriers.find(({ before }) => before === space)?.cost ?? 0;
    if (coins > owned) break;
    const steps = repeated({ type: 'advance', seat: prompt.seat, company }, space - from);
    found.push({ ref: { kind: 'trackSpace', company, space }, actions: [...first, ...steps], cost: inCoins(coins) });
  }
  return found;
}

/** SCI-5, SCI-9: the plans that a scientist can move the marker to without turning one face down. */
export function uploadsOf({ view, prompt: { seat }, rules }: Position, card: CardRef | null): readonly Stride[] {
  const player = view.players[seat];
  const found: Stride[] = [];
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
