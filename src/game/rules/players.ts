import type { CardId, Company, Seat } from '../../components/ids.ts';
import { at, indices } from '../../engine/lists.ts';
import { addCapped } from '../../input/limits.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { GameState, PlayerState } from '../model/state.ts';
import type { Game, Work } from './game.ts';

/**
 * Checks that a seat exists.
 * @throws RangeError when it does not.
 */
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

/**
 * SHARE-3, EXP-5, END-2: returns all cards in a player's hand, action area and resting decks, but not destroyed cards.
 */
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
