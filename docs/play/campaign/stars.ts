import type { Seat } from 'skymines-rules';
import type { ChapterGame, ChapterResult } from 'skymines-rules/campaign';
import type { Words } from '../words/en.ts';

export type StarReason = keyof Words['campaign']['reasons'];

/** A source of success points. With an amount of 0, it has not been won. */
export interface StarSource {
  readonly reason: StarReason;
  readonly amount: number;
}

type Result = Pick<ChapterResult, 'chapter' | 'games' | 'points' | 'winners'>;

/** Returns the sources of a seat's success points in a chapter, won or not, in the order in which they are shown. */
export function starsOf(
  { chapter, games, points, winners }: Result,
  seat: Seat,
  luna: Seat | null,
): readonly StarSource[] {
  const winner = { reason: 'winner', amount: winners.includes(seat) ? 1 : 0 } as const;
  const [game] = games;
  // CAMP-28: the other points are averages over the time loop.
  if (games.length > 1) return [winner, { reason: 'average', amount: (points[seat] ?? 0) - winner.amount }];
  return game === undefined ? [] : sources(game, chapter, { seat, luna }, winner);
}

/** Returns the sources of a seat's success points in a game of a time loop, which has no winner (CAMP-28). */
export function loopStars(game: ChapterGame, seat: Seat, luna: Seat | null): readonly StarSource[] {
  return sources(game, 4, { seat, luna });
}

/** Returns the points that a player can win in a chapter: with two other players at the table, one more. */
export function possibleStars(chapter: number, players: number): readonly StarReason[] {
  const beaten: readonly StarReason[] = players > 2 ? ['beatOne', 'beatTwo'] : ['beatOne'];
  return [...beaten, 'winner', 'mission', 'tracks', ...extra(chapter)];
}

function extra(chapter: number): readonly StarReason[] {
  if (chapter === 3) return ['firstToFinish'];
  return chapter === 4 ? ['menaceRemoved'] : [];
}

function sources(
  { points }: ChapterGame,
  chapter: number,
  { seat, luna }: { readonly seat: Seat; readonly luna: Seat | null },
  winner?: StarSource,
): readonly StarSource[] {
  const own = points[seat];
  if (own === undefined) return [];
  const amounts: Readonly<Partial<Record<StarReason, number>>> = {
    ...own,
    firstToFinish: own.extra,
    menaceRemoved: own.extra,
  };
  return possibleStars(chapter, points.length).flatMap((reason): readonly StarSource[] => {
    if (reason === 'winner') return winner === undefined ? [] : [winner];
    // CAMP-23
    if (reason === 'mission' && seat === luna) return [{ reason: 'given', amount: own.mission }];
    // LUNA: she can neither remove a menace nor open a personal bonus space.
    if (isExtra(reason) && seat === luna) return [];
    return [{ reason, amount: amounts[reason] ?? 0 }];
  });
}

const isExtra = (reason: StarReason): reason is 'firstToFinish' | 'menaceRemoved' =>
  reason === 'firstToFinish' || reason === 'menaceRemoved';

/** Percentage of solo games on the Moon that the fast bot wins against Luna, by level (docs/bots.md). */
const BOT_WINS = [99, 90, 65, 49, 45, 25, 18, 4, 0] as const;

export function botWins(level: number): number {
  return BOT_WINS[level] ?? 0;
}
