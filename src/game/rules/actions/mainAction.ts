import type { CardAction } from '../../../components/content.ts';
import type { CardRef, Seat } from '../../../components/ids.ts';
import type { ViolationCode } from '../../../rulebook/violations.ts';
import type { Action } from '../../model/actions.ts';
import type { Faults, Game, Work } from '../kit.ts';

/**
 * One of the four actions done with cards (ROUND-9). `available`: the cards that may be used for it, those face up in
 * the action area or the one card destroyed for a bonus space (BSP-9).
 */
export interface MainAction<A extends Action> {
  readonly type: A['type'];
  /** Kind of the cards it takes (ROUND-10). */
  readonly kind: CardAction['kind'];
  options(game: Game, seat: Seat, available: readonly CardRef[]): A[];
  check(game: Game, action: A, available: readonly CardRef[]): Faults<ViolationCode>;
  /** Cards the action uses up. */
  cards(action: A, available: readonly CardRef[]): readonly CardRef[];
  perform(work: Work, action: A, available: readonly CardRef[]): void;
}
