// Luna's own cards: lookups, drawing, shuffling, and the cards that her tokens add.

import type { Game } from './game.ts';
import { need } from './game.ts';
import type { LunaCard, LunaCardId, LunaLevel, Table } from './types.ts';

export type Luna = NonNullable<Table['luna']>;

/** Luna's cards on the table. */
export function lunaOf(game: Game): Luna {
  return need(game.table.luna, 'Luna');
}

/** LUNA-12: the settings of the level at which Luna plays (LDATA-8, LDATA-9). */
export function lunaLevel(game: Game): LunaLevel {
  const { level } = need(game.options.luna, 'options of Luna');
  return need(
    game.content.luna.levels.find((settings) => settings.level === level),
    `level ${level}`,
  );
}

export function lunaCardOf(game: Game, id: LunaCardId): LunaCard {
  return need(
    game.content.luna.cards.find((card) => card.id === id),
    id,
  );
}

/**
 * Shuffles a pile after the set-up and returns it from the top. The k-th shuffle follows `deal.lunaShuffles[k]`; cards
 * that the list does not name go below.
 */
export function shuffleLuna(game: Game, pile: readonly LunaCardId[]): LunaCardId[] {
  const luna = lunaOf(game);
  const order = game.options.deal.lunaShuffles?.[luna.shuffles] ?? [];
  luna.shuffles += 1;
  const named = order.filter((id, index) => pile.includes(id) && order.indexOf(id) === index);
  return [...named, ...pile.filter((id) => !named.includes(id))];
}

/** Draws the top card of Luna's deck, or undefined if there is none at all. */
export function drawLunaCard(game: Game): LunaCardId | undefined {
  const luna = lunaOf(game);
  if (luna.deck.length === 0) rebuildDeck(game); // AMB-LUNA-1
  return luna.deck.pop();
}

/** LUNA-20: the discard pile and one unseen card of grade 2, if there is one, are shuffled and form the new deck. */
function rebuildDeck(game: Game): void {
  const luna = lunaOf(game);
  const pile = [...luna.discard];
  const added = luna.gradeTwo.pop();
  if (added !== undefined) pile.push(added);
  luna.discard = [];
  if (pile.length > 0) luna.deck = shuffleLuna(game, pile).reverse();
}

/** LUNA-18: a token puts the top card of the grade-2 deck on top of Luna's deck, if there is one. */
export function takeGradeTwo(game: Game): void {
  const luna = lunaOf(game);
  const card = luna.gradeTwo.pop();
  if (card !== undefined) luna.deck.push(card);
}
