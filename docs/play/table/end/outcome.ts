import type { Seat } from 'skymines-rules';
import type { History } from '../history.ts';

export interface Outcome {
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** Seat of the only human player at this screen, or `null`. */
  readonly viewer: Seat | null;
}

/** `by` and `behind` are points, 0 after a tie that another rule has decided. */
export type Verdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'youWin'; readonly by: number }
  | { readonly kind: 'youShare'; readonly others: readonly Seat[] }
  | { readonly kind: 'youPlace'; readonly place: number; readonly behind: number; readonly winner: Seat }
  | { readonly kind: 'wins'; readonly winner: Seat; readonly by: number }
  | { readonly kind: 'share'; readonly winners: readonly Seat[] };

/** The course of the game in one sentence. Rounds count from 1. */
export type Story =
  | {
      readonly kind: 'cameBack';
      readonly seat: Seat;
      readonly rival: Seat;
      readonly behind: number;
      readonly round: number;
    }
  | { readonly kind: 'ledFrom'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'ledUntil'; readonly seat: Seat; readonly round: number }
  | {
      readonly kind: 'cameClose';
      readonly seat: Seat;
      readonly rival: Seat;
      readonly behind: number;
      readonly round: number;
    };

/** A smaller deficit, or a lead with fewer points, is not worth mentioning. */
const NOTABLE = 10;

export function verdictOf({ totals, winners, viewer }: Outcome): Verdict {
  const [winner] = winners;
  if (winner === undefined) return { kind: 'none' };
  if (winners.length > 1) {
    const isShared = viewer !== null && winners.includes(viewer);
    return isShared
      ? { kind: 'youShare', others: winners.filter((seat) => seat !== viewer) }
      : { kind: 'share', winners };
  }
  const by = pointsOf(totals, winner) - bestOther(totals, winner).points;
  if (viewer === winner) return { kind: 'youWin', by };
  if (viewer === null || totals.length === 2) return { kind: 'wins', winner, by };
  const own = pointsOf(totals, viewer);
  const better = totals.filter((points, seat) => seat !== viewer && (points > own || seat === winner)).length;
  return { kind: 'youPlace', place: better + 1, behind: pointsOf(totals, winner) - own, winner };
}

/** Speaks about the viewer, or about the winner to spectators. */
export function storyOf({ winners, viewer }: Outcome, { moments }: Pick<History, 'moments'>): Story | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  if (viewer === null || viewer === winner) return cameBack(winner, moments) ?? ledFrom(winner, moments);
  return ledUntil(viewer, moments) ?? cameClose(viewer, moments) ?? ledFrom(winner, moments);
}

type Moments = History['moments'];

/** Totals at the end of every round except the last. */
function earlierRounds(moments: Moments): readonly { readonly round: number; readonly totals: readonly number[] }[] {
  return moments.flatMap(({ state: { round }, totals }, index) => {
    const next = moments[index + 1]?.state.round;
    return next !== undefined && next > round ? [{ round, totals }] : [];
  });
}

function cameBack(seat: Seat, moments: Moments): Story | null {
  const [worst] = earlierRounds(moments)
    .map(({ round, totals }) => ({ round, ...behindBest(totals, seat) }))
    .sort((one, other) => other.behind - one.behind);
  return worst === undefined || worst.behind < NOTABLE ? null : { kind: 'cameBack', seat, ...worst };
}

function ledFrom(seat: Seat, moments: Moments): Story {
  const last = moments.findLastIndex(({ totals }) => behindBest(totals, seat).behind >= 0);
  const lead = moments[last + 1] ?? moments.at(-1);
  return { kind: 'ledFrom', seat, round: lead?.state.round ?? 1 };
}

function ledUntil(seat: Seat, moments: Moments): Story | null {
  const last = earlierRounds(moments).findLast(
    ({ totals }) => behindBest(totals, seat).behind < 0 && pointsOf(totals, seat) >= NOTABLE,
  );
  return last === undefined ? null : { kind: 'ledUntil', seat, round: last.round };
}

function cameClose(seat: Seat, moments: Moments): Story | null {
  const final = behindBest(moments.at(-1)?.totals ?? [], seat).behind;
  const [close] = earlierRounds(moments)
    .filter(({ totals }) => pointsOf(totals, seat) >= NOTABLE)
    .map(({ round, totals }) => ({ round, ...behindBest(totals, seat) }))
    .filter(({ behind }) => behind > 0 && behind * 2 <= final)
    .sort((one, other) => one.behind - other.behind || other.round - one.round);
  return close === undefined ? null : { kind: 'cameClose', seat, ...close };
}

/** `behind` is negative for the leader. */
function behindBest(totals: readonly number[], seat: Seat): { readonly rival: Seat; readonly behind: number } {
  const best = bestOther(totals, seat);
  return { rival: best.seat, behind: best.points - pointsOf(totals, seat) };
}

function bestOther(totals: readonly number[], seat: Seat): { readonly seat: Seat; readonly points: number } {
  const others = totals.map((points, other) => ({ seat: other, points })).filter((other) => other.seat !== seat);
  return others.reduce((best, other) => (other.points > best.points ? other : best), others[0] ?? { seat, points: 0 });
}

function pointsOf(totals: readonly number[], seat: Seat): number {
  return totals[seat] ?? 0;
}
