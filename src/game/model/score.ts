/** The seven categories of one seat, in coins (SCORE-1), and their sum. */
export interface PlayerScore {
  /** Coins in the reserve. */
  readonly coins: number;
  /** Shares times share value, by company. */
  readonly astrogo: number;
  readonly tawac: number;
  readonly skymine: number;
  readonly minerva: number;
  /** Last value the helium-3 marker reached. */
  readonly tank: number;
  /** Last value the upload marker reached, and the special plans it entered that still lie face up. */
  readonly research: number;
  readonly total: number;
}
/** The categories of `PlayerScore`, in the order of the score pad. */
export const SCORE_CATEGORIES = ['coins', 'astrogo', 'tawac', 'skymine', 'minerva', 'tank', 'research'] as const;
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];
/** Scores by seat. */
export type ScoreSheet = readonly PlayerScore[];
