import type { HasContent } from '../components/content.ts';
import type { CardId, MajorityItem, Seat } from '../components/ids.ts';
import type { GameState } from '../game/model/state.ts';
import { costFor, paymentWith } from '../game/rules/actions/useResources.ts';
import { type FaceUpTotals, faceUpTotals, totalsBySeat } from '../game/rules/area/area.ts';
import { leadsMajority, lunaAmount, reachedTier } from '../game/rules/bonus/majority.ts';
import { displayed, totalCost } from '../game/rules/cards/display.ts';
import { gameAt } from './position.ts';

/**
 * Returns the face-up totals in a seat's action area, including tiles and track bonuses (SCI-7, MAJ-2, MAJ-3). During
 * planning, these are the totals of the cards planned so far. In a view, other players' planned cards do not count.
 * @throws RangeError for a seat that the game does not have.
 */
export function areaTotals(state: GameState, seat: Seat, rules?: HasContent): FaceUpTotals {
  return faceUpTotals(gameAt(rules, state, seat), seat);
}

/** The price of a displayed card when it is paid for with the given resource cards. */
export interface Price {
  /** Printed cost of the card plus that of its slot (RES-6). */
  readonly printed: number;
  /** Discount from track bonuses. The price is never below 0 (RES-12). */
  readonly discount: number;
  /** The price: `printed` minus `discount`. */
  readonly total: number;
  /** Units of the cards used to pay (RES-3). */
  readonly paid: number;
  /** Units left for company tracks (RES-9). A negative number means that units are missing. */
  readonly left: number;
}

/**
 * Returns the price of the card in a display slot (1-12) when paid for with the given cards, or `undefined` if the slot
 * is empty. To check whether the cards may be used together, use `explain`.
 * @throws RangeError for a seat that the game does not have.
 */
export function priceOf(
  state: GameState,
  seat: Seat,
  slot: number,
  cards: readonly CardId[],
  rules?: HasContent,
): Price | undefined {
  const game = gameAt(rules, state, seat);
  const card = displayed(game, slot);
  if (card === undefined || card === null) return undefined;
  const printed = totalCost(game, slot);
  const payment = paymentWith(game, seat, cards);
  const total = costFor(game, payment, slot);
  return { printed, discount: printed - total, total, paid: payment.total, left: payment.total - total };
}

/** A seat's position in a majority. */
export interface MajorityStanding {
  /**
   * Face-up amounts of the human players, by seat (MAJ-2, MAJ-3). In the majority of scientists, field scientists do
   * not count (MAJ-2), but they do count for the tier and for the comparison with Luna.
   */
  readonly amounts: readonly number[];
  /** Amount on Luna's majority cards, or 0 in games without her (LUNA-23). */
  readonly luna: number;
  /** True if no other player has more than the seat, even if all have the same amount or none (MAJ-1, LUNA-24). */
  readonly leads: boolean;
  /** The highest tier that the seat has reached, starting at 1, or 0 for none (MAJ-4 to MAJ-11). */
  readonly tier: number;
}

/**
 * Returns the position of a human player in the majority of an item, or `undefined` for Luna and for items without a
 * bonus space. During planning, a full state counts the planned cards of all players, whereas a view ignores those of
 * other players.
 * @throws RangeError for a seat that the game does not have.
 */
export function majorityStanding(
  state: GameState,
  seat: Seat,
  item: MajorityItem,
  rules?: HasContent,
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
