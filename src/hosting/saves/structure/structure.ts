import type { Seat, TokenId } from '../../../components/ids.ts';
import { isDistinct } from '../../../engine/lists.ts';
import type { Action } from '../../../game/model/actions.ts';
import { isCorruptStateError } from '../../../game/model/errors.ts';
import type { Frame, FrameOf } from '../../../game/model/frames.ts';
import { exists } from '../../../game/rules/board/places.ts';
import type { Game } from '../../../game/rules/game.ts';
import { people } from '../../../game/rules/players.ts';
import { MACHINE } from '../../../game/skymines.ts';
import { type JsonProblems, unless } from '../../../input/problems.ts';
import { layoutProblems } from './layout.ts';
import * as pieces from './pieces.ts';
import { lunaProblems, peopleProblems } from './players.ts';

/** Each step relies on the earlier steps. The checks within one step are independent of each other. */
const STEPS: readonly (readonly ((game: Game) => JsonProblems)[])[] = [
  [layoutProblems],
  [pieces.cardProblems, pieces.planProblems, pieces.lunaCardProblems, pieces.companyProblems, pieces.tileProblems],
  [pieces.deckProblems, pieces.planSupplyProblems, peopleProblems, lunaProblems],
  [frameProblems],
  [answerProblems],
];

/**
 * Returns the violations of conditions that the rules rely on. Every state of a game passes all checks. They do not
 * prove that legal play can lead to the state; only a record does. If the rules cannot continue a forged state, they
 * throw a `CorruptStateError`.
 */
export function positionProblems(game: Game): JsonProblems {
  for (const checks of STEPS) {
    const problems = checks.flatMap((check) => check(game));
    if (problems.length > 0) return problems;
  }
  return [];
}

/** Checks that frames name only seats, cards, tokens and places of this game. Order and number are not checked. */
function frameProblems(game: Game): JsonProblems {
  return game.state.stack.flatMap((frame, index) => {
    const frames = frame.kind === 'rewards' ? [frame, ...frame.rewards] : [frame];
    const isKnown = frames.every((each) => hasKnownSeat(game, each) && hasKnownParts(game, each));
    return unless(isKnown, `$.stack[${index}]`, `seats, components and places of this game in "${frame.kind}"`);
  });
}

/** LUNA-27: Luna has no frames except her turn. */
function hasKnownSeat(game: Game, frame: Frame): boolean {
  if (!('seat' in frame) || frame.seat === null) return true;
  return frame.kind === 'lunaTurn' ? frame.seat === game.state.luna?.seat : people(game).includes(frame.seat);
}

function hasKnownParts(game: Game, frame: Frame): boolean {
  const { box } = game;
  const isPerson = (seat: Seat): boolean => people(game).includes(seat);
  switch (frame.kind) {
    case 'planning':
      return frame.seats.length > 0 && isDistinct(frame.seats.map(String)) && frame.seats.every(isPerson);
    case 'startingToken':
      return areTokensOffered(game, frame);
    case 'ousting':
      return exists(game, frame);
    case 'upload':
      return box.findAction(frame.card) !== undefined;
    case 'salvage':
      return box.find.card(frame.card) !== undefined;
    case 'oneOf':
      return frame.context.destroyed === undefined || box.find.card(frame.context.destroyed) !== undefined;
    default:
      return true;
  }
}

/** SETUP-39: each seat is offered two tokens, and at least one seat has not chosen yet. */
function areTokensOffered(game: Game, { offers, chosen }: FrameOf<'startingToken'>): boolean {
  const tokens = new Set(game.box.content.tokens.map(({ id }) => id));
  const isOffer = (offer: readonly TokenId[], seat: Seat): boolean => {
    const token = chosen[seat] ?? null;
    return offer.length === 2 && offer.every((each) => tokens.has(each)) && (token === null || offer.includes(token));
  };
  const areWhole = [offers, chosen].every(({ length }) => length === people(game).length);
  return areWhole && offers.every(isOffer) && isDistinct(offers.flat()) && chosen.includes(null);
}

function answerProblems(game: Game): JsonProblems {
  const top = game.state.stack.length - 1;
  return unless(top < 0 || canDecide(game), `$.stack[${top}]`, 'a decision with at least one legal action');
}

function canDecide(game: Game): boolean {
  const seats = MACHINE.seats(game.state);
  try {
    // Claiming a task leaves the same decision.
    const isDecision = ({ type }: Action): boolean => type !== 'claimTask';
    return seats.length > 0 && seats.every((seat) => MACHINE.options(game, seat).some(isDecision));
  } catch (error) {
    if (isCorruptStateError(error)) return false;
    throw error;
  }
}
