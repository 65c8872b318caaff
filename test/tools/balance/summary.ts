import type { Company, Content, PlayerScore, ScoreCategory, Seat, TrackId } from '../../../src/entries/index.ts';
import { COMPANIES, SCORE_CATEGORIES, TRACK_IDS } from '../../../src/entries/index.ts';
import { mean } from '../../kit/numbers.ts';
import type { Spread } from './figures.ts';
import { highest, parts, spread } from './figures.ts';
import type { GameRecord } from './playGame.ts';
import type { Uses } from './uses.ts';
import { addedUp, SHARE_CARDS } from './uses.ts';

/** Statistics of some games about the component set. Frequencies are between 0 and 1. */
export interface Summary {
  readonly content: Content;
  readonly games: number;
  readonly winners: Spread;
  readonly all: Spread;
  /** The fraction of winners within the target range. */
  readonly inRange: number;
  readonly categories: readonly { readonly category: ScoreCategory; readonly winners: number; readonly all: number }[];
  readonly winsBySeat: readonly number[];
  /** By place in the turn order of the first round. */
  readonly winsByPlace: readonly number[];
  readonly companies: readonly CompanySummary[];
  readonly tracks: readonly TrackSummary[];
  /** The fraction of games in which a share card was displayed, and their average number. */
  readonly shareCards: { readonly games: number; readonly mean: number };
  readonly uses: Uses;
}

/** A company: how often it was the winner's best, its coins, the value of a share, and the shares of all seats. */
interface CompanySummary {
  readonly company: Company;
  readonly best: number;
  readonly coins: number;
  readonly shareValue: number;
  readonly shares: number;
}

/** A track in its games: the winner's total and coins from its company, and how often it was best. */
interface TrackSummary {
  readonly track: TrackId;
  readonly games: number;
  readonly total: number;
  readonly coins: number;
  readonly best: number;
}

/** The target range for the winner's total in a game of four. */
export const WINNER_RANGE = [120, 220] as const;

export function summarize(content: Content, records: readonly GameRecord[]): Summary {
  const winners = records.flatMap((record) => winningScores(record));
  const allScores = records.flatMap(({ scores }) => scores);
  const seats = records[0]?.scores.map((_, seat) => seat) ?? [];
  const best = records.map(bestCompanies);
  const totals = winners.map(({ total }) => total);
  const [from, to] = WINNER_RANGE;
  const dealt = records.map(({ uses }) => uses[SHARE_CARDS] ?? 0);
  return {
    content,
    games: records.length,
    winners: spread(totals),
    all: spread(allScores.map(({ total }) => total)),
    inRange: mean(totals.map((total) => (total >= from && total <= to ? 1 : 0))),
    categories: SCORE_CATEGORIES.map((category) => ({
      category,
      winners: mean(winners.map((score) => score[category])),
      all: mean(allScores.map((score) => score[category])),
    })),
    winsBySeat: parts(seats, records.map(winningSeats)),
    winsByPlace: parts(seats, records.map(winningPlaces)),
    companies: COMPANIES.map((company, index) => ({
      company,
      best: parts(COMPANIES, best)[index] ?? 0,
      coins: mean(winners.map((score) => score[company])),
      shareValue: mean(records.map(({ shareValues }) => shareValues[company])),
      shares: mean(records.flatMap((record) => sharesOfAll(record, company))),
    })),
    tracks: TRACK_IDS.map((track) => trackSummary(track, records)),
    shareCards: { games: mean(dealt.map((count) => (count > 0 ? 1 : 0))), mean: mean(dealt) },
    uses: addedUp(records.map(({ uses }) => uses)),
  };
}

function trackSummary(track: TrackId, records: readonly GameRecord[]): TrackSummary {
  const found = records.flatMap((record) =>
    COMPANIES.filter((company) => record.tracks[company] === track).map((company) => ({ record, company })),
  );
  return {
    track,
    games: found.length,
    total: mean(found.flatMap(({ record }) => winningScores(record).map(({ total }) => total))),
    coins: mean(found.flatMap(({ record, company }) => winningScores(record).map((score) => score[company]))),
    best: mean(
      found.map(({ record, company }) => {
        const best = bestCompanies(record);
        return best.includes(company) ? 1 / best.length : 0;
      }),
    ),
  };
}

function winningSeats({ scores }: GameRecord): readonly Seat[] {
  const seats = scores.map((_, seat) => seat);
  return highest(seats, (seat) => scores[seat]?.total ?? 0);
}

function winningPlaces(record: GameRecord): readonly number[] {
  const seats = record.scores.length;
  return winningSeats(record).map((seat) => (seat - record.firstPlayer + seats) % seats);
}

function winningScores(record: GameRecord): readonly PlayerScore[] {
  return highest(record.scores, ({ total }) => total);
}

/** The companies that brought the winner the most coins. */
function bestCompanies(record: GameRecord): readonly Company[] {
  const [winner] = winningScores(record);
  return winner === undefined ? [] : highest(COMPANIES, (company) => winner[company]);
}

function sharesOfAll({ scores, shareValues }: GameRecord, company: Company): readonly number[] {
  return scores.map((score) => score[company] / Math.max(1, shareValues[company]));
}
