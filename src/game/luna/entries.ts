import type { LunaAction, LunaSlot } from '../../components/content.ts';
import { type BoardSpaceId, COMPANIES, type Company, type PlanId, type PlanLetter } from '../../components/ids.ts';
import { MARKER_COLUMNS } from '../../components/printed.ts';
import { at, indices } from '../../engine/lists.ts';
import { occupant, putMarker } from '../rules/bonus/spaces.ts';
import { displayed, takeFromDisplay } from '../rules/cards/display.ts';
import type { Game } from '../rules/module.ts';
import { playerAt } from '../rules/players.ts';
import { refillResearchDisplay, takeSupplement } from '../rules/research/plans.ts';
import { announce, lessValuableFirst, mostValuableOf } from './companies.ts';
import { occupyPlace } from './expansion.ts';
import { editionOf, type LunaWork, skip } from './luna.ts';

type Square = Extract<LunaAction, { kind: 'bonusMarker' }>['grid']['A'];

/** LACT-25, LACT-26: places a marker on the designated space to block it, at no cost and for no reward. */
export function placeMarker(work: LunaWork, square: Square): void {
  const { seat } = work.luna;
  const space = spaceAt(work, square);
  // LACT-27: Luna does not choose another space if this one is occupied.
  const isPossible = playerAt(work, seat).markers > 0 && occupant(work, space) === undefined;
  if (isPossible) putMarker(work, { space, seat });
  else skip(work, 'bonusMarker', 'LACT-27');
}

/** LACT-28 */
function spaceAt({ box }: Game, { row, column }: Square): BoardSpaceId {
  const spaces = at(box.content.luna.markerSpaces, row - 1);
  return at(spaces, column - 1 - (MARKER_COLUMNS - spaces.length));
}

/** LACT-38, LACT-44: spends all expansion points of one company before those of the next company. */
export function expandCompanies(
  work: LunaWork,
  { sectors, prefer }: Extract<LunaAction, { kind: 'expand' }>,
  companies: readonly Company[],
): void {
  for (const company of lessValuableFirst(work, companies)) {
    for (let point = 0; point < sectors; point += 1) {
      if (occupyPlace(work, { company, prefer })) continue;
      skip(work, 'expand', 'LACT-40', company);
      break;
    }
  }
}

/** LACT-29, LACT-30, LACT-32: the cards are free, and Luna keeps them until the final scoring. */
export function gainCardsOn(work: LunaWork, displaySlots: readonly number[]): void {
  for (const displaySlot of displaySlots) {
    if (displayed(work, displaySlot) === null) skip(work, 'cards', 'LACT-31');
    else gain(work, displaySlot);
  }
}

/**
 * LACT-33: takes the first displayed card with a share of the most valuable company. AMB-LACT-4: the French booklet
 * considers all companies, so Luna gets nothing if the most valuable one has no displayed share. The international
 * texts consider only companies with a displayed share.
 */
export function gainMostValuableShare(work: LunaWork): void {
  const shares = work.state.display.flatMap((card, index) => {
    const company = card === null ? null : work.box.card(card).share;
    return company === null ? [] : [{ displaySlot: index + 1, company }];
  });
  const onDisplay = new Set(shares.map(({ company }) => company));
  const among = COMPANIES.filter((company) => editionOf(work) === 'french' || onDisplay.has(company));
  if (shares.length === 0) {
    skip(work, 'mostValuableShareCard', 'LACT-33');
    return;
  }
  const choice = mostValuableOf(work, among, 'LACT-33');
  announce(work, choice);
  const found = shares.find(({ company }) => company === choice.companies[0]);
  if (found === undefined) skip(work, 'mostValuableShareCard', 'LACT-33');
  else gain(work, found.displaySlot);
}

function gain(work: LunaWork, displaySlot: number): void {
  takeFromDisplay(work, work.luna.seat, displaySlot, 0, 'nothing');
}

/** LACT-34 to LACT-36: the letter selects the row, and Luna's slot selects the column. */
export function discardPlan(work: LunaWork, letter: PlanLetter, slot: LunaSlot): void {
  const { researchDisplay, luna } = work.box.content;
  const row = indices(researchDisplay).filter((space) => at(researchDisplay, space).letter === letter);
  const space = at(row, luna.planColumns[slot] - 1);
  const plan = at(work.state.researchDisplay, space);
  if (plan === null) {
    skip(work, 'discardPlan', 'LACT-34');
    return;
  }
  work.state.researchDisplay[space] = null;
  remove(work, plan, space);
  if (takesSupplement(work, space)) takeSupplement(work, work.luna.seat, 'LACT-35');
  refillResearchDisplay(work);
}

/** LACT-35, AMB-LACT-11: Luna may take the coins on the supplement space with the plan. */
function takesSupplement({ box, state }: Game, space: number): boolean {
  const { lunaTakesSupplement } = state.options.switches;
  if (lunaTakesSupplement !== 'linked') return lunaTakesSupplement === 'always';
  return at(box.content.researchDisplay, space).supplement;
}

/** LACT-37: removes the most recently revealed special plan that is still face up. Its space stays empty. */
export function discardSpecialPlan(work: LunaWork): void {
  const { round, specialPlans } = work.state;
  const revealed = specialPlans.filter((plan) => roundOf(work, plan) <= round);
  const [latest] = revealed.sort((a, b) => roundOf(work, b) - roundOf(work, a));
  if (latest === undefined) {
    skip(work, 'discardSpecialPlan', 'LACT-37');
    return;
  }
  specialPlans.splice(specialPlans.indexOf(latest), 1);
  remove(work, latest, null);
}

function roundOf(work: LunaWork, plan: PlanId): number {
  return work.box.find.specialPlan(plan)?.round ?? 0;
}

function remove({ luna, emit }: LunaWork, plan: PlanId, space: number | null): void {
  luna.discardedPlans.push(plan);
  emit({ type: 'planDiscarded', seat: luna.seat, plan, space });
}
