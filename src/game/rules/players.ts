import type { BoardTrack } from '../../components/content.ts';
import type { CardId, Company, Seat } from '../../components/ids.ts';
import { ACTION_SLOTS, END_SLOTS } from '../../components/printed.ts';
import { at, indices } from '../../engine/lists.ts';
import { addCapped } from '../../input/limits.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { GameState, PlayerState } from '../model/state.ts';
import type { Game, Work } from './game.ts';

/** Throws a `RangeError` if a seat does not exist. */
export function requireSeat({ players }: GameState, seat: Seat): void {
  if (Number.isInteger(seat) && seat >= 0 && seat < players.length) return;
  throw new RangeError(`This game has no seat ${seat}; its seats are 0 to ${players.length - 1}.`);
}

export function playerAt(game: Game, seat: Seat): PlayerState {
  return at(game.state.players, seat);
}

export function writePlayer(work: Work, seat: Seat): Work['state']['players'][number] {
  return at(work.state.players, seat);
}

/** In ascending order. */
export function people({ state: { options } }: Game): Seat[] {
  return indices(options.players);
}

/** Gives coins from the bank, which is unlimited (SETUP-17, NOTE-4). */
export function gainCoins(work: Work, seat: Seat, amount: number, rule: RuleId, company?: Company): void {
  if (amount <= 0) return;
  const player = writePlayer(work, seat);
  player.coins = addCapped(player.coins, amount);
  work.emit({ type: 'coins', seat, amount, rule, ...(company && { company }) });
}

/** ICON-13: pays coins to the bank. NOTE-5: the caller must check that the seat has enough coins. */
export function payCoins(work: Work, seat: Seat, amount: number, rule: RuleId, company?: Company): void {
  if (amount <= 0) return;
  writePlayer(work, seat).coins -= amount;
  work.emit({ type: 'coins', seat, amount: -amount, rule, ...(company && { company }) });
}

/** SHARE-3, EXP-5, END-2: returns all cards in a player's hand, action area and resting decks. */
export function cardsOf({ hand, area, resting }: Pick<PlayerState, 'hand' | 'area' | 'resting'>): CardId[] {
  const cards = [...hand];
  for (const card of area) if (card !== null) cards.push(card);
  for (const deck of resting) cards.push(...deck);
  return cards;
}

/** BON-10: puts a card from the hand face up on the pile of destroyed cards. */
export function destroyHandCard(work: Work, seat: Seat, card: CardId): void {
  const { hand } = writePlayer(work, seat);
  hand.splice(hand.indexOf(card), 1);
  work.state.destroyed.push(card);
  work.emit({ type: 'cardDestroyed', seat, card });
}

/** PLAN-3, PLAN-4, SPECIAL-3, SPECIAL-6: checks whether an action slot is ON. */
export function isSlotOn(game: Game, seat: Seat, slot: number): boolean {
  const { tank, research } = game.box.content.playerBoard;
  const player = playerAt(game, seat);
  if (slot === END_SLOTS.tank) return player.helium >= tank.slotSpace;
  if (slot === END_SLOTS.research) return player.upload >= research.slotSpace;
  return slot > 0 && slot < ACTION_SLOTS;
}

/** Returns the tank and research tracks of a seat. Luna's side of the board has different tracks (LUNA-2). */
export function boardTracks(game: Game, seat: Seat): { readonly tank: BoardTrack; readonly research: BoardTrack } {
  const { luna, playerBoard } = game.box.content;
  return seat === game.state.luna?.seat ? luna : playerBoard;
}

/** SPECIAL-3, AMB-SPECIAL-1: a marker opens the slot when it reaches or passes its space. `beyond`: lost steps. */
export function boardMove({ last, slotSpace }: BoardTrack, from: number, steps: number) {
  const to = Math.min(last, from + steps);
  return { to, opensSlot: from < slotSpace && slotSpace <= to, beyond: from + steps - to };
}

/** EXP-23, ICON-4 */
export function advanceHelium(work: Work, seat: Seat, steps: number): void {
  if (steps <= 0) return;
  const { tank } = work.box.content.playerBoard;
  const player = writePlayer(work, seat);
  const from = player.helium;
  const { to, opensSlot, beyond } = boardMove(tank, from, steps); // SPECIAL-1
  player.helium = to;
  if (to > from) work.emit({ type: 'heliumAdvanced', seat, steps: to - from, to });
  if (opensSlot) work.emit({ type: 'slotOpened', seat, slot: END_SLOTS.tank });
  // SPECIAL-2, FSC-7: each step beyond the last space gives coins.
  gainCoins(work, seat, beyond * tank.overflow, 'SPECIAL-2');
}
