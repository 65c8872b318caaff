import type { Majority } from '../../../components/content.ts';
import type { MajorityItem, Seat } from '../../../components/ids.ts';
import { at } from '../../../engine/lists.ts';
import { fieldScientistCount, majorityCount, scientistCount } from '../area/area.ts';
import type { Game } from '../game.ts';

/** LUNA-23: how much of an item Luna's majority cards show; an empty slot shows nothing. */
export function lunaAmount({ box, state }: Game, item: MajorityItem): number {
  const [left, right] = (state.luna?.majority ?? []).map((card) => (card === null ? null : box.lunaCard(card)));
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
export function amountAgainstLuna(game: Game, seat: Seat, item: MajorityItem): number {
  const own = majorityCount(game, seat, item);
  return item === 'scientists' ? own + fieldScientistCount(game, seat) : own;
}

/** Somebody who has more of an item, and how much both have. */
interface Lead {
  readonly rival: Seat;
  readonly amount: number;
  readonly own: number;
}

/**
 * MAJ-1: a seat that has strictly more of the counted item, if any. A tie is enough for the one who places.
 * AMB-BON-6: between people scientists alone are compared. AMB-BON-11: whoever has passed has nothing.
 */
export function rivalWithMore(game: Game, seat: Seat, { item }: Majority): Lead | undefined {
  const amounts = game.state.players.map((_, other) => majorityCount(game, other, item));
  const own = at(amounts, seat);
  const rival = amounts.findIndex((amount) => amount > own);
  return rival < 0 ? undefined : { rival, amount: at(amounts, rival), own };
}

/** MAJ-4 to MAJ-11: tiers a seat has reached, 0 for none. */
export function reachedTier(game: Game, seat: Seat, { item, tiers }: Majority): number {
  const total = tierTotal(game, seat, item);
  return tiers.filter(({ atLeast }) => total >= atLeast).length;
}

/** MAJ-4 to MAJ-7: beyond the first scientist, field scientists count as well; without a scientist nothing does. */
function tierTotal(game: Game, seat: Seat, item: Majority['item']): number {
  if (item !== 'scientists') return majorityCount(game, seat, item);
  const scientists = scientistCount(game, seat);
  return scientists === 0 ? 0 : scientists + fieldScientistCount(game, seat);
}
