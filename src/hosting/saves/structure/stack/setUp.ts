import { PLAYER_ICONS } from '../../../../components/ids.ts';
import { at, isDistinct } from '../../../../engine/lists.ts';
import type { FrameOf } from '../../../../game/model/frames.ts';
import type { Game } from '../../../../game/rules/game.ts';
import { people, playerAt } from '../../../../game/rules/players.ts';
import { startingHand } from '../../../../game/rules/setup/newGame.ts';

/** SETUP-39: two tokens for everybody, no token for two, and each choice one of the two. */
export function areTokensOffered(game: Game, { offers, chosen }: FrameOf<'startingToken'>): boolean {
  const seats = people(game).length;
  const known = new Set(game.box.content.tokens.map(({ id }) => id));
  const offered = offers.flat();
  return (
    offers.length === seats &&
    chosen.length === seats &&
    chosen.includes(null) &&
    offers.every((offer) => offer.length === 2) &&
    isDistinct(offered) &&
    offered.every((token) => known.has(token)) &&
    chosen.every((token, seat) => token === null || offers[seat]?.includes(token) === true)
  );
}

/** SETUP-33, SETUP-36: who has not laid out the starting decks holds exactly the starting cards. */
export function isArrangeable(game: Game, { seat }: FrameOf<'startingDecks'>): boolean {
  const { hand } = playerAt(game, seat);
  const wanted = startingHand(game.box, at(PLAYER_ICONS, seat), game.state.seating.indexOf(seat));
  return hand.length === wanted.length && isDistinct(hand) && wanted.every((card) => hand.includes(card));
}
