import { MACHINE } from '../../game/skymines.ts';
import type { Frame } from '../../model/frames.ts';
import type { BoardPlace } from '../../model/places.ts';
import { piecesOn } from '../../rules/board/places.ts';
import type { Game } from '../../rules/kit.ts';
import { lastRound } from '../../rules/round/turnOrder.ts';
import type { Problems } from '../problems.ts';
import { unless } from '../problems.ts';

/** The stack of decisions speaks of seats, cards and places that exist, and somebody can answer the one on top. */
export function stackProblems(game: Game): Problems {
  const { stack } = game.state;
  const wrong = stack.flatMap((frame, index) => frameProblems(game, frame, `$.stack[${index}]`));
  if (wrong.length > 0) return wrong;
  // ROUND-3, MENACE-19: the last frame goes with the last round.
  if (stack.length === 0) return unless(game.state.round === lastRound(game), '$.stack', 'an open decision');
  const seats = MACHINE.seats(game.state);
  const top = `$.stack[${stack.length - 1}]`;
  if (seats.length === 0) return unless(false, top, 'a decision on top');
  const stuck = seats.filter((seat) => MACHINE.options(game, seat).length === 0);
  return unless(stuck.length === 0, top, 'a decision that can be answered');
}

function frameProblems(game: Game, frame: Frame, path: string): Problems {
  const seats = seatsOf(frame);
  const { players, luna } = game.state;
  const isLunas = (seat: number): boolean => seat === luna?.seat;
  const fits = frame.kind === 'lunaTurn' ? seats.every(isLunas) : true;
  return [
    ...unless(
      seats.every((seat) => seat < players.length),
      path,
      'a seat of the game',
    ),
    ...unless(fits && (frame.kind !== 'turn' || !seats.some(isLunas)), path, 'a turn of whoever sits there'),
    ...unless(
      placesOf(frame).every((place) => exists(game, place)),
      path,
      'places of the board',
    ),
    ...unless(
      cardsOf(frame).every((card) => isCard(game, card)),
      path,
      'cards of the components',
    ),
    ...extraProblems(game, frame, path),
  ];
}

function seatsOf(frame: Frame): readonly number[] {
  if (frame.kind === 'planning') return frame.seats;
  return 'seat' in frame && frame.seat !== null ? [frame.seat] : [];
}

function placesOf(frame: Frame): readonly BoardPlace[] {
  switch (frame.kind) {
    case 'expansion':
      return frame.entered.map((sector) => ({ sector }));
    case 'beltExpansion':
      return [
        ...frame.outposts,
        ...frame.shuttles.map((shuttleSpace) => ({ shuttleSpace })),
        ...frame.earned.map((asteroid) => ({ asteroid, space: 0 })),
      ];
    case 'oustRivals':
      return frame.places;
    case 'ousting':
      return ['sector' in frame ? { sector: frame.sector } : { asteroid: frame.asteroid, space: frame.space }];
    default:
      return [];
  }
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

/** What single kinds of decision rest on. */
function extraProblems(game: Game, frame: Frame, path: string): Problems {
  const { state, box } = game;
  const people = state.options.players.length;
  switch (frame.kind) {
    case 'startingToken': {
      const known = new Set(box.content.tokens.map(({ id }) => id));
      const tokens = [...frame.offers.flat(), ...frame.chosen.filter((token) => token !== null)];
      const fits = frame.offers.length === people && frame.chosen.length === people;
      const named = tokens.every((token) => known.has(token));
      return unless(fits && named, path, 'tokens for everybody');
    }
    case 'lunaTurn': {
      const waits = state.luna?.slots.some((slot) => slot !== null && !slot.faceUp) ?? false;
      return unless(waits, path, 'a card of Luna face down');
    }
    case 'ousting': {
      const [place] = placesOf(frame);
      const stands = place !== undefined && exists(game, place) && piecesOn(game, place).includes(frame.outpost);
      return unless(stands, path, 'an outpost where it is said to be');
    }
    case 'beltExpansion':
    case 'menaceReward':
      return unless(state.belt !== null, path, 'no Belt where it is not in play');
    case 'expansion':
      return unless(state.belt === null, path, 'no Moon where it is not in play');
    default:
      return [];
  }
}
