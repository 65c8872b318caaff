import type { Seat } from '../components/ids.ts';
import type { PlayerScore, ScoreSheet } from '../game/model/score.ts';
import { SCORE_CATEGORIES } from '../game/model/score.ts';
import type { RichText } from './parts.ts';
import { plain } from './parts.ts';
import type { Words } from './words.ts';

/** Scores as a table. */
export interface Results {
  readonly title: string;
  /** The heads of the columns: everybody by name. */
  readonly names: readonly string[];
  /** A row for each category, and the total as the last one. */
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** Who has won; `null` while the game is on. */
  readonly verdict: RichText | null;
}

export function resultsOf(scores: ScoreSheet, winners: readonly Seat[] | null, words: Words): Results {
  const { scores: said } = words.locale;
  const row = (label: string, field: keyof PlayerScore) => ({ label, values: scores.map((score) => score[field]) });
  return {
    title: winners === null ? said.soFar : said.title,
    names: scores.map((_, seat) => plain(words.seat(seat))),
    rows: [...SCORE_CATEGORIES.map((category) => row(words.category(category), category)), row(said.total, 'total')],
    verdict:
      winners === null
        ? null
        : verdictOf(
            scores.map(({ total }) => total),
            winners,
            words,
          ),
  };
}

/** Who has won with these totals. */
export function verdictOf(totals: readonly number[], winners: readonly Seat[], words: Words): RichText {
  const { nobody, wins, share } = words.locale.scores;
  const total = Math.max(...totals);
  const winning = words.and(winners.map((seat) => words.seat(seat)));
  if (winners.length === 0) return [nobody];
  return winners.length === 1 ? wins(winning, total) : share(winning, total);
}
