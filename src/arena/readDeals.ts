import { MAX_PLAYERS } from '../components/printed.ts';
import { InvalidOptionsError } from '../game/model/errors.ts';
import type { Collection, PlayedGame } from './collect.ts';

type Values<T> = { readonly [Key in keyof T]?: unknown };

/**
 * Copies and validates the deals of a collection, which may come from a file. A schema would be too slow for this many
 * values.
 * @throws InvalidOptionsError with the first malformed value.
 */
export function readDeals(collection: Collection): Collection['deals'] {
  return listOf(read(collection).deals, 'deals').map((deal, index) =>
    listOf(deal, `deals[${index}]`).map((game, place) => readGame(game, `deals[${index}][${place}]`)),
  );
}

/** Returns a copy of an object's fields, or an empty object if they cannot be read. */
function read<T>(given: T): Values<T> {
  try {
    return { ...given };
  } catch {
    return {};
  }
}

function readGame(given: unknown, field: string): PlayedGame {
  const { players, scores, winners, decisions, milliseconds } = read(given as PlayedGame);
  const names = listOf(players, `${field}.players`).map((name) =>
    typeof name === 'string' ? name : fail(`${field}.players`, 'expected names'),
  );
  if (names.length === 0 || names.length > MAX_PLAYERS) fail(`${field}.players`, `expected 1 to ${MAX_PLAYERS} names`);
  const numbers = (list: unknown, key: keyof PlayedGame, least: number): number[] => {
    const read = listOf(list, `${field}.${key}`);
    const isFull = read.length === names.length || (key !== 'scores' && read.length < names.length);
    if (!isFull || !read.every((each): each is number => Number.isFinite(each) && Number(each) >= least))
      return fail(`${field}.${key}`, 'expected a number for each player');
    return read;
  };
  const seats = listOf(winners, `${field}.winners`).map((seat) => (typeof seat === 'number' ? seat : -1));
  if (!seats.every((seat) => names[seat] !== undefined)) fail(`${field}.winners`, 'expected seats of the game');
  return {
    players: names,
    scores: numbers(scores, 'scores', -Infinity),
    winners: seats,
    decisions: numbers(decisions, 'decisions', 0),
    ...(milliseconds === undefined ? {} : { milliseconds: numbers(milliseconds, 'milliseconds', 0) }),
  };
}

function listOf(given: unknown, field: string): unknown[] {
  if (!Array.isArray(given)) return fail(field, 'expected a list');
  try {
    return [...given];
  } catch {
    return fail(field, 'expected a readable list');
  }
}

function fail(field: string, message: string): never {
  throw new InvalidOptionsError([{ field, message }]);
}
