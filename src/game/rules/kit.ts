import type { Box } from '../../components/box.ts';
import type { Company, Seat } from '../../components/ids.ts';
import { COMPANIES } from '../../components/ids.ts';
import type {
  AnyAction,
  Decision as GenericDecision,
  Procedure as GenericProcedure,
  Work as GenericWork,
  Position,
} from '../../engine/decision.ts';
import { NO_FAULTS } from '../../engine/decision.ts';
import { at, indices } from '../../engine/lists.ts';
import type { Note } from '../../rulebook/reason.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { ViolationCode, ViolationFigures } from '../../rulebook/violations.ts';
import type { Action } from '../model/actions.ts';
import type { GameEvent } from '../model/events.ts';
import type { Frame } from '../model/frames.ts';
import type { GameState, PlayerState } from '../model/state.ts';

/** A state and its components, for reading. */
export type Game = Position<Box, GameState>;
/** A state and its components, for writing. */
export type Work = GenericWork<Box, GameState, GameEvent>;
/** The answer to a check: empty when the action is legal. */
export type Faults<Code extends ViolationCode = ViolationCode> = readonly Note<Code>[];

/** A frame that names the seat it is for. */
export type SeatFrame = Extract<Frame, { readonly seat: Seat }>;
/** One kind of decision of Skymines. */
export type AnyDecision<F extends Frame, A extends AnyAction = Action> = GenericDecision<
  Box,
  GameState,
  F,
  A,
  GameEvent,
  Note<ViolationCode>
>;
/** A decision for the seat that its frame names. */
export type Decision<F extends SeatFrame, A extends AnyAction = Action> = AnyDecision<F, A>;
/** A decision for several seats at once, which says for whom. */
export type SharedDecision<F extends Frame, A extends AnyAction = Action> = AnyDecision<F, A> & {
  seats(frame: F): readonly Seat[];
};
/** One kind of frame that runs by itself. */
export type Procedure<F extends Frame = Frame> = GenericProcedure<Box, GameState, F, GameEvent>;
export { NO_FAULTS };

/** Faults with a single entry, against the rule its code stands for. */
export function fault<Code extends ViolationCode>(code: Code, ...[figures]: ViolationFigures<Code>): Faults {
  return [{ code, params: figures ?? {} }];
}

/** The same against another rule, where one code serves several. */
export function faultBy<Code extends ViolationCode>(
  rule: RuleId,
  code: Code,
  ...[figures]: ViolationFigures<Code>
): Faults {
  return [{ code, params: figures ?? {}, rule }];
}

export function playerAt(game: Game, seat: Seat): PlayerState {
  return at(game.state.players, seat);
}

export function writePlayer(work: Work, seat: Seat): Work['state']['players'][number] {
  return at(work.state.players, seat);
}

/** Seats of people, ascending: all but Luna's. */
export function people({ state: { options } }: Game): Seat[] {
  return indices(options.players);
}

/** Puts a frame on top of the stack: it is handled before everything pushed earlier. */
export function push(work: Work, frame: Frame): void {
  work.state.stack.push(frame as Work['state']['stack'][number]);
}

/** Coins from the bank; it never runs out (SETUP-17, NOTE-4). */
export function gainCoins(work: Work, seat: Seat, amount: number, rule: RuleId): void {
  if (amount <= 0) return;
  writePlayer(work, seat).coins += amount;
  work.emit({ type: 'coins', seat, amount, rule });
}

/** ICON-13: coins to the bank. NOTE-5: checked before, never a debt. */
export function payCoins(work: Work, seat: Seat, amount: number, rule: RuleId): void {
  if (amount <= 0) return;
  writePlayer(work, seat).coins -= amount;
  work.emit({ type: 'coins', seat, amount: -amount, rule });
}

/** The companies other than one. */
export function otherCompanies(company: Company): Company[] {
  return COMPANIES.filter((other) => other !== company);
}
