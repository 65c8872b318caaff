import type { Frame } from '../../../../game/model/frames.ts';
import type { BoardPlace } from '../../../../game/model/places.ts';
import type { Game } from '../../../../game/rules/game.ts';
import type { JsonProblems } from '../../../../input/problems.ts';
import { unless } from '../../../../input/problems.ts';

/** A frame speaks of seats, places, cards and tokens that exist. */
export function unknownProblems(game: Game, frame: Frame, path: string): JsonProblems {
  const { players } = game.state;
  return [
    ...unless(
      seatsOf(frame).every((seat) => seat < players.length),
      path,
      'a seat of the game',
    ),
    ...unless(
      [...enteredPlaces(frame), ...earnedOn(frame)].every((place) => exists(game, place)),
      path,
      'places of the board',
    ),
    ...unless(
      cardsOf(frame).every((card) => isCard(game, card)),
      path,
      'cards of the components',
    ),
  ];
}

function seatsOf(frame: Frame): readonly number[] {
  if (frame.kind === 'planning') return frame.seats;
  return 'seat' in frame && frame.seat !== null ? [frame.seat] : [];
}

/** BELT-17: a reward is earned on an asteroid, whichever of its spaces was entered. */
function earnedOn(frame: Frame): readonly BoardPlace[] {
  return frame.kind === 'beltExpansion' ? frame.earned.map((asteroid) => ({ asteroid, space: 0 })) : [];
}

function exists({ box, state }: Game, place: BoardPlace): boolean {
  if ('sector' in place) return place.sector >= 1 && place.sector <= state.sectors.length;
  if (state.belt === null) return false;
  if ('shuttleSpace' in place) return box.shuttleSpace(place.shuttleSpace) !== undefined;
  return box.asteroid(place.asteroid)?.spaces[place.space] !== undefined;
}

function cardsOf(frame: Frame): readonly string[] {
  switch (frame.kind) {
    case 'salvage':
    case 'upload':
      return [frame.card];
    case 'oneOf':
      return frame.context.destroyed === undefined ? [] : [frame.context.destroyed];
    case 'endTurn':
      return frame.used;
    case 'rewards':
      return frame.rewards.flatMap(cardsOf);
    default:
      return [];
  }
}

function isCard({ box }: Game, ref: string): boolean {
  const { cards, tiles } = box.content;
  return cards.some(({ id }) => id === ref) || tiles.some(({ id, action }) => id === ref && action !== null);
}

/** Places of the board that a frame says were entered in this turn. */
export function enteredPlaces(frame: Frame): readonly BoardPlace[] {
  switch (frame.kind) {
    case 'expansion':
      return frame.entered.map((sector) => ({ sector }));
    case 'beltExpansion':
      return [...frame.outposts, ...frame.shuttles.map((shuttleSpace) => ({ shuttleSpace }))];
    case 'oustRivals':
      return frame.places;
    case 'ousting':
      return ['sector' in frame ? { sector: frame.sector } : { asteroid: frame.asteroid, space: frame.space }];
    default:
      return [];
  }
}
