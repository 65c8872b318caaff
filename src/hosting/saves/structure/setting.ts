import { COMPANIES } from '../../../components/ids.ts';
import { isDistinct } from '../../../engine/lists.ts';
import { lastRound } from '../../../game/modules/menaces/menaceOnBoard.ts';
import type { Game } from '../../../game/rules/game.ts';
import { people } from '../../../game/rules/players.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';

/** What the options and the set-up fix for the whole game: tracks, seats, tokens, rounds. */
export function settingProblems(game: Game): JsonProblems {
  return [...trackProblems(game), ...tableProblems(game), ...tokenProblems(game), ...roundProblems(game)];
}

/** SETUP-6, SETUP-7, SETUP-8: those of the options, or four of the five boards, one side of each. */
function trackProblems({ box, state: { tracks, options } }: Game): JsonProblems {
  if (options.tracks === 'random') {
    const boards = COMPANIES.map((company) => tracks[company].charAt(0));
    return unless(isDistinct(boards), '$.tracks', 'four boards, one side of each');
  }
  const wanted = options.tracks === 'recommended' ? box.content.recommended.tracks : options.tracks;
  return COMPANIES.flatMap((company) =>
    unless(tracks[company] === wanted[company], `$.tracks.${company}`, `track ${wanted[company]}`),
  );
}

/** SETUP-35, LUNA-2, ROUND-8: clockwise from the first player, Luna last; the marker passes with its space. */
function tableProblems(game: Game): JsonProblems {
  const { seating, firstPlayer, nextFirstPlayer, options, round, luna, placed } = game.state;
  const seats = people(game).length;
  const [first = 0] = seating;
  const wanted = [...people(game).map((place) => (first + place) % seats), ...(luna === null ? [] : [luna.seat])];
  const starts = options.firstPlayer === 'random' ? first : options.firstPlayer;
  const taken = placed.find(({ space, seat }) => space === 'firstPlayer' && seat < seats);
  const gives = game.box.boardSpace('firstPlayer')?.terms.reward.some(({ kind }) => kind === 'firstPlayer') ?? false;
  const next = gives && taken !== undefined ? taken.seat : firstPlayer;
  return [
    ...unless(
      first === starts && seating.every((seat, place) => seat === wanted[place]),
      '$.seating',
      'the seats clockwise from the first player, Luna last',
    ),
    ...unless(round > 1 || firstPlayer === first, '$.firstPlayer', 'the first player of round 1'),
    ...unless(nextFirstPlayer === next, '$.nextFirstPlayer', `seat ${next}`),
  ];
}

/** SETUP-38, SETUP-39: no token for two. */
function tokenProblems({ box, state }: Game): JsonProblems {
  const { players, options, seating } = state;
  const tokens = players.flatMap(({ token }) => token ?? []);
  const recommended = options.players.flatMap((_, seat) => {
    const wanted = box.content.recommended.tokens[seating.indexOf(seat)] ?? '';
    const fits = options.startingTokens === 'choose' || players[seat]?.token === wanted;
    return unless(fits, `$.players[${seat}].token`, wanted);
  });
  return [...unless(isDistinct(tokens), '$.players', 'every starting token with one person'), ...recommended];
}

/** ROUND-1, MENACE-19, PREP-3, PREP-4: the supplement space gets a coin each round. */
function roundProblems(game: Game): JsonProblems {
  const { round, supplement } = game.state;
  const last = lastRound(game);
  return [
    ...unless(round <= last, '$.round', `a round up to ${last}`),
    ...unless(supplement <= round, '$.supplement', `at most ${round} coins`),
  ];
}
