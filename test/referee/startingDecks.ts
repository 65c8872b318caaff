import { cardOf } from './cards.ts';
import type { Game } from './game.ts';
import { need, playerOf } from './game.ts';
import type { ArrangeStartingDecks, CardAction, CardId, Seat, StartingToken } from './types.ts';

/** The starting token that a seat has kept. */
export function startingToken(game: Game, seat: Seat): StartingToken {
  const { token } = playerOf(game, seat);
  return need(
    game.content.tokens.find(({ id }) => id === token),
    'starting token',
  );
}

/**
 * SETUP-42: every way to put hand cards that match the three icons of the token on the central resting slots. If
 * several cards show an icon, the player chooses one, which may be the single-energy card (AMB-SETUP-5).
 */
export function arrangements(game: Game, seat: Seat): ArrangeStartingDecks[] {
  const { hand } = playerOf(game, seat);
  const icons = startingToken(game, seat).cards;
  const found = new Map<string, ArrangeStartingDecks>();
  const place = (cards: readonly CardId[], left: readonly CardAction[]): void => {
    if (left.length === 0) found.set(cards.join(' '), { type: 'arrangeStartingDecks', seat, cards });
    left.forEach((icon, index) => {
      const others = left.filter((_, other) => other !== index);
      for (const card of hand) {
        if (cards.includes(card) || !shows(game, card, icon)) continue;
        place([...cards, card], others);
      }
    });
  };
  place([], icons);
  return [...found.values()];
}

/** True if a card has exactly the action of an icon. */
function shows(game: Game, card: CardId, icon: CardAction): boolean {
  const { action } = cardOf(game.content, card);
  if (action.kind === 'resource' && icon.kind === 'resource') {
    return action.resource === icon.resource && action.value === icon.value;
  }
  if (action.kind === 'energy' && icon.kind === 'energy') return action.value === icon.value;
  if (action.kind === 'scientist' && icon.kind === 'scientist') return action.points === icon.points;
  if (action.kind === 'fieldScientist' && icon.kind === 'fieldScientist') {
    return action.company === icon.company && action.helium === icon.helium && action.coins === icon.coins;
  }
  return false;
}
