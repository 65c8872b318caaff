/**
 * The score of one seat in coins: the seven categories and their sum (SCORE-1). For a view of a running game, it counts
 * only visible pieces, so it omits shares on other seats' hidden cards.
 */
export interface PlayerScore {
  /** Coins in the reserve. */
  readonly coins: number;
  /** Shares in Astrogo Enterprises times the share value. */
  readonly astrogo: number;
  /** Shares in Tawac Industries times the share value. */
  readonly tawac: number;
  /** Shares in Skymine Resources times the share value. */
  readonly skymine: number;
  /** Shares in Minerva Corp times the share value. */
  readonly minerva: number;
  /** The last value reached by the helium-3 marker. */
  readonly tank: number;
  /** The last value reached by the upload marker, plus the values of entered special plans that are still face up. */
  readonly research: number;
  /** The sum of the seven categories. */
  readonly total: number;
}
/** The categories of `PlayerScore` in the order of the score pad. */
export const SCORE_CATEGORIES = ['coins', 'astrogo', 'tawac', 'skymine', 'minerva', 'tank', 'research'] as const;
/** One of the seven categories of the score. */
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];
/** The scores of a game by seat. */
export type ScoreSheet = readonly PlayerScore[];
