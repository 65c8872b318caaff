/**
 * The score of one seat in coins: the seven categories and their sum (SCORE-1). For a view of a running game it counts only
 * visible pieces, so shares on other seats' hidden cards are missing.
 */
export interface PlayerScore {
  /** Coins in the reserve. */
  readonly coins: number;
  /** Shares of Astrogo Enterprises times the value of a share. */
  readonly astrogo: number;
  /** Shares of Tawac Industries times the value of a share. */
  readonly tawac: number;
  /** Shares of Skymine Resources times the value of a share. */
  readonly skymine: number;
  /** Shares of Minerva Corp times the value of a share. */
  readonly minerva: number;
  /** The last value reached by the helium-3 marker. */
  readonly tank: number;
  /** The last value reached by the upload marker, plus the special plans it has entered that are still face up. */
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
