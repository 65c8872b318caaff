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
 * Returns what lies face up in the action area of a seat, with tiles and track bonuses (SCI-7, MAJ-2, MAJ-3). During planning
 * these are the totals of the cards planned so far; a view counts nothing of what others plan.
 * @throws RangeError for a seat that the game does not have.
 */
export function areaTotals(state: GameState, seat: Seat, rules: HasContent = SHIPPED): FaceUpTotals {
  return faceUpTotals(gameAt(rules, state, seat), seat);
}

/** What a displayed card costs when some resource cards pay for it. */
export interface Price {
  /** Printed cost of the card and its slot together (RES-6). */
  readonly printed: number;
  /** What track bonuses take off; the price never falls below 0 (RES-12). */
  readonly discount: number;
  /** What is paid: `printed` less `discount`. */
  readonly total: number;
  /** Units of the cards that pay (RES-3). */
  readonly paid: number;
  /** Units left for company tracks (RES-9). Below 0, so many units are still missing. */
  readonly left: number;
}

/**
 * Returns what the card on a display slot (1-12) costs when a seat pays with some cards, or `undefined` where no card lies.
 * It does not say whether the cards may be used together: `explain` does.
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

/** How a seat stands in one majority. */
export interface MajorityStanding {
  /**
   * What each person shows, by seat (MAJ-2, MAJ-3). Scientists are compared alone (MAJ-2); the tier and the comparison
   * with Luna count field scientists as well.
   */
  readonly amounts: readonly number[];
  /** What Luna's majority cards show, 0 without her (LUNA-23). */
  readonly luna: number;
  /** Whether nobody has more than the seat, also where all have as much or nothing (MAJ-1, LUNA-24). */
  readonly leads: boolean;
  /** The highest tier that the seat has reached, from 1, or 0 for none (MAJ-4 to MAJ-11). */
  readonly tier: number;
}

/**
 * Returns how the seat of a person stands in the majority of an item, or `undefined` if no bonus space counts it, and for
 * Luna's seat. During planning a whole state counts what all have planned; a view counts nothing of what others plan.
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
