import type { HasContent } from '../components/content.ts';
import type { CardId, MajorityItem, Seat } from '../components/ids.ts';
import { SHIPPED } from '../content/shipped.ts';
import type { GameState } from '../game/model/state.ts';
import { costFor, paymentWith } from '../game/rules/actions/useResources.ts';
import type { FaceUpTotals } from '../game/rules/area/totals.ts';
import { faceUpTotals, totalsBySeat } from '../game/rules/area/totals.ts';
import { leadsMajority, lunaAmount, reachedTier } from '../game/rules/bonus/majority.ts';
import { displayed, totalCost } from '../game/rules/cards/display.ts';
import { gameAt } from './position.ts';

/**
 * Returns the face-up totals in the action area of a seat, including tiles and track bonuses (SCI-7, MAJ-2, MAJ-3).
 * During planning, these are the totals of the cards planned so far; in a view, the cards of other players do not
 * count.
 * @throws RangeError for a seat that the game does not have.
 */
export function areaTotals(state: GameState, seat: Seat, rules: HasContent = SHIPPED): FaceUpTotals {
  return faceUpTotals(gameAt(rules, state, seat), seat);
}

/** The price of a displayed card when paid with given resource cards. */
export interface Price {
  /** Printed cost of the card and its slot together (RES-6). */
  readonly printed: number;
  /** Discount from track bonuses; the price is never below 0 (RES-12). */
  readonly discount: number;
  /** The price: `printed` minus `discount`. */
  readonly total: number;
  /** Units of the cards that pay (RES-3). */
  readonly paid: number;
  /** Units left for company tracks (RES-9); if negative, the number of missing units. */
  readonly left: number;
}

/**
 * Returns the price of the card in a display slot (1-12) when paid with the given cards, or `undefined` if the slot is
 * empty. It does not check whether the cards may be used together; use `explain` for that.
 * @throws RangeError for a seat that the game does not have.
 */
export function priceOf(
  state: GameState,
  seat: Seat,
  slot: number,
  cards: readonly CardId[],
  rules: HasContent = SHIPPED,
): Price | undefined {
  const game = gameAt(rules, state, seat);
  const card = displayed(game, slot);
  if (card === undefined || card === null) return undefined;
  const printed = totalCost(game, slot);
  const payment = paymentWith(game, seat, cards);
  const total = costFor(game, payment, slot);
  return { printed, discount: printed - total, total, paid: payment.total, left: payment.total - total };
}

/** The position of a seat in a majority. */
export interface MajorityStanding {
  /**
   * Face-up amounts of the human players, by seat (MAJ-2, MAJ-3). For scientists, field scientists do not count here
   * (MAJ-2), but they do for the tier and the comparison with Luna.
   */
  readonly amounts: readonly number[];
  /** The amount on Luna's majority cards, 0 without her (LUNA-23). */
  readonly luna: number;
  /** True if no other player has more than the seat, even if all have the same or nothing (MAJ-1, LUNA-24). */
  readonly leads: boolean;
  /** The highest reached tier, from 1; 0 for none (MAJ-4 to MAJ-11). */
  readonly tier: number;
}

/**
 * Returns the position of a human player in the majority of an item, or `undefined` for Luna and for items without a
 * bonus space. During planning, a full state counts the cards planned by all players; a view ignores those of the
 * others.
 * @throws RangeError for a seat that the game does not have.
 */
export function majorityStanding(
  state: GameState,
  seat: Seat,
  item: MajorityItem,
  rules: HasContent = SHIPPED,
): MajorityStanding | undefined {
  const game = gameAt(rules, state, seat);
  const majority = game.box.content.spaces.find((space) => space.majority?.item === item)?.majority;
  if (majority === undefined || majority === null || seat === state.luna?.seat) return undefined;
  const totals = totalsBySeat(game);
  return {
    amounts: state.options.players.map((_, each) => totals(each)[item]),
    luna: lunaAmount(game, item),
    leads: leadsMajority(game, totals, seat, item),
    tier: reachedTier(totals(seat), majority),
  };
}
