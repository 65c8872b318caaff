import type { Seat } from '../components/ids.ts';
import type { PlayerScore, ScoreSheet } from '../game/model/score.ts';
import { SCORE_CATEGORIES } from '../game/model/score.ts';
import type { RichText } from './parts.ts';
import { plain } from './parts.ts';
import type { Words } from './words.ts';

/** A score table. */
export interface Results {
  readonly title: string;
  /** Column headings: the player names. */
  readonly names: readonly string[];
  /** One row for each category, ending with the total. */
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** The winners; `null` while the game is in progress. */
  readonly verdict: RichText | null;
}

export function resultsOf(scores: ScoreSheet, winners: readonly Seat[] | null, words: Words): Results {
  const { scores: texts } = words.locale;
  const row = (label: string, field: keyof PlayerScore) => ({ label, values: scores.map((score) => score[field]) });
  return {
    title: winners === null ? texts.soFar : texts.title,
    names: scores.map((_, seat) => plain(words.seat(seat))),
    rows: [...SCORE_CATEGORIES.map((category) => row(words.category(category), category)), row(texts.total, 'total')],
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

/** Returns a sentence that announces the winners. */
export function verdictOf(totals: readonly number[], winners: readonly Seat[], words: Words): RichText {
  const { noWinner, wins, share } = words.locale.scores;
  const total = Math.max(...totals);
  const winning = words.and(winners.map((seat) => words.seat(seat)));
  if (winners.length === 0) return [noWinner];
  return winners.length === 1 ? wins(winning, total) : share(winning, total);
}
