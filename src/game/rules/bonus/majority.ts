import type { Majority } from '../../../components/content.ts';
import type { MajorityItem, Seat } from '../../../components/ids.ts';
import { allScientists, type FaceUpTotals, type TotalsBySeat } from '../area/area.ts';
import type { Game } from '../game.ts';

/** LUNA-23: returns the amount of an item on Luna's majority cards. An empty slot counts as 0. */
export function lunaAmount({ box, state }: Game, item: MajorityItem): number {
  if (state.luna === null) return 0;
  const [leftCard, rightCard] = state.luna.majority;
  const left = leftCard === null ? null : box.lunaCard(leftCard);
  const right = rightCard === null ? null : box.lunaCard(rightCard);
  switch (item) {
    case 'titanium':
      return left?.left ?? 0;
    case 'carbon':
      return left?.right ?? 0;
    case 'energy':
      return right?.left ?? 0;
    case 'minerals':
      return right?.right ?? 0;
    case 'scientists':
      return (left?.scientists ?? 0) + (right?.scientists ?? 0);
  }
}

/** LUNA-24: Luna has a single total for scientists and field scientists. */
export function amountAgainstLuna(totals: FaceUpTotals, item: MajorityItem): number {
  return item === 'scientists' ? allScientists(totals) : totals[item];
}

interface Lead {
  readonly rival: Seat;
  readonly amount: number;
  readonly own: number;
}

/**
 * MAJ-1, MAJ-2, MAJ-3: returns the seat with the most of an item if it has strictly more than the given seat, because
 * the placing player wins ties. MAJ-2: among human players, field scientists do not count as scientists. AMB-BON-11: a
 * seat that has passed has none of any item.
 */
export function rivalWithMore(game: Game, totals: TotalsBySeat, seat: Seat, item: MajorityItem): Lead | undefined {
  const own = totals(seat)[item];
  let lead: Lead | undefined;
  for (let rival = 0; rival < game.state.players.length; rival += 1) {
    const amount = totals(rival)[item];
    if (amount > (lead?.amount ?? own)) lead = { rival, amount, own };
  }
  return lead;
}

/** MAJ-1, LUNA-24 */
export function leadsMajority(game: Game, totals: TotalsBySeat, seat: Seat, item: MajorityItem): boolean {
  const isBeaten = rivalWithMore(game, totals, seat, item) !== undefined;
  return !isBeaten && amountAgainstLuna(totals(seat), item) >= lunaAmount(game, item);
}

/** MAJ-4 to MAJ-11 */
export function reachedTier(totals: FaceUpTotals, { item, tiers }: Majority): number {
  const total = tierTotal(totals, item);
  let reached = 0;
  for (const { atLeast } of tiers) if (total >= atLeast) reached += 1;
  return reached;
}

/** MAJ-4 to MAJ-7: field scientists count only if there is at least one scientist. */
function tierTotal(totals: FaceUpTotals, item: MajorityItem): number {
  if (item !== 'scientists') return totals[item];
  return totals.scientists === 0 ? 0 : allScientists(totals);
}
