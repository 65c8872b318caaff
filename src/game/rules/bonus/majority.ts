import type { Majority } from '../../../components/content.ts';
import type { MajorityItem, Seat } from '../../../components/ids.ts';
import type { FaceUpTotals, TotalsBySeat } from '../area/totals.ts';
import { allScientists } from '../area/totals.ts';
import type { Game } from '../game.ts';

/** LUNA-23: how much of an item Luna's majority cards show; an empty slot shows nothing. */
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

/** LUNA-24: what a seat can show against Luna. Her scientists and field scientists are one number, so theirs are too. */
export function amountAgainstLuna(totals: FaceUpTotals, item: MajorityItem): number {
  return item === 'scientists' ? allScientists(totals) : totals[item];
}

/** Somebody who has more of an item, and how much both have. */
interface Lead {
  readonly rival: Seat;
  readonly amount: number;
  readonly own: number;
}

/**
 * MAJ-1, MAJ-2, MAJ-3: the seat that has most of the counted item, if that is strictly more than one's own. A tie is enough
 * for the one who places. MAJ-2: between people scientists alone are compared. AMB-BON-11: whoever has passed has nothing.
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

/** MAJ-1, LUNA-24: whether nobody has more than a seat, neither a person nor Luna. */
export function leadsMajority(game: Game, totals: TotalsBySeat, seat: Seat, item: MajorityItem): boolean {
  const isBeaten = rivalWithMore(game, totals, seat, item) !== undefined;
  return !isBeaten && amountAgainstLuna(totals(seat), item) >= lunaAmount(game, item);
}

/** MAJ-4 to MAJ-11: tiers a seat has reached, 0 for none. */
export function reachedTier(totals: FaceUpTotals, { item, tiers }: Majority): number {
  const total = tierTotal(totals, item);
  let reached = 0;
  for (const { atLeast } of tiers) if (total >= atLeast) reached += 1;
  return reached;
}

/** MAJ-4 to MAJ-7: beyond the first scientist, field scientists count as well; without a scientist nothing does. */
function tierTotal(totals: FaceUpTotals, item: MajorityItem): number {
  if (item !== 'scientists') return totals[item];
  return totals.scientists === 0 ? 0 : allScientists(totals);
}
